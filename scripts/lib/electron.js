/** Finds or fetches the Electron runtime. Electron itself has no install script and downloads on first use. */
import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inProject } from './paths.js'
import { withProgress } from './progress.js'
import { mustRun } from './run.js'

/** A download that says nothing for this long has failed; a slow one that moves may take its time. */
const SILENCE_SECONDS = 20
const PACKAGE = inProject('node_modules/electron')

const executableName = () =>
  ({ win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' })[
    /** @type {string} */ (process.platform)
  ] ?? 'electron'

/** The executable, if a runtime is already on this machine. */
export function installedElectron() {
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(PACKAGE, 'dist')
  const executable = join(folder, executableName())
  return existsSync(executable) ? executable : undefined
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

/** The executable, downloaded if need be. Throws with the reason if there is none to be had. */
export async function fetchElectron() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  await withProgress(`Fetching the desktop runtime (Electron ${version})`, async (say) => {
    await download(say)
    await mustRun(process.execPath, [join(PACKAGE, 'install.js')])
  })
  const executable = installedElectron()
  if (executable === undefined) throw new Error('the downloaded runtime is incomplete')
  return executable
}
