/**
 * The host in plain Node: for a small server, and what `npm start` runs where there is no desktop runtime. Prints
 * what the user needs to know, one fact per line, and ends on Ctrl-C, SIGTERM or SIGHUP.
 */
import { access, constants, mkdir, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownLink } from '../protocol/own-key'
import { inUrl } from './lan/addresses'
import { lockData } from './store/data-lock'
import { startHost } from './host'

const DEFAULT_PORT = 4711

function fail(message: string): never {
  console.error(`stichabend: ${message}`)
  process.exit(1)
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'open-lan': { type: 'boolean' },
        'public-url': { type: 'string' },
      },
    })
    return values
  } catch (error) {
    return fail((error as Error).message)
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    fail(`--port takes a number from 0 to 65535, not “${text}”.`)
  return port
}

/** Our paths start at the root: a proxy must give us a host name of our own, not a subfolder. */
function readPublicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!/^https?:$/.test(url?.protocol ?? '') || url?.href !== `${url?.origin ?? ''}/`)
    fail(`--public-url takes an address like https://cards.example, not “${text}”.`)
  return url
}

/** Where programs on this system keep their data. */
function usualFolder(): string {
  const { env, platform } = process
  const home = homedir()
  const base =
    platform === 'win32'
      ? (env['APPDATA'] ?? join(home, 'AppData', 'Roaming'))
      : platform === 'darwin'
        ? join(home, 'Library', 'Application Support')
        : env['XDG_DATA_HOME'] || join(home, '.local', 'share')
  return join(base, 'stichabend')
}

async function prepareData(name: string): Promise<string> {
  if (name === '') fail('--data takes a folder.')
  const folder = resolve(name)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    fail(`the data folder ${folder} can’t be used: ${(error as Error).message}`)
  }
  return folder
}

async function ownVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

const flags = readFlags()
const wanted = readPort(flags.port)
const publicFlag = flags['public-url']
const publicUrl = publicFlag === undefined ? undefined : readPublicUrl(publicFlag)
const data = await prepareData(flags.data ?? usualFolder())
const unlock = await lockData(data).catch((error: unknown) => fail((error as Error).message))

const host = await startHost({
  app: await ownVersion(),
  pages: fileURLToPath(new URL('../renderer', import.meta.url)),
  botScript: new URL('./bot-worker.js', import.meta.url),
  historyScript: new URL('./history-worker.js', import.meta.url),
  data,
  port: wanted,
  lan: flags['open-lan'] === true,
  publicUrl,
  report: (problem) => console.error(`stichabend: ${problem}`),
}).catch((error: unknown) => fail(`no page can be opened: ${(error as Error).message}`))

// Set up before anything is printed: a script that reads “open” may end the host at once.
let isClosing = false
async function close(): Promise<void> {
  if (isClosing) return
  isClosing = true
  await host.close()
  await unlock()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    close().catch((error: unknown) => fail((error as Error).message))
  })

if (wanted !== 0 && host.port !== wanted)
  console.log(`Port ${wanted} is taken, using ${host.port} instead.`)
const resumed = host.room.tables.length
if (resumed > 0) console.log(`Unfinished tables taken up again: ${resumed}`)
for (const { address, adapter, reachable } of await host.reach.addresses()) {
  const note = reachable ? '' : ', which does not answer: a firewall, perhaps'
  console.log(`For guests: http://${inUrl(address)}:${host.port}/ (${adapter}${note})`)
}
if (publicUrl !== undefined) console.log(`For guests: ${publicUrl.href} (by your reverse proxy)`)
// Not localhost: that may lead to another program listening on ::1.
const link = ownLink(`http://127.0.0.1:${host.port}`, host.key)
console.log(`Stichabend is open at ${link} (for you alone; Ctrl-C ends it)`)
