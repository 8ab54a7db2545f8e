/** Builds into out/ when the sources have changed since the last build. */
import { createHash } from 'node:crypto'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, tool } from './paths.js'
import { withProgress } from './progress.js'
import { mustRun } from './run.js'

const FILES = [
  ...['package.json', 'package-lock.json', 'electron.vite.config.ts', 'svelte.config.js'],
  ...['scripts/lib/compressed.js', 'scripts/lib/licences.js'],
]

/** @param {string} root */
async function sourcesHash(root) {
  const sources = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true })
  const files = sources.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const hash = createHash('sha256')
  for (const file of [...files.sort(), ...FILES.map((name) => join(root, name))]) {
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

const buildAll = () =>
  mustRun(process.execPath, [tool('electron-vite'), 'build', '--logLevel', 'warn'])

/** @param {string} root @param {() => Promise<unknown>} build */
export async function ensureBuilt(root = ROOT, build = buildAll) {
  const stamp = join(root, 'out/.built-from')
  const hash = await sourcesHash(root)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return
  // A failed build leaves half of the old one behind, which must not pass for a build.
  await rm(stamp, { force: true })
  await withProgress('Building', build)
  await writeFile(stamp, hash)
}
