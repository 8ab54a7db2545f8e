/** Playing with others: the host of this application, opened when a window first wants to play, and those of others. */
import { app } from 'electron'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHost, systemClock, type Host } from '../host/host'
import { nearby } from '../host/lan/nearby'
import { lockData } from '../host/store/data-lock'

const DEFAULT_PORT = 4711

const report = (problem: string) => console.error(problem)

let running: Promise<Host> | undefined

async function start(): Promise<Host> {
  const data = join(app.getPath('userData'), 'games')
  await mkdir(data, { recursive: true })
  await lockData(data)
  return startHost({
    app: app.getVersion(),
    pages: fileURLToPath(new URL('../renderer', import.meta.url)),
    botScript: new URL('./bot-worker.js', import.meta.url),
    data,
    port: DEFAULT_PORT,
    lan: false,
    report,
  })
}

/** The address for windows of this machine. */
export async function ownHost(): Promise<string> {
  running ??= start()
  const { port } = await running
  return `http://127.0.0.1:${port}`
}

const others = nearby({
  clock: systemClock,
  onError: ({ message }) => report(`Tables on the network can’t be heard of: ${message}`),
})

export const tablesNearby = () => others.tables()

/** Quitting waits until every move is saved, everybody has been told, and nobody listens any more. */
export function closeWithApp(): void {
  let isClosed = false
  app.on('will-quit', (event) => {
    if (isClosed) return
    isClosed = true
    event.preventDefault()
    const hosting = running?.then((host) => host.close())
    // Not `quit`, which waits for pages, and one that seeks a host which is gone may take for ever.
    void Promise.allSettled([hosting, others.close()]).finally(() => app.exit())
  })
}
