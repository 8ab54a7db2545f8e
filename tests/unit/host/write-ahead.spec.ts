/** The journal ahead of the tables' files: what it saves, what it leaves alone, and when it goes. */
import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesOf, entriesIn } from '../../../src/host/store/ahead-entry'
import { completeFiles } from '../../../src/host/store/complete-files'
import { completed } from '../../../src/host/store/completed'
import { fileStore, type LogStore } from '../../../src/host/store/log-store'
import { MAX_JOURNAL_BYTES } from '../../../src/host/store/write-ahead'
import { journalIn } from './power-cut'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'stichabend-ahead-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(data, { recursive: true })
})

/** Of stores whose machine has stopped: nobody closes their files. */
const open: unknown[] = []

const pathOf = (id: string) => join(data, 'tables', `${id}.jsonl`)
const textOf = (id: string) => readFile(pathOf(id), 'utf8')
const journals = () => readdir(join(data, 'write-ahead'))
const textIn = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

/** A store whose machine stops with these lines of a table in the journal, and this in its file. */
async function stopped(lines: readonly string[], text: string | Buffer, id = 'one') {
  const store = await fileStore(data)
  const log = await store.create(id)
  open.push(log)
  for (const line of lines) await log.append([line])
  await writeFile(pathOf(id), text)
}

async function nextStart() {
  const problems: string[] = []
  const store = await fileStore(data, (problem) => problems.push(problem))
  return { store, problems }
}

async function linesOf(store: LogStore, id = 'one'): Promise<readonly string[]> {
  const stored = await store.take(`${id}.jsonl`)
  if (!stored.ok) throw new Error(stored.problem)
  await stored.log.close()
  return stored.lines
}

/** Which files are synced, in order. */
function syncs() {
  const files: string[] = []
  const sync = fs.fdatasync
  vi.spyOn(fs, 'fdatasync').mockImplementation((file, done) => {
    files.push(fs.readlinkSync(`/proc/self/fd/${file}`).slice(data.length + 1))
    sync(file, done)
  })
  return files
}
const isLinux = process.platform === 'linux'

describe('what a file lacks', () => {
  const LINES = ['{"a":1}', '{"b":"ü"}', '{"c":[3,4]}', '{"d":5}']

  it('is found in the journal, wherever the file ends or has a hole', async () => {
    await stopped(LINES, '')
    const entries = await journalIn(data)
    const whole = Buffer.from(textIn(LINES))
    for (let end = 0; end <= whole.length; end++) {
      const cut = whole.subarray(0, end)
      expect(completed(cut, entries)).toEqual({ bytes: whole, misfits: 0 })
      for (let hole = 0; hole < end; hole++) {
        const file = Buffer.from(cut).fill(0, hole, Math.min(end, hole + 5))
        expect(completed(file, entries)).toEqual({ bytes: whole, misfits: 0 })
      }
    }
  })

  it('is found as far as the journal goes, wherever that is torn', async () => {
    await stopped(LINES, '')
    const journal = Buffer.concat((await journalIn(data)).map((entry) => bytesOf(entry)))
    const whole = textIn(LINES)
    const found = new Set<string>()
    for (let end = 0; end <= journal.length; end++) {
      const { bytes, misfits } = completed(Buffer.alloc(0), entriesIn(journal.subarray(0, end)))
      expect(misfits).toBe(0)
      expect(whole.startsWith(bytes.toString())).toBe(true)
      found.add(bytes.toString())
    }
    expect([...found]).toEqual(LINES.map((_, n) => textIn(LINES.slice(0, n))).concat(whole))
    // Nor is an entry believed that has a hole.
    const last = journal.lastIndexOf('{"file"')
    for (let hole = last; hole < journal.length; hole++) {
      const torn = Buffer.from(journal).fill(0, hole, hole + 1)
      const { bytes } = completed(Buffer.alloc(0), entriesIn(torn))
      expect(bytes.toString()).toBe(textIn(LINES.slice(0, -1)))
    }
  })

  it('is there after the next start, which needs no journal any more', async () => {
    await stopped(LINES, `${LINES[0]}\n{"b`)
    const { store, problems } = await nextStart()
    expect(await textOf('one')).toBe(textIn(LINES))
    expect(await journals()).toEqual([])
    expect(await linesOf(store)).toEqual(LINES)
    expect(problems).toEqual([])
  })

  it('is there if that start is stopped as well, before it has deleted the journal', async () => {
    await stopped(LINES, '')
    const [name = ''] = await journals()
    const journal = await readFile(join(data, 'write-ahead', name))
    await nextStart()
    await writeFile(join(data, 'write-ahead', name), journal)
    const { problems } = await nextStart()
    expect(await textOf('one')).toBe(textIn(LINES))
    expect(problems).toEqual([])
  })

  it('comes first: the table is not opened as long as the file cannot be completed', async () => {
    await stopped(LINES, '')
    // Where the draft of the file would be.
    await mkdir(join(`${pathOf('one')}.new`, 'full'), { recursive: true })
    const { store, problems } = await nextStart()
    expect(await store.unfinished()).toEqual([])
    expect(problems).toEqual([expect.stringContaining('one.jsonl')])
    const other = await store.create('other')
    await other.append(['{}'])
    // The old journal could seem to continue a text that is shorter.
    await expect(other.rewrite(() => '')).rejects.toThrow('journal')
    await other.close()
    await rm(`${pathOf('one')}.new`, { recursive: true })
    const { store: next } = await nextStart()
    expect(await linesOf(next)).toEqual(LINES)
    expect(await linesOf(next, 'other')).toEqual(['{}'])
  })
})

