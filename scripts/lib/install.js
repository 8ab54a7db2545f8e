/** Installs the dependencies when they are missing or not the ones that package-lock.json names. */
import { readFile } from 'node:fs/promises'
import { inProject } from './paths.js'
import { withProgress } from './progress.js'
import { mustRun } from './run.js'

/** @typedef {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} Packages */

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
 * npm keeps a lock file of what is really there in node_modules. What is optional may be absent
 * from it: it belongs to another system.
 */
async function upToDate(/** @type {string} */ folder) {
  const wanted = await readPackages(`${folder}/package-lock.json`)
  const present = await readPackages(`${folder}/node_modules/.package-lock.json`)
  if (wanted === undefined || present === undefined) return false
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = present[path]
    return path === '' || (found === undefined ? optional === true : found.version === version)
  })
}

/** @param {string} [folder]   of the package.json, within the project */
export async function ensureInstalled(folder = '.') {
  if (await upToDate(folder)) return
  const npm = process.env['npm_execpath']
  const args = ['ci', '--prefix', inProject(folder), '--no-audit', '--no-fund', '--loglevel=error']
  await withProgress(`Installing what ${NEEDED_BY[folder] ?? folder} needs`, () =>
    npm === undefined
      ? mustRun(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
      : mustRun(process.execPath, [npm, ...args]),
  )
}
