/** What is on disk: torn, damaged, full, or somebody else's. */
import fs from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockData } from '../../../src/host/store/data-lock'
import { fileStore } from '../../../src/host/store/log-store'
import type { Ticket } from '../../../src/protocol/client'
import { must, tableFor } from '../../harness/guests'
import { bundleHeadless, startHeadless, type HeadlessBundle } from './headless'
import {
  begin,
  isDecision,
  isInput,
  LogFile,
  playUntil,
  readLine,
  roomIn,
  ticketOf,
} from '../../harness/log-files'
import { smallDiskReason, whyNoSmallDisk, withSmallDisk } from './small-disk'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stichabend-logs-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** A game of two in its middle, written down by a host that has been closed. */
async function playSome(): Promise<Ticket> {
  const evening = await roomIn(folder)
  const people = await begin(evening, tableFor('ebbes', ['open', 'open']))
  await playUntil(people, 16)
  await evening.room.shutDown()
  expect(evening.problems).toEqual([])
  return ticketOf(people[0] as (typeof people)[0])
}

/** The next host: what it reports, and whether somebody can come back and where. */
async function comeBack(ticket: Ticket) {
  const evening = await roomIn(folder)
  const guest = evening.newGuest('Back again', { ticket })
  await guest.untilOpen()
  const { host } = guest.client
  if (host?.resumed === true) await guest.until(() => guest.client.update !== null)
  return { ...evening, guest, resumed: host?.resumed, rev: guest.client.update?.rev }
}

describe('the log of a table', () => {
  it('is a file of its own, which is history when nothing more comes', async () => {
    const store = await fileStore(folder)
    const log = await store.create('one')
    await log.append(['{"a":1}', '{"b":"ü"}'])
    await log.append(['{"c":3}'])
    await log.close()
    expect(await store.unfinished()).toEqual(['one.jsonl'])
    const stored = await store.take('one.jsonl')
    if (!stored.ok) throw new Error(stored.problem)
    expect(stored.lines).toEqual(['{"a":1}', '{"b":"ü"}', '{"c":3}'])
    expect(stored.wasTorn).toBe(false)
    await stored.log.append(['{"d":4}'])
    await stored.log.close()
    await store.finish('one')
    expect(await store.unfinished()).toEqual([])
    expect(await readdir(join(folder, 'history'))).toEqual(['one.jsonl'])
  })

  it('never takes the place of another one', async () => {
    const store = await fileStore(folder)
    const log = await store.create('one')
    await expect(store.create('one')).rejects.toThrow('EEXIST')
    await log.close()
  })

  it('goes to the history when the host stopped while the table was being closed', async () => {
    const ticket = await playSome()
    const file = new LogFile(folder, ticket)
    await file.write([...(await file.lines()), '{"at":"closed"}'])
    const { room, problems, resumed } = await comeBack(ticket)
    expect(resumed).toMatchObject({ code: 'table.unknown' })
    expect(room.tables).toEqual([])
    expect(problems).toEqual([])
    expect(await readdir(join(folder, 'history'))).toEqual([file.name])
  })
})

describe('a last line that was not finished', () => {
  it('is cut off, wherever it ends, and the table goes on from the one before', async () => {
    const ticket = await playSome()
    const file = new LogFile(folder, ticket)
    const lines = await file.lines()
    // A decision after a decision: what is cut off is not drawn anew by the dice.
    const at = lines.findLastIndex((line, n) => isDecision(line) && isDecision(lines[n - 1]))
    const whole = lines.slice(0, at)
    const rev = whole.filter(isInput).length
    const last = Buffer.from(lines[at] ?? '')
    expect(last.length).toBeGreaterThan(30)
    for (let bytes = 1; bytes <= last.length; bytes++) {
      await file.write(whole, last.toString('utf8', 0, bytes))
      const back = await comeBack(ticket)
      expect(back.problems).toEqual([
        expect.stringContaining(`${file.name}: the last line was not`),
      ])
      expect(back.rev).toBe(rev)
      must(await back.guest.client.propose({ do: 'pause' }))
      await back.room.shutDown()
      expect(await file.lines()).toEqual([...whole, '{"at":"paused","paused":true}'])
    }
  })

  it('leaves nothing of a table that nobody was told of', async () => {
    const ticket = await playSome()
    const file = new LogFile(folder, ticket)
    const [head = '', seats = ''] = await file.lines()
    await file.write([head], seats.slice(0, 10))
    const { room, resumed } = await comeBack(ticket)
    expect(room.tables).toEqual([])
    expect(resumed).toMatchObject({ code: 'table.unknown' })
  })
})

