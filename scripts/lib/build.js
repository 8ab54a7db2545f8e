/** Builds into out/ when the sources are not the ones that out/ was built from. */
import { createHash } from 'node:crypto'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject, tool } from './paths.js'
import { withProgress } from './progress.js'
import { mustRun } from './run.js'

const STAMP = inProject('out/.built-from')
const FILES = ['package.json', 'package-lock.json', 'electron.vite.config.ts', 'svelte.config.js']

async function sourcesHash() {
  const sources = await readdir(inProject('src'), { recursive: true, withFileTypes: true })
  const files = sources.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const hash = createHash('sha256')
  for (const file of [...files.sort(), ...FILES.map((name) => inProject(name))]) {
    hash
      .update(file.slice(inProject().length))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

export async function ensureBuilt() {
  const hash = await sourcesHash()
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === hash) return
  // A build that fails leaves half of the old one behind, which is nobody's build.
  await rm(STAMP, { force: true })
  await withProgress('Building', () =>
    mustRun(process.execPath, [tool('electron-vite'), 'build', '--logLevel', 'warn']),
  )
  await writeFile(STAMP, hash)
}
