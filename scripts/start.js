/**
 * `npm start`: from a fresh clone to a running Stichabend, with nothing but Node and npm.
 * The desktop application where its runtime is there or can be fetched, else the same host in
 * plain Node with the pages in a browser.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.js'
import { fetchElectron, installedElectron } from './lib/electron.js'
import { ensureInstalled } from './lib/install.js'
import { inProject, ROOT } from './lib/paths.js'

const USAGE = `Usage: npm start -- [--browser] [--port N] [--no-open] [--data DIR]
  --browser    play in the browser, even if the desktop application could start
  --port N     the port of the browser's page (default 4711; taken: the next free one)
  --no-open    only print the address, open no browser (implies --browser)
  --data DIR   keep games and settings in DIR`

function readFlags() {
  try {
    return parseArgs({
      options: {
        browser: { type: 'boolean' },
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n${USAGE}`)
    process.exit(2)
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

/** @returns {Promise<{ executable: string } | { reason: string }>} */
async function findDesktop() {
  if (flags.browser) return { reason: '--browser asks for it' }
  if (flags['no-open']) return { reason: '--no-open asks for the address only' }
  const reason = noWindowReason()
  if (reason !== undefined) return { reason }
  try {
    return { executable: installedElectron() ?? (await fetchElectron()) }
  } catch (error) {
    return { reason: `the desktop runtime can’t be had (${/** @type {Error} */ (error).message})` }
  }
}

/** @param {string} address */
function openBrowser(address) {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '""', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address]
  const opener = spawn(/** @type {string} */ (command), args, { stdio: 'ignore', detached: true })
  // Without a browser to open, the printed address has to do.
  opener.on('error', () => {})
  opener.unref()
}

/**
 * Runs the application and ends with it; Ctrl-C goes to the child, which ends cleanly by itself.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {(line: string) => void} [onLine]
 */
function runUntilEnd(command, args, onLine) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['inherit', 'pipe', 'inherit'] })
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text)
    onLine?.(text)
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
}

const flags = readFlags()
if (flags.help) {
  console.log(USAGE)
  process.exit(0)
}
const dataFlag = flags.data === undefined ? [] : [`--data=${resolve(flags.data)}`]

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exit(1)
}

const desktop = await findDesktop()
if ('executable' in desktop) {
  runUntilEnd(desktop.executable, [ROOT, ...dataFlag])
} else {
  console.log(`Playing in the browser, because ${desktop.reason}.`)
  const portFlag = flags.port === undefined ? [] : [`--port=${flags.port}`]
  let opened = flags['no-open'] === true
  runUntilEnd(
    process.execPath,
    [inProject('out/main/headless.js'), ...portFlag, ...dataFlag],
    (text) => {
      const address = /http:\S+/.exec(text)?.[0]
      if (address === undefined || opened) return
      opened = true
      openBrowser(address)
    },
  )
}
