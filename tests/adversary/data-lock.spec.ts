/** Two hosts on the same data folder, however they are started: only one ever has it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockData } from '../../src/host/store/data-lock'
import { rounds } from '../depth'
import { bundleForNode, type Bundle } from '../harness/bundle'
import { bundleHeadless, HeadlessProcess, type HeadlessBundle } from '../unit/host/headless'

const LOCKING = fileURLToPath(new URL('./lock-process.ts', import.meta.url))
const STARTERS = 20

let locking: Bundle
let headless: HeadlessBundle
beforeAll(async () => {
  locking = await bundleForNode(LOCKING)
  headless = await bundleHeadless()
})
afterAll(() => Promise.all([locking.remove(), headless.remove()]))

let folder: string
let data: string
let children: ChildProcess[]
beforeEach(async () => {
  children = []
  folder = await mkdtemp(join(tmpdir(), 'stichabend-lock-'))
  data = join(folder, 'data')
  await mkdir(data)
})
afterEach(async () => {
  await Promise.all(children.map(killed))
  await rm(folder, { recursive: true })
})

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('close', () => resolve()).kill('SIGKILL')
  })

/** With a folder of its own for what is temporary, as a service or another login has it. */
async function start(file: string, ...flags: readonly string[]): Promise<ChildProcess> {
  const temporary = await mkdtemp(join(folder, 'tmp-'))
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  const child = spawn(process.execPath, [file, ...flags], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

const startHost = async () =>
  new HeadlessProcess(await start(headless.file, '--port=0', `--data=${data}`))

/** What became of somebody who wants the folder: the first line that is said of it. */
const wants = async (where = data): Promise<string> => {
  const { stdout } = await start(locking.file, where)
  return new Promise((resolve) => {
    stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
  })
}

describe('a second host with another folder for what is temporary', () => {
  it('is refused, is told by whom, and has it when the first one was killed', async () => {
    const first = await startHost()
    await first.origin
    const second = await startHost()
    expect(await second.ended).toMatchObject({ code: 1 })
    expect(second.printed).toContain(`another Stichabend uses ${data}`)
    expect(second.printed).toMatch(new RegExp(`process ${first.pid}, since \\d{4}-`))
    await first.kill('SIGKILL')
    const third = await startHost()
    await third.origin
    expect(await third.kill('SIGTERM')).toMatchObject({ code: 0 })
    expect((await readdir(data)).filter((name) => name.startsWith('lock'))).toEqual([])
  })
})

describe('many who start at the same moment', () => {
  it.each([
    ['where nobody was before', () => Promise.resolve()],
    [
      'after one that was killed',
      async () => {
        expect(await wants()).toBe('mine')
        await Promise.all(children.map(killed))
      },
    ],
  ])('are one in the end, %s', async (_, before) => {
    await before()
    const said = await Promise.all(Array.from({ length: STARTERS }, () => wants()))
    expect(said.filter((text) => text === 'mine')).toHaveLength(1)
    expect(said.filter((text) => text.includes('another Stichabend uses'))).toHaveLength(
      STARTERS - 1,
    )
  })

  it('are one in the end, again and again, and the next one has it at once', async () => {
    for (let round = 0; round < rounds(20, 500); round++) {
      const tried = await Promise.allSettled(Array.from({ length: 8 }, () => lockData(data)))
      const had = tried.filter(({ status }) => status === 'fulfilled')
      expect(had).toHaveLength(1)
      await (had[0] as PromiseFulfilledResult<() => Promise<void>>).value()
    }
    expect(await readdir(data)).toEqual([])
  })
})

describe('the lock', () => {
  it('holds in a folder with a very long name', async () => {
    const long = join(data, 'x'.repeat(100), 'y'.repeat(100))
    await mkdir(long, { recursive: true })
    expect(await wants(long)).toBe('mine')
    expect(await wants(long)).toContain('another Stichabend uses')
    await Promise.all(children.map(killed))
    expect(await wants(long)).toBe('mine')
  })

  it('is not kept from anybody by what others have left in it', async () => {
    const dead = '0123456789abcdef'
    for (const name of ['lock', `lock-${dead}`]) {
      await mkdir(join(data, name))
      await writeFile(join(data, name, `${dead}.json`), '{"pid":1,"since":"always"}')
    }
    await writeFile(join(data, 'lock', '.DS_Store'), 'of a file manager')
    const unlock = await lockData(data)
    await expect(lockData(data)).rejects.toThrow('another Stichabend uses')
    await writeFile(join(data, 'lock', '.DS_Store'), 'of a file manager')
    await expect(lockData(data)).rejects.toThrow('another Stichabend uses')
    await unlock()
    await (
      await lockData(data)
    )()
    expect(await readdir(data)).toEqual([])
  })
})
