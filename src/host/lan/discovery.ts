/** Tables on the local network: saying that one is open, and hearing of others. */
import { isDeepStrictEqual } from 'node:util'
import { goodbyesIn, tablesIn, type Heard } from './heard'
import { openMdns, type MdnsOptions, type Packet } from './mdns'
import { labelOf, SERVICE, SERVICE_NAME, textOf, type Offer } from './offer'
import type { Clock } from '../ports'

export type { Offer } from './offer'

/** What may change while a table is open. */
export type OfferChanges = Partial<Omit<Offer, 'id' | 'port'>>

export interface Advertisement {
  update(changes: OfferChanges): void
  /** Says goodbye, and answers when that is out. */
  close(): Promise<void>
}

export interface Advertiser {
  publish(offer: Offer): Advertisement
  close(): Promise<void>
}

/** One for the whole host; a table that is open to all gets an advertisement each. */
export function createAdvertiser(options: MdnsOptions): Advertiser {
  const mdns = openMdns(options)
  const open = new Set<Advertisement>()

  function publish(first: Offer): Advertisement {
    let offer = first
    const label = labelOf(offer.id)
    const service = mdns.publish({
      name: label,
      type: SERVICE,
      port: offer.port,
      // A name of its own for the machine as well: the goodbye takes its addresses back with it,
      // and neither other tables nor the system's own mDNS should lose theirs.
      host: `${label}.local`,
      txt: textOf(offer),
      // Asking first whether the name is free delays the table by a second, and can't be undone by
      // choosing another name: the library just gives up. Ours are unique.
      probe: false,
    })
    const advertisement: Advertisement = {
      update(changes) {
        if (!open.has(advertisement)) return
        offer = { ...offer, ...changes }
        const text = textOf(offer)
        if (isDeepStrictEqual(text, service.txt)) return
        service.txt = text
        mdns.announce(service)
      },
      close() {
        open.delete(advertisement)
        return mdns.unpublish(service)
      },
    }
    open.add(advertisement)
    // Once more than the library does: packets get lost, and it keeps errors of its own to itself.
    mdns.announce(service)
    return advertisement
  }

  return {
    publish,
    async close() {
      await Promise.all([...open].map((advertisement) => advertisement.close()))
      await mdns.close()
    },
  }
}

export interface Found extends Offer {
  /** Where it may be reached, the best first: IPv4, then IPv6. */
  readonly addresses: readonly string[]
}

export interface BrowseOptions extends MdnsOptions {
  /** Called with the whole list whenever something in it changed. */
  readonly onChange: (found: readonly Found[]) => void
  readonly clock: Clock
}

export interface Browser {
  close(): Promise<void>
}

/** Quickly at first, as packets get lost and somebody is waiting. */
const FIRST_QUERIES = [1000, 2000] as const
const QUERY_EVERY = 5000

/** Who has not answered so many queries is gone: a machine that was shut says no goodbye. */
const EXPIRY = 30_000

/** More than one network has; a flood of made-up tables ends here. */
const MOST_TABLES = 100

interface Entry {
  readonly heard: Heard
  readonly at: number
}

const byName = (a: Found, b: Found): number =>
  a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)

export function browse(options: BrowseOptions): Browser {
  const { clock } = options
  const mdns = openMdns(options)
  const entries = new Map<string, Entry>()
  let told = '[]'

  const foundFrom = ({ heard: { label: _label, ...found } }: Entry): Found => found

  function tell(): void {
    const found = [...entries.values()].map(foundFrom).sort(byName)
    const now = JSON.stringify(found)
    if (now === told) return
    told = now
    options.onChange(found)
  }

  function hear(packet: Packet, sender: string): void {
    const gone = goodbyesIn(packet)
    for (const [id, { heard }] of entries) if (gone.includes(heard.label)) entries.delete(id)
    for (const heard of tablesIn(packet, sender)) {
      if (entries.has(heard.id) || entries.size < MOST_TABLES)
        entries.set(heard.id, { heard, at: clock.now() })
    }
    tell()
  }

  function dropSilent(): void {
    for (const [id, { at }] of entries) if (clock.now() - at >= EXPIRY) entries.delete(id)
    tell()
  }

  let cancel = (): void => undefined
  function ask(round: number): void {
    dropSilent()
    mdns.query(SERVICE_NAME)
    cancel = clock.after(FIRST_QUERIES[round] ?? QUERY_EVERY, () => ask(round + 1))
  }

  mdns.onResponse(hear)
  ask(0)
  return {
    close() {
      cancel()
      return mdns.close()
    },
  }
}
