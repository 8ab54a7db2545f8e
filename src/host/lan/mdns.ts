/**
 * bonjour-service, with its sharp edges covered. It hands out neither its socket nor what it heard,
 * so this file, and no other, reaches for the private `server` of it.
 */
import Bonjour from 'bonjour-service'
import type { EventEmitter } from 'node:events'

export interface MdnsOptions {
  /** Told once what keeps discovery from working; the game goes on by typing an address. */
  readonly onError: (error: Error) => void
  /** The IPv4 address of the adapter to speak on; without, the system chooses one. */
  readonly interface?: string | undefined
  /** Another port than that of mDNS, for tests that must not hear the neighbours. */
  readonly port?: number | undefined
}

/** A record as it comes from the wire: anything may be in `data`. */
export interface WireRecord {
  readonly name: string
  readonly type: string
  readonly ttl?: number
  readonly data?: unknown
}

export interface Packet {
  readonly answers: readonly WireRecord[]
  readonly additionals: readonly WireRecord[]
}

type Sent = (error?: Error | null) => void

/** What multicast-dns, below bonjour-service, offers us. */
interface Multicast extends EventEmitter {
  query(name: string, type: string, sent: Sent): void
  respond(records: readonly WireRecord[], sent: Sent): void
}

export interface Mdns {
  publish(config: Bonjour.ServiceConfig): Bonjour.Service
  /** Says again, at once, what a service now is. */
  announce(service: Bonjour.Service): void
  /** Says goodbye for one service, and answers when that has left the machine. */
  unpublish(service: Bonjour.Service): Promise<void>
  query(name: string): void
  onResponse(hear: (packet: Packet, sender: string) => void): void
  close(): Promise<void>
}

interface KeptRecord {
  readonly name: string
  readonly type: string
  data: unknown
}

/** What bonjour-service declares private. */
interface Inside {
  readonly server: {
    readonly mdns: Multicast
    readonly registry: { readonly TXT?: readonly KeptRecord[] }
    register(records: readonly WireRecord[]): void
  }
}

/** Something went wrong with the socket; anything else is somebody's broken packet. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

/** A single adapter that takes no multicast is common (VPN) and says nothing about the others. */
const isOfOneAdapter = (error: NodeJS.ErrnoException): boolean =>
  /membership/i.test(error.syscall ?? '')

function once(onError: (error: Error) => void): Sent {
  let told = false
  return (error) => {
    if (!error || told) return
    told = true
    onError(error)
  }
}

/** Whom to tell may throw as well; inside a socket's event that would end the process. */
function guarded(hear: (packet: Packet, sender: string) => void, report: Sent) {
  return (packet: Packet, from: { readonly address: string }): void => {
    try {
      hear(packet, from.address)
    } catch (error) {
      report(error as Error)
    }
  }
}

function open(options: MdnsOptions, report: Sent): Bonjour {
  const wire = {
    ...(options.port !== undefined && { port: options.port }),
    // Bound to an adapter's own address, as it would be by default, Linux delivers no multicast.
    ...(options.interface !== undefined && { interface: options.interface, bind: '0.0.0.0' }),
  }
  // Its types name the fields of a service here, but everything goes to multicast-dns as it is.
  return new Bonjour(wire, report)
}

export function openMdns(options: MdnsOptions): Mdns {
  const report = once(options.onError)
  const bonjour = open(options, report)
  const { server } = bonjour as unknown as Inside
  const multicast = server.mdns
  const published = new Set<Bonjour.Service>()

  // Not covered by bonjour-service's callback, and an 'error' that nobody hears ends the process.
  multicast.on('error', report)
  multicast.on('warning', (error: unknown) => {
    if (isOfSystem(error) && !isOfOneAdapter(error)) report(error)
  })

  /** The library repeats, and answers with, the record it made first: a new text must go in there. */
  function renewText(service: Bonjour.Service, records: readonly WireRecord[]): void {
    const renewed = records.find((record) => record.type === 'TXT')
    for (const record of server.registry.TXT ?? []) {
      if (record.name === service.fqdn) record.data = renewed?.data
    }
  }

  /** Taking back one service, the library forgets the pointers to all others of its type. */
  function restorePointers(): void {
    for (const other of published) {
      server.register(other.records().filter((record) => record.type === 'PTR'))
    }
  }

  return {
    publish(config) {
      const service = bonjour.publish(config)
      published.add(service)
      return service
    },
    announce(service) {
      const records = service.records()
      renewText(service, records)
      // `flush`: this text instead of the one you remember, not besides it.
      const said = records.map((record) => ({ ...record, flush: record.type === 'TXT' }))
      multicast.respond(said, report)
    },
    unpublish(service) {
      if (!published.delete(service)) return Promise.resolve()
      const stop = service.stop as (done: () => void) => void
      return new Promise((resolve) => {
        stop(resolve)
        restorePointers()
      })
    },
    query: (name) => multicast.query(name, 'PTR', report),
    onResponse: (hear) => void multicast.on('response', guarded(hear, report)),
    close: () => new Promise((resolve) => bonjour.destroy(() => resolve())),
  }
}
