/** Two who want the same data folder, the second one between any two steps of the first: only one ever has it. */
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockData, type LockDisk } from '../../src/host/store/data-lock'

/** A disk on which something else happens before one of the steps. */
function stepwise(before: () => Promise<void>): LockDisk {
  const step = (name: keyof LockDisk) => [
    name,
    async (...args: readonly unknown[]) => {
      await before()
      return (fs[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args)
    },
  ]
  const names = ['mkdir', 'readdir', 'rename', 'rm', 'rmdir', 'writeFile'] as const
  return Object.fromEntries(names.map(step)) as LockDisk
}

let data: string
beforeEach(async () => {
  data = await fs.mkdtemp(join(tmpdir(), 'stichabend-steps-'))
})
afterEach(() => fs.rm(data, { recursive: true }))

const BEFORE: Readonly<Record<string, () => Promise<unknown>>> = {
  'there was nobody': () => Promise.resolve(),
  'somebody was killed': async () => {
    await fs.mkdir(join(data, 'lock'))
    await fs.writeFile(join(data, 'lock', '0123456789abcdef.json'), '{}')
  },
  'somebody was killed while clearing up': () => fs.mkdir(join(data, 'lock')),
}

type Unlock = () => Promise<void>
const owner = (attempt: Promise<Unlock>): Promise<Unlock | undefined> =>
  attempt.catch((error: unknown) => {
    expect(String(error)).toContain('another Stichabend uses')
    return undefined
  })

/** The second one wants it at this step of the first. Answers whether the first had so many. */
async function meetAt(step: number): Promise<boolean> {
  let steps = 0
  let second: Promise<Unlock | undefined> | undefined
  const disk = stepwise(async () => {
    if (steps++ === step) await (second = owner(lockData(data)))
  })
  const first = await owner(lockData(data, disk))
  // Giving it back is no step on the way to it.
  steps = Infinity
  const owners = [first, await second].filter((unlock) => unlock !== undefined)
  expect(owners).toHaveLength(1)
  // Nobody comes in, either, and everything is gone after that.
  expect(await owner(lockData(data))).toBeUndefined()
  await owners[0]?.()
  expect(await fs.readdir(data)).toEqual([])
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
