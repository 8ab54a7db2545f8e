/**
 * `npm start`: from a fresh clone to a running Stichabend, with nothing but Node and npm. Runs the
 * desktop application if its runtime is installed or can be fetched, otherwise the same host in
 * plain Node with the pages in a browser.
 */
import { spawn } from 'node:child_process'
import { ensureBuilt } from './lib/build.js'
import { fetchElectron, installedElectron } from './lib/electron.js'
import { dataFolder, readFlags, USAGE } from './lib/flags.js'
import { HOST_PROGRAM } from './lib/host-program.js'
import { ensureInstalled } from './lib/install.js'
import { ROOT } from './lib/paths.js'
import { runProgram } from './lib/program.js'

/** @param {unknown} error @param {number} code @param {string} [help] @returns {never} */
function fail(error, code, help = '') {
  console.error(`stichabend: ${/** @type {Error} */ (error).message}${help}`)
  process.exit(code)
}

function flagsOrUsage() {
  try {
    return readFlags()
  } catch (error) {
    return fail(error, 2, `\n${USAGE}`)
  }
}

/** Why no desktop window can open on this machine, whatever the runtime. */
function noWindowReason() {
  if (process.platform !== 'linux') return undefined
  if (!process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])
    return 'this machine has no display'
  if (process.getuid?.() === 0 && !process.env['ELECTRON_DISABLE_SANDBOX']) {
    return 'the desktop application does not run as root'
  }
  return undefined
}

/** Runs the desktop application to its end. Returns the reason if it could not. */
async function playOnDesktop() {
  if (flags.browser) return '--browser asks for it'
  if (flags['no-open']) return '--no-open asks for the address only'
  const reason = noWindowReason()
  if (reason !== undefined) return reason
  let executable = installedElectron()
  try {
    executable ??= await fetchElectron()
  } catch (error) {
    return `the desktop runtime can’t be had (${/** @type {Error} */ (error).message})`
  }
  const end = await runProgram(executable, [ROOT, ...dataFlag], { keepErrors: true })
  if (end.code !== 0 && end.complaints !== '') console.error(end.complaints.trimEnd())
  if (end.failedEarly === undefined) process.exit(end.code)
  return `the desktop application ended at once (${end.failedEarly})`
}

/** @param {string} address */
function openBrowser(address) {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '""', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address]
  const opener = spawn(/** @type {string} */ (command), args, { stdio: 'ignore', detached: true })
  // If there is no browser to open, the printed address has to do.
  opener.on('error', () => {})
  opener.unref()
}

async function playInBrowser() {
  const portFlag = flags.port === undefined ? [] : [`--port=${flags.port}`]
  let opened = flags['no-open'] === true
  const host = [...HOST_PROGRAM, ...portFlag, ...dataFlag]
  const { code } = await runProgram(process.execPath, host, {
    onText: (text) => {
      const address = /http:\S+/.exec(text)?.[0]
      if (address === undefined || opened) return
      opened = true
      openBrowser(address)
    },
  })
  process.exit(code)
}

const flags = flagsOrUsage()
if (flags.help) {
  console.log(USAGE)
  process.exit(0)
}
/** @type {readonly string[]} */
let dataFlag = []
try {
  if (flags.data !== undefined) dataFlag = [`--data=${dataFolder(flags.data)}`]
  await ensureInstalled()
  await ensureBuilt()
  console.log(`Playing in the browser, because ${await playOnDesktop()}.`)
  await playInBrowser()
} catch (error) {
  fail(error, 1)
}
