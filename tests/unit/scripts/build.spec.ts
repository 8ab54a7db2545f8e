/** When a build is taken for fresh. The project is a small one of our own, and so is the builder. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureBuilt } from '../../../scripts/lib/build.js'

let root: string
const build = vi.fn<() => Promise<void>>()
const write = (name: string, text: string) => writeFile(join(root, name), text)

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  build.mockReset().mockResolvedValue()
  root = await mkdtemp(join(tmpdir(), 'stichabend-build-'))
  await mkdir(join(root, 'src'))
  await mkdir(join(root, 'scripts/lib'), { recursive: true })
  await mkdir(join(root, 'out'))
  for (const name of [
    'package.json',
    'package-lock.json',
    'electron.vite.config.ts',
    'svelte.config.js',
    'scripts/lib/compressed.js',
    'scripts/lib/licences.js',
    'src/a.ts',
  ]) {
    await write(name, '1')
  }
})
afterEach(() => rm(root, { recursive: true }))

it('builds once for the same sources', async () => {
  await ensureBuilt(root, build)
  await ensureBuilt(root, build)
  expect(build).toHaveBeenCalledTimes(1)
})

it('builds again after a build that failed, even for the sources of an older build', async () => {
  await ensureBuilt(root, build)
  await write('src/a.ts', '2')
  build.mockRejectedValueOnce(new Error('a typing error'))
  await expect(ensureBuilt(root, build)).rejects.toThrow('a typing error')
  await write('src/a.ts', '1')
  await ensureBuilt(root, build)
  expect(build).toHaveBeenCalledTimes(3)
})
