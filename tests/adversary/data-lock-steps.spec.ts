/** Two who want the same data folder, the second one between any two steps of the first: only one ever has it. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockData } from '../../src/host/store/data-lock'

const disk = vi.hoisted(() => ({ before: (): Promise<void> => Promise.resolve() }))
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<Record<string, (...args: unknown[]) => Promise<unknown>>>()
  const names = ['mkdir', 'readdir', 'rename', 'rm', 'rmdir', 'writeFile']
  const stepwise = names.map((name) => [
    name,
    async (...args: unknown[]) => {
      await disk.before()
      return fs[name]?.(...args)
    },
  ])
  return { ...fs, ...(Object.fromEntries(stepwise) as object) }
})

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'stichabend-steps-'))
})
afterEach(() => rm(data, { recursive: true }))

const BEFORE: Readonly<Record<string, () => Promise<unknown>>> = {
  'there was nobody': () => Promise.resolve(),
  'somebody was killed': async () => {
    await mkdir(join(data, 'lock'))
    await writeFile(join(data, 'lock', '0123456789abcdef.json'), '{}')
  },
  'somebody was killed while clearing up': () => mkdir(join(data, 'lock')),
}

type Unlock = () => Promise<void>
const owner = (attempt: Promise<Unlock>): Promise<Unlock | undefined> =>
  attempt.catch((error: Error) => {
    expect(error.message).toContain('another Stichabend uses')
    return undefined
  })

/** The second one wants it at this step of the first. Answers whether the first had so many. */
async function meetAt(step: number): Promise<boolean> {
  let steps = 0
  let second: Promise<Unlock | undefined> | undefined
  disk.before = async () => {
    if (steps++ !== step) return
    disk.before = () => Promise.resolve()
    second = owner(lockData(data))
    await second
  }
  const first = await owner(lockData(data))
  disk.before = () => Promise.resolve()
  const owners = [first, await second].filter((unlock) => unlock !== undefined)
  expect(owners).toHaveLength(1)
  // Nobody comes in, either, and everything is gone after that.
  expect(await owner(lockData(data))).toBeUndefined()
  await owners[0]?.()
  expect(await readdir(data)).toEqual([])
  return second !== undefined
}

describe.each(Object.keys(BEFORE))('where %s', (before) => {
  it('one of the two has it, wherever they meet', async () => {
    let step = 0
    do await BEFORE[before]?.()
    while (await meetAt(step++))
    expect(step).toBeGreaterThanOrEqual(5)
  })
})
