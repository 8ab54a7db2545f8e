/** When a build is taken for fresh. The project is a small one of our own, and so is the builder. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureBuilt } from '../../../scripts/lib/build.js'
import { mustRun } from '../../../scripts/lib/run.js'

const root = await vi.hoisted(async () => {
  const { mkdtemp } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  return mkdtemp(`${tmpdir()}/stichabend-build-`)
})
vi.mock('../../../scripts/lib/paths.js', () => ({
  inProject: (...parts: readonly string[]) => join(root, ...parts),
  tool: String,
}))
vi.mock('../../../scripts/lib/run.js', () => ({ mustRun: vi.fn() }))

const write = (name: string, text: string) => writeFile(join(root, name), text)

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.mocked(mustRun).mockResolvedValue({ code: 0, output: '' })
  await mkdir(join(root, 'src'), { recursive: true })
  await mkdir(join(root, 'out'), { recursive: true })
  for (const name of [
    'package.json',
    'package-lock.json',
    'electron.vite.config.ts',
    'svelte.config.js',
    'src/a.ts',
  ]) {
    await write(name, '1')
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.mocked(mustRun).mockClear()
  await rm(root, { recursive: true })
})

it('builds once for the same sources', async () => {
  await ensureBuilt()
  await ensureBuilt()
  expect(mustRun).toHaveBeenCalledTimes(1)
})

it('builds again after a build that failed, even for the sources of an older build', async () => {
  await ensureBuilt()
  await write('src/a.ts', '2')
  vi.mocked(mustRun).mockRejectedValueOnce(new Error('a typing error'))
  await expect(ensureBuilt()).rejects.toThrow('a typing error')
  await write('src/a.ts', '1')
  await ensureBuilt()
  expect(mustRun).toHaveBeenCalledTimes(3)
})
