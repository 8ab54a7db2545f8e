/** Installs the dependencies when they are missing or differ from package-lock.json. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { inProject } from './paths.js'
import { withProgress } from './progress.js'
import { mustRun } from './run.js'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

const NEEDED_BY = /** @type {Record<string, string>} */ ({
  '.': 'Stichabend',
  bench: 'the benchmarks',
})

/** @param {string} file @returns {Promise<Packages | undefined>} */
async function readPackages(file) {
  try {
    return JSON.parse(await readFile(inProject(file), 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * npm keeps a lock file in node_modules of what is really installed. Optional packages may be
 * absent from it: they belong to other systems.
 */
export async function upToDate(/** @type {string} */ folder) {
  const wanted = await readPackages(`${folder}/package-lock.json`)
  const present = await readPackages(`${folder}/node_modules/.package-lock.json`)
  if (wanted === undefined || present === undefined) return false
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = present[path]
    if (path === '') return true
    if (found === undefined) return optional === true
    return found.version === version && existsSync(inProject(folder, path))
  })
}

/** @param {string} version   of Node */
export function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19)
}

/** @param {string} [folder]   of the package.json, within the project */
export async function ensureInstalled(folder = '.') {
  if (isTooOld(process.versions.node)) {
    console.error(`Stichabend needs Node 20.19 or newer; this is ${process.version}.`)
    process.exit(1)
  }
  if (await upToDate(folder)) return
  const npm = process.env['npm_execpath']
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const cwd = inProject(folder)
  await withProgress(`Installing what ${NEEDED_BY[folder] ?? folder} needs`, () =>
    npm === undefined
      ? // On Windows, npm is a batch file, which needs a shell.
        mustRun('npm', args, { cwd, shell: process.platform === 'win32' })
      : mustRun(process.execPath, [npm, ...args], { cwd }),
  )
}
