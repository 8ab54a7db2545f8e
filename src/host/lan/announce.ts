/** Keeps what is announced on the network in step with the open tables of a room. */
import { PROTOCOL } from '../../protocol/messages'
import type { TableSummary } from '../../protocol/table'
import type { Advertisement, Advertiser, Offer } from './discovery'

export interface Announcer {
  show(tables: readonly TableSummary[]): void
  close(): Promise<void>
}

export function announcer(
  advertisers: readonly Advertiser[],
  app: string,
  port: number,
): Announcer {
  const shown = new Map<string, readonly Advertisement[]>()
  return {
    show(tables) {
      for (const [id, advertisements] of shown) {
        if (tables.some((table) => table.id === id)) continue
        shown.delete(id)
        for (const advertisement of advertisements) void advertisement.close()
      }
      for (const { id, name, game, free } of tables) {
        const offer: Offer = { id, name, game, free, port, app, protocol: PROTOCOL }
        const known = shown.get(id)
        if (known === undefined) {
          shown.set(
            id,
            advertisers.map((advertiser) => advertiser.publish(offer)),
          )
        } else {
          for (const advertisement of known) advertisement.update({ name, game, free })
        }
      }
    },
    async close() {
      await Promise.all(advertisers.map((advertiser) => advertiser.close()))
    },
  }
}