describe('the journal leaves alone', () => {
  it('lines that it does not know, and what it holds is kept for somebody to look at', async () => {
    const text = textIn(['{"a":1}', '{"b":3}'])
    await stopped(['{"a":1}', '{"b":2}', '{"c":3}'], text)
    const { store, problems } = await nextStart()
    expect(await linesOf(store)).toEqual(['{"a":1}', '{"b":3}'])
    expect(problems).toEqual([expect.stringMatching(/1\.journal: 2 entries .* damaged/)])
    expect(await journals()).toEqual([])
    expect(await readdir(join(data, 'damaged'))).toEqual([expect.stringContaining('1.journal')])
  })

  it('a file that goes on where the journal ends', async () => {
    const text = textIn(['{"a":1}', '{"b":2}', '{"c":3}'])
    await stopped(['{"a":1}', '{"b":2}'], text)
    const { problems } = await nextStart()
    expect(await textOf('one')).toBe(text)
    expect(problems).toEqual([])
  })

  it('tables of another data folder, and those that are closed by now', async () => {
    await stopped(['{"a":1}'], '', 'one')
    await rm(pathOf('one'))
    await writeFile(join(data, 'history', 'one.jsonl'), 'closed')
    const { store, problems } = await nextStart()
    expect(await store.unfinished()).toEqual([])
    expect(await readFile(join(data, 'history', 'one.jsonl'), 'utf8')).toBe('closed')
    expect(await journals()).toEqual([])
    expect(problems).toEqual([])
  })

  it('itself, where it cannot be set aside: it is named, and no text is rewritten before it', async () => {
    await stopped(['{"a":1}', '{"b":2}'], textIn(['{"a":0}']))
    await rm(join(data, 'damaged'), { recursive: true })
    const problems: string[] = []
    const report = (problem: string) => problems.push(problem)
    const { ahead, incomplete } = await completeFiles(data, join(data, 'tables'), report)
    expect(incomplete.size).toBe(0)
    expect(problems).toEqual([expect.stringMatching(/1\.journal: .* left as it is/)])
    expect(await journals()).toEqual(['1.journal'])
    await expect(ahead.empty()).rejects.toThrow('journal')
  })

  it('what is no journal: it is named, and the host starts', async () => {
    await stopped(['{"a":1}'], '')
    await mkdir(join(data, 'write-ahead', '7.journal'))
    await symlink('/dev/zero', join(data, 'write-ahead', '8.journal'))
    await writeFile(join(data, 'write-ahead', '9.journal'), 'null\n{"file":1}\n{}')
    await writeFile(join(data, 'write-ahead', 'notes'), '')
    const { store, problems } = await nextStart()
    expect(await linesOf(store)).toEqual(['{"a":1}'])
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['7.journal', '8.journal'])
    expect(await journals()).toEqual(['notes'])
  })
})

