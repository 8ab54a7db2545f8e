/** Tables on the local network: announcing ours, and hearing of others. */
import { isDeepStrictEqual } from 'node:util'
import type { Packet } from './dns'
import { goodbyesIn, tablesIn } from './heard'
import { openMdns, type MdnsOptions } from './mdns'
import { SERVICE_NAME, type Offer } from './offer'
import { openResponder } from './responder'
import { TablesHeard } from './tables-heard'

export type { Offer } from './offer'

/** What may change while a table is open. */
export type OfferChanges = Partial<Omit<Offer, 'id' | 'port'>>

export interface Advertisement {
  update(changes: OfferChanges): void
  /** Says goodbye, and resolves when the packet is out. */
  close(): Promise<void>
}

export interface Advertiser {
  publish(offer: Offer): Advertisement
  close(): Promise<void>
}

/**
 * One advertiser for each adapter; every table that is open to all gets an advertisement on each.
 */
export function createAdvertiser(options: MdnsOptions): Advertiser {
  const responder = openResponder(options)
  const open = new Set<Advertisement>()

  function publish(first: Offer): Advertisement {
    let offer = first
    const published = responder.publish(offer)
    const advertisement: Advertisement = {
      update(changes) {
        const changed = { ...offer, ...changes }
        if (!open.has(advertisement) || isDeepStrictEqual(changed, offer)) return
        offer = changed
        published.change(offer)
      },
      async close() {
        if (open.delete(advertisement)) await published.close()
      },
    }
    open.add(advertisement)
    return advertisement
  }

  return {
    publish,
    async close() {
      await Promise.all([...open].map((advertisement) => advertisement.close()))
      await responder.close()
    },
  }
}

export interface Found extends Offer {
  /** Where it may be reached, best address first: IPv4, then IPv6. */
  readonly addresses: readonly string[]
}

export interface BrowseOptions extends MdnsOptions {
  /** Called with the whole list whenever anything in it has changed. */
  readonly onChange: (found: readonly Found[]) => void
}

export interface Browser {
  close(): Promise<void>
}

/** Quickly at first, as packets get lost and a player is waiting. */
const FIRST_QUERIES = [1000, 2000] as const
const QUERY_EVERY = 5000

const byName = (a: Found, b: Found): number =>
  a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)

export function browse(options: BrowseOptions): Browser {
  const { clock } = options
  const tables = new TablesHeard()
  const mdns = openMdns(options, hear)
  let told = '[]'

  function tell(): void {
    const found = tables.all.map(({ label: _label, ...table }): Found => table).sort(byName)
    const now = JSON.stringify(found)
    if (now === told) return
    told = now
    options.onChange(found)
  }

  function hear(packet: Packet, sender: string): void {
    if (packet.kind === 'query') return
    tables.goodbye(goodbyesIn(packet.records), sender)
    for (const heard of tablesIn(packet.records, sender, mdns.network())) {
      tables.hear(heard, sender, clock.now())
    }
    tell()
  }

  let cancel = (): void => undefined
  function ask(round: number): void {
    tables.dropSilent(clock.now())
    tell()
    mdns.send({ kind: 'query', questions: [{ name: SERVICE_NAME, type: 'PTR' }] })
    cancel = clock.after(FIRST_QUERIES[round] ?? QUERY_EVERY, () => ask(round + 1))
  }

  ask(0)
  return {
    close() {
      cancel()
      return mdns.close()
    },
  }
}
