/** Tables on other machines: the application hears of them, a browser doesn't. */
import type { NearbyTable } from '../../protocol/desktop'
import { PROTOCOL } from '../../protocol/messages'
import { desktop } from '../desktop'

/** Often enough for a user who waits for a table to appear. */
const EVERY_MS = 1000

/** Reports the tables nearby, repeatedly, until the returned function is called. */
export function watchNearby(tell: (tables: readonly NearbyTable[]) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  async function look() {
    const tables = (await desktop()?.nearby()) ?? []
    if (isOver) return
    tell(tables)
    timer = setTimeout(() => {
      look().catch(reportError)
    }, EVERY_MS)
  }
  if (desktop() !== undefined) look().catch(reportError)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Which side must update before both can sit at one table. */
export const whoIsBehind = ({ protocol }: NearbyTable): 'us' | 'them' | undefined =>
  protocol === PROTOCOL ? undefined : protocol > PROTOCOL ? 'us' : 'them'

export const originsOf = ({ addresses, port }: NearbyTable): readonly string[] =>
  addresses.map((address) => `http://${address.includes(':') ? `[${address}]` : address}:${port}`)

/** Each host once, as far as this version can talk to it: by the addresses to try. */
export function hostsOf(tables: readonly NearbyTable[]): readonly (readonly string[])[] {
  const hosts = new Map(
    tables
      .filter((table) => whoIsBehind(table) === undefined)
      .map((table) => [originsOf(table).join(), originsOf(table)]),
  )
  return [...hosts.values()]
}
