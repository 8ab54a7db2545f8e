/**
 * Announces tables, unasked and on request. A table sends all its records in one packet, at most once a second
 * (RFC 6762, 6): one packet or a hundred with the same questions get the same single answer.
 */
import type { DnsRecord, Question } from './dns'
import { openMdns, type MdnsOptions } from './mdns'
import { labelOf, SERVICE_NAME, stringsOf, type Offer } from './offer'
import { paced, type Paced } from './pace'

interface Responder {
  /** Announces this table from now on. */
  publish(offer: Offer): Published
  close(): Promise<void>
}

interface Published {
  /** Announces the changed table soon. */
  change(offer: Offer): void
  /** Says goodbye, and resolves when that has left the machine. */
  close(): Promise<unknown>
}

/** A query for all services is told of ours by this name (RFC 6763, 9). */
const ALL_SERVICES = '_services._dns-sd._udp.local'

/** Seconds. Records that name this machine live shorter, as it may move (RFC 6762, 10). */
const TTL = 4500
const TTL_OF_PLACE = 120

const APART_MS = 1000

/** Repeated once after a while, as packets get lost (RFC 6762, 8.3). */
const REPEAT_MS = 3000

const SERVICE_RECORD: DnsRecord = {
  ...{ name: ALL_SERVICES, type: 'PTR', ttl: TTL },
  data: SERVICE_NAME,
}

function recordsOf(offer: Offer, addresses: readonly string[]): readonly DnsRecord[] {
  const label = labelOf(offer.id)
  const table = `${label}.${SERVICE_NAME}`
  // The machine gets a name per table as well: its goodbye then also withdraws the addresses.
  const place = `${label}.local`
  return [
    { name: SERVICE_NAME, type: 'PTR', ttl: TTL, data: table },
    { name: table, type: 'SRV', ttl: TTL_OF_PLACE, data: { port: offer.port, target: place } },
    { name: table, type: 'TXT', ttl: TTL, data: stringsOf(offer) },
    ...addresses.map((data): DnsRecord => ({
      ...{ name: place, ttl: TTL_OF_PLACE, data },
      type: data.includes(':') ? 'AAAA' : 'A',
    })),
  ]
}

interface Table extends Paced {
  /** In lower case, like those in questions. */
  readonly names: ReadonlySet<string>
}

export function openResponder(options: MdnsOptions): Responder {
  const { clock } = options
  const tables = new Set<Table>()
  const mdns = openMdns(options, (packet) => {
    if (packet.kind === 'response') return
    // Each table once, though a packet may ask for it in many ways.
    for (const one of new Set(packet.questions.flatMap(askedBy))) one.ask()
  })
  const say = (records: readonly DnsRecord[]) => mdns.send({ kind: 'response', records })
  const service = paced(clock, APART_MS, () => say([SERVICE_RECORD]))

  /** The tables that answer a question; each answers in full, as that is one packet anyway. */
  function askedBy({ name }: Question): readonly Paced[] {
    if (name === ALL_SERVICES) return tables.size > 0 ? [service] : []
    return [...tables].filter(({ names }) => names.has(name))
  }

  function publish(first: Offer): Published {
    let offer = first
    const records = () => recordsOf(offer, mdns.network().own)
    const names = new Set(records().map(({ name }) => name.toLowerCase()))
    const table = { names, ...paced(clock, APART_MS, () => say(records())) }
    const cancelRepeat = clock.after(REPEAT_MS, () => table.ask())
    tables.add(table)
    table.ask()
    return {
      change(changed) {
        offer = changed
        table.ask()
      },
      close() {
        cancelRepeat()
        table.stop()
        tables.delete(table)
        say(records().map((record) => ({ ...record, ttl: 0 })))
        return mdns.sent()
      },
    }
  }

  return {
    publish,
    close() {
      service.stop()
      return mdns.close()
    },
  }
}