/** What may become of a line; undefined where it makes no sense. */
const DAMAGES: Readonly<
  Record<string, (line: string, index: number, lines: readonly string[]) => string | undefined>
> = {
  garbage: (line) => line.replace(/[{":]/g, '\u0000'),
  'half a line': (line) => line.slice(0, line.length / 2),
  'an empty line': () => '',
  'something that is no record': () => 'null',
  'an unknown record': () => '{"at":"weather"}',
  'a second head': (_, index, [head]) => (index === 0 ? undefined : head),
  'an input of another seat': (line) =>
    isDecision(line)
      ? line.replace(/"by":(\d)/, (_, by) => `"by":${by === '0' ? 1 : 0}`)
      : undefined,
  'an input that breaks the rules': (line) =>
    isDecision(line) ? line.replace(/"action":\{.*?\}/, '"action":{"type":"fly"}') : undefined,
  'another deal': (line) =>
    isInput(line) && !isDecision(line)
      ? line
          .replace(/"([A-Z]\d)","([A-Z]\d)"/, '"$2","$1"')
          .replace(/"dealer":(\d)/, (_, dealer) => `"dealer":${dealer === '0' ? 1 : 0}`)
      : undefined,
  'other rules': (line) =>
    readLine(line).at === 'game' ? line.replace('"rulesVersion":', '"rulesVersion":9') : undefined,
}

describe('a damaged line', () => {
  it.each(Object.keys(DAMAGES))(
    '(%s) stops its table alone, is named, and set aside as it is',
    async (kind) => {
      const ticket = await playSome()
      const other = await playSome()
      const file = new LogFile(folder, ticket)
      const lines = await file.lines()
      let tried = 0
      for (const [index, line] of lines.entries()) {
        const damaged = DAMAGES[kind]?.(line, index, lines)
        if (damaged === undefined) continue
        expect(damaged).not.toBe(line)
        tried++
        // Torn at its end as well: even that is left to whoever looks after the file.
        await file.write(lines.with(index, damaged), '{"at":"inp')
        const before = await file.text()
        const evening = await comeBack(other)
        const isVersion = kind === 'other rules'
        const place = join(folder, isVersion ? 'tables' : 'damaged', file.name)
        expect(evening.resumed).toBe(true)
        const named = evening.problems.filter((problem) => problem.startsWith(file.name))
        expect(named.at(-1)?.toLowerCase()).toContain(`line ${index + 1}`)
        expect(evening.room.table(ticket.table)).toBeUndefined()
        must(await evening.guest.client.propose({ do: 'pause' }))
        must(await evening.guest.client.propose({ do: 'resume' }))
        await evening.room.shutDown()
        expect(await readFile(place, 'utf8')).toBe(before)
        await rm(place)
      }
      expect(tried).toBeGreaterThan(0)
    },
  )
})

describe('a write that fails in the middle', () => {
  /** Of all open files. */
  async function handles() {
    const probe = await open(join(folder, 'probe'), 'w')
    await probe.close()
    return Object.getPrototypeOf(probe) as typeof probe
  }

  it.each(['and can be undone', 'and cannot even be undone at once'])(
    '(%s) leaves no half line behind when it is tried again',
    async (how) => {
      const store = await fileStore(folder)
      const log = await store.create('one')
      await log.append(['{"a":1}'])
      const prototype = await handles()
      const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
      const write = fs.writeSync
      const isFull = new Set<number>()
      // Of every file, the journal's as well.
      const disk = vi.spyOn(fs, 'writeSync').mockImplementation((file, data) => {
        if (isFull.has(file)) throw full
        isFull.add(file)
        return write(file, (data as unknown as Buffer).subarray(0, 5))
      })
      await expect(log.append(['{"b":2}', '{"c":3}'])).rejects.toBe(full)
      disk.mockRestore()
      if (how.includes('cannot')) {
        vi.spyOn(prototype, 'truncate').mockRejectedValueOnce(full)
        await expect(log.append(['{"b":2}', '{"c":3}'])).rejects.toBe(full)
      }
      await log.append(['{"b":2}', '{"c":3}'])
      await log.close()
      const stored = await store.take('one.jsonl')
      if (!stored.ok) throw new Error(stored.problem)
      expect(stored.lines).toEqual(['{"a":1}', '{"b":2}', '{"c":3}'])
      expect(stored.wasTorn).toBe(false)
      await stored.log.close()
    },
  )

  it.skipIf(whyNoSmallDisk() !== undefined)(
    `on a disk that is really full, too${smallDiskReason()}`,
    () =>
      withSmallDisk(folder, async (disk) => {
        const filler = join(disk, 'filler')
        const store = await fileStore(join(disk, 'data'))
        const log = await store.create('one')
        const line = (n: number) => JSON.stringify({ n, text: 'x'.repeat(1500) })
        let written = 0
        const write = () => log.append([line(written), line(written + 1)])
        await write()
        written += 2
        for (let size = 1; ; size++) {
          const isFull = await writeFile(filler, Buffer.alloc(size * 1024)).then(
            () => false,
            () => true,
          )
          if (isFull) break
        }
        let error: unknown
        while (error === undefined) {
          await write().then(
            () => (written += 2),
            (reason: unknown) => (error = reason),
          )
        }
        expect(error).toMatchObject({ code: 'ENOSPC' })
        await expect(write()).rejects.toThrow('ENOSPC')
        await rm(filler)
        await write()
        written += 2
        await log.close()
        const stored = await store.take('one.jsonl')
        if (!stored.ok) throw new Error(stored.problem)
        await stored.log.close()
        expect(stored.wasTorn).toBe(false)
        expect(stored.lines.map((text) => (JSON.parse(text) as { n: number }).n)).toEqual([
          ...Array(written).keys(),
        ])
      }),
  )
})

describe('a data folder', () => {
  let bundle: HeadlessBundle
  beforeAll(async () => {
    bundle = await bundleHeadless()
  })
  afterAll(() => bundle.remove())

  it('is for one at a time, by whatever way it is reached', async () => {
    await mkdir(join(folder, 'data'))
    await symlink(join(folder, 'data'), join(folder, 'link'))
    const unlock = await lockData(join(folder, 'data'))
    await expect(lockData(join(folder, 'link'))).rejects.toThrow('another Stichabend uses')
    await unlock()
    const again = await lockData(join(folder, 'link'))
    await again()
  })

  it('is refused to a second host, and free again when the first was killed', async () => {
    const first = startHeadless(bundle, '--port=0', `--data=${folder}`)
    await first.origin
    const second = startHeadless(bundle, '--port=0', `--data=${folder}`)
    expect(await second.ended).toMatchObject({ code: 1 })
    expect(second.printed).toContain(`another Stichabend uses ${folder}`)
    await first.kill('SIGKILL')
    const third = startHeadless(bundle, '--port=0', `--data=${folder}`)
    await third.origin
    expect(await third.kill('SIGTERM')).toMatchObject({ code: 0 })
  })
})
