/** Finds or fetches the Electron runtime. Electron itself has no install script and downloads on first use. */
import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inProject } from './paths.js'
import { withProgress } from './progress.js'
import { mustRun } from './run.js'

/** A download without progress for this long has failed; a slow one may take its time. */
const SILENCE_SECONDS = 20
const PACKAGE = inProject('node_modules/electron')

/** @param {string} folder @returns {string} */
const versionOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version

const executableName = () =>
  ({ win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' })[
    /** @type {string} */ (process.platform)
  ] ?? 'electron'

/** The runtime downloaded into Electron's package, if it is complete. */
export function downloadedElectron(folder = PACKAGE) {
  const executable = join(folder, 'dist', executableName())
  try {
    const version = readFileSync(join(folder, 'dist/version'), 'utf8').trim().replace(/^v/, '')
    // Written last: without it, a runtime has been unpacked only in part.
    const unpacked = existsSync(join(folder, 'path.txt'))
    return unpacked && version === versionOf(folder) && existsSync(executable)
      ? executable
      : undefined
  } catch {
    return undefined
  }
}

/** The executable, if a runtime is already on this machine. A chosen one must exist. */
export function installedElectron() {
  const chosen = process.env['ELECTRON_OVERRIDE_DIST_PATH']
  if (!chosen) return downloadedElectron()
  const executable = join(chosen, executableName())
  if (existsSync(executable)) return executable
  throw new Error(
    `ELECTRON_OVERRIDE_DIST_PATH names ${chosen}, but there is no Electron runtime in it.`,
  )
}

/** @param {(detail: string) => void} say */
const download = (say) =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('download-electron.js', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const silence = setTimeout(() => {
      child.kill()
      reject(new Error(`the download did not answer for ${SILENCE_SECONDS} seconds`))
    }, SILENCE_SECONDS * 1000)
    let reason = 'the download ended early'
    child.on('message', (/** @type {{ percent?: number, error?: string }} */ message) => {
      silence.refresh()
      if (message.percent !== undefined) say(`${Math.round(message.percent * 100)} %`)
      if (message.error !== undefined) reason = message.error
    })
    child.on('exit', (code) => {
      clearTimeout(silence)
      if (code === 0) resolve(undefined)
      else reject(new Error(reason))
    })
  })

/** The executable, downloaded if necessary. Throws with the reason if there is none. */
export async function fetchElectron() {
  await withProgress(
    `Fetching the desktop runtime (Electron ${versionOf(PACKAGE)})`,
    async (say) => {
      await download(say)
      await mustRun(process.execPath, [join(PACKAGE, 'install.js')])
    },
  )
  const executable = installedElectron()
  if (executable === undefined) throw new Error('the downloaded runtime is incomplete')
  return executable
}
