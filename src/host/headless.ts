/**
 * The host in plain Node: what `npm start` runs where there is no desktop runtime.
 * Prints what a person needs to know, one fact a line, and ends on Ctrl-C, SIGTERM or SIGHUP.
 */
import { access, constants, mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { listen } from './listen'
import { pages } from './pages'

const LOOPBACK = '127.0.0.1'
const DEFAULT_PORT = 4711

function fail(message: string): never {
  console.error(`stichabend: ${message}`)
  process.exit(1)
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, data: { type: 'string' } },
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

async function prepareData(name: string): Promise<void> {
  if (name === '') fail('--data takes a folder.')
  const folder = resolve(name)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    fail(`the data folder ${folder} can’t be used: ${(error as Error).message}`)
  }
}

const flags = readFlags()
const wanted = readPort(flags.port)
if (flags.data !== undefined) await prepareData(flags.data)

const server = createServer(pages(fileURLToPath(new URL('../renderer', import.meta.url))))
const port = await listen(server, LOOPBACK, wanted).catch((error: unknown) =>
  fail(`no page can be opened: ${(error as Error).message}`),
)
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, using ${port} instead.`)
// Not localhost: that may lead to another program, which listens on ::1.
console.log(`Stichabend is open at http://${LOOPBACK}:${port}/ (Ctrl-C ends it)`)

function close(): void {
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close)
