/** Tables of other machines, on every network of this one, listened for as long as a client asks. */
import type { Clock } from '../ports'
import { mdnsAdapters } from './addresses'
import { browse, type Browser, type Found } from './discovery'

export interface NearbyOptions {
  readonly clock: Clock
  readonly onError: (error: Error) => void
  /** The IPv4 addresses of the adapters to ask on: a query leaves by one only. */
  readonly adapters?: () => readonly string[]
  /** A port other than that of mDNS, for tests. */
  readonly port?: number
}

export interface Nearby {
  /** What is known now. The first call starts listening, and each call keeps it going for a while. */
  tables(): readonly Found[]
  close(): Promise<void>
}

/** A client that shows the list asks about every second. */
const IDLE_MS = 10_000

export function nearby(options: NearbyOptions): Nearby {
  const { adapters = mdnsAdapters, ...how } = options
  const heard = new Map<string, readonly Found[]>()
  const browsers = new Map<string, Browser>()
  let forgetIdle = (): void => undefined

  /** Networks come and go while the list is shown. */
  function listen(): void {
    const present = adapters()
    for (const [adapter, browser] of browsers) {
      if (present.includes(adapter)) continue
      browsers.delete(adapter)
      heard.delete(adapter)
      browser.close().catch(options.onError)
    }
    for (const adapter of present) {
      if (browsers.has(adapter)) continue
      const onChange = (found: readonly Found[]) => heard.set(adapter, found)
      browsers.set(adapter, browse({ ...how, interface: adapter, onChange }))
    }
  }

  async function close(): Promise<void> {
    forgetIdle()
    const closing = [...browsers.values()]
    browsers.clear()
    heard.clear()
    await Promise.all(closing.map((browser) => browser.close()))
  }

  return {
    tables() {
      listen()
      forgetIdle()
      forgetIdle = options.clock.after(IDLE_MS, () => {
        close().catch(options.onError)
      })
      // A table heard of on two networks is one table.
      const all = [...heard.values()].flat()
      return [...new Map(all.map((table) => [table.id, table])).values()]
    },
    close,
  }
}
