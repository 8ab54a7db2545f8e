/**
 * Keeps the announcements on the network in step with the open tables of a room, and with the machine's networks.
 */
import { PROTOCOL } from '../../protocol/messages'
import type { TableSummary } from '../../protocol/table'
import type { Advertisement, Advertiser, Offer } from './discovery'
import { MAX_OF_ONE_HOST } from './offer'

export interface Announcer {
  show(tables: readonly TableSummary[]): void
  /** Speaks on these adapters from now on: new ones get everything, those gone are dropped. */
  tune(adapters: readonly string[]): void
  /** Announces everything again over new sockets: a sleep may have cut the old ones silently. */
  restart(): Promise<void>
  /** Says goodbye. */
  close(): Promise<void>
}

interface Station {
  readonly advertiser: Advertiser
  /** By the table's id. */
  readonly shown: Map<string, Advertisement>
}

/** A goodbye that gets lost does no harm: listeners forget us when our records expire. */
const UNHEARD = () => undefined

export function announcer(
  advertise: (adapter: string) => Advertiser,
  app: string,
  port: number,
): Announcer {
  const stations = new Map<string, Station>()
  let tables: readonly TableSummary[] = []
  let isClosed = false

  const offerOf = ({ id, name, game, free }: TableSummary): Offer => ({
    ...{ id, name, game, free },
    ...{ port, app, protocol: PROTOCOL },
  })

  function catchUp({ advertiser, shown }: Station): void {
    for (const [id, advertisement] of shown) {
      if (tables.some((table) => table.id === id)) continue
      shown.delete(id)
      advertisement.close().catch(UNHEARD)
    }
    for (const table of tables) {
      const { name, game, free } = table
      const known = shown.get(table.id)
      if (known === undefined) shown.set(table.id, advertiser.publish(offerOf(table)))
      else known.update({ name, game, free })
    }
  }

  function tune(adapters: readonly string[]): void {
    if (isClosed) return
    for (const [adapter, { advertiser }] of stations) {
      if (adapters.includes(adapter)) continue
      stations.delete(adapter)
      advertiser.close().catch(UNHEARD)
    }
    for (const adapter of adapters) {
      if (stations.has(adapter)) continue
      const station = { advertiser: advertise(adapter), shown: new Map<string, Advertisement>() }
      stations.set(adapter, station)
      catchUp(station)
    }
  }

  async function leaveAll(): Promise<void> {
    const closing = [...stations.values()]
    stations.clear()
    await Promise.all(closing.map(({ advertiser }) => advertiser.close()))
  }

  return {
    show(shown) {
      tables = shown.slice(0, MAX_OF_ONE_HOST)
      for (const station of stations.values()) catchUp(station)
    },
    tune,
    async restart() {
      const adapters = [...stations.keys()]
      await leaveAll()
      tune(adapters)
    },
    async close() {
      isClosed = true
      await leaveAll()
    },
  }
}