describe('while tables are open', () => {
  it.skipIf(!isLinux)('all lines that wait at a moment share one sync', async () => {
    const store = await fileStore(data)
    const ids = Array.from({ length: 20 }, (_, n) => `${n}`)
    const logs = await Promise.all(ids.map((id) => store.create(id)))
    const files = syncs()
    await Promise.all(logs.map((log, n) => log.append([`{"n":${n}}`])))
    expect(files).toEqual(['write-ahead/1.journal'])
    expect(await Promise.all(ids.map(textOf))).toEqual(ids.map((n) => `{"n":${n}}\n`))
    await Promise.all(logs.map((log) => log.close()))
  })

  it.skipIf(!isLinux)('a file is synced before its journal goes', async () => {
    const store = await fileStore(data)
    const [one, two] = await Promise.all(['one', 'two'].map((id) => store.create(id)))
    await one?.append(['{"a":1}'])
    await two?.append(['{"b":2}'])
    const files = syncs()
    await one?.close()
    expect(await journals()).toEqual(['1.journal'])
    await two?.close()
    expect(files).toEqual(['tables/one.jsonl', 'tables/two.jsonl'])
    expect(await journals()).toEqual([])
  })

  it('a file that cannot be synced keeps its journal, and is complete after the next start', async () => {
    const store = await fileStore(data)
    const log = await store.create('one')
    open.push(log)
    await log.append(['{"a":1}'])
    vi.spyOn(fs, 'fdatasync').mockImplementation((_, done) => done(new Error('EIO')))
    await expect(log.close()).rejects.toThrow('EIO')
    vi.restoreAllMocks()
    await writeFile(pathOf('one'), '')
    expect(await linesOf((await nextStart()).store)).toEqual(['{"a":1}'])
  })

  it.skipIf(!isLinux)(
    'a full journal is followed by another, and no line waits for it',
    async () => {
      const store = await fileStore(data)
      const log = await store.create('one')
      const files = syncs()
      const line = JSON.stringify('x'.repeat(MAX_JOURNAL_BYTES / 4))
      for (let n = 0; n < 6; n++) await log.append([line])
      await vi.waitUntil(async () => (await journals()).join() === '2.journal')
      expect(files.filter((file) => file.startsWith('tables'))).toEqual(['tables/one.jsonl'])
      expect((await journalIn(data)).length).toBeLessThan(6)
      await log.close()
    },
  )

  it.skipIf(!isLinux)('lines are synced in their own files when the journal has gone', async () => {
    const store = await fileStore(data)
    const log = await store.create('one')
    await log.append(['{"a":1}'])
    const files = syncs()
    await rm(join(data, 'write-ahead'), { recursive: true })
    await log.append(['{"b":2}'])
    expect(files.at(-1)).toBe('tables/one.jsonl')
    await log.append(['{"c":3}'])
    expect(files.at(-1)).toBe('tables/one.jsonl')
    await log.close()
    expect(await linesOf((await nextStart()).store)).toEqual(['{"a":1}', '{"b":2}', '{"c":3}'])
  })

  it('a text that is rewritten has no old lines behind it after the next start', async () => {
    const store = await fileStore(data)
    const log = await store.create('one')
    open.push(log)
    for (const line of ['{"a":1}', '{"b":2}', '{"c":3}']) await log.append([line])
    await log.rewrite((text) => text.slice(0, text.indexOf('{"b"')))
    await log.append(['{"d":4}'])
    await writeFile(pathOf('one'), '{"a":1}\n')
    expect(await linesOf((await nextStart()).store)).toEqual(['{"a":1}', '{"d":4}'])
  })
})
