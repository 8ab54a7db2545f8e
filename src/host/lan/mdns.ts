/** The socket of mDNS on one adapter (RFC 6762): packets out to everybody in its network, and in from there only. */
import { createSocket } from 'node:dgram'
import type { Clock } from '../ports'
import type { Packet } from './dns'
import { watchedNetwork, type Network } from './network'
import { readPacket } from './read-packet'
import { writePacket } from './write-packet'

export interface MdnsOptions {
  readonly clock: Clock
  /** Told once what keeps discovery from working; the game goes on by typing an address. */
  readonly onError: (error: Error) => void
  /** The IPv4 address of the adapter to speak on. */
  readonly interface: string
  /** Another port than that of mDNS, for tests that must not hear the neighbours. */
  readonly port?: number | undefined
}

export interface Mdns {
  send(packet: Packet): void
  /** Resolves when everything has left the machine, or cannot. */
  sent(): Promise<unknown>
  /** The network that is spoken to. */
  network(): Network
  close(): Promise<void>
}

export type Hear = (packet: Packet, sender: string) => void

const GROUP = '224.0.0.251'
const PORT = 5353
/** As the RFC wants it (11); no router passes such a packet on anyway. */
const HOPS = 255
const RETRY_MS = 5000

function once(onError: (error: Error) => void): (error: unknown) => void {
  let told = false
  return (error) => {
    if (told) return
    told = true
    onError(error as Error)
  }
}

export function openMdns(options: MdnsOptions, hear: Hear): Mdns {
  const { clock, interface: adapter, port = PORT } = options
  const report = once(options.onError)
  const network = watchedNetwork(adapter, clock)
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  const leaving = new Set<Promise<void>>()
  let binding: Promise<void> | undefined
  let cancelRetry = (): void => undefined
  let isClosed = false

  // An error that nobody hears ends the process.
  socket.on('error', report)
  socket.on('message', (bytes, { address }) => {
    // Linux delivers what was said on other adapters, and anybody can send from afar to this port (RFC 6762, 11).
    if (!network().has(address)) return
    const packet = readPacket(bytes)
    if (packet === undefined) return
    try {
      hear(packet, address)
    } catch (error) {
      report(error)
    }
  })

  const retry = (run: () => void): void => {
    if (!isClosed) cancelRetry = clock.after(RETRY_MS, run)
  }

  /** An adapter that takes no multicast is common (VPN), and one that has just come may take it soon. */
  function join(): void {
    try {
      socket.setMulticastTTL(HOPS)
      socket.setMulticastInterface(adapter)
      socket.addMembership(GROUP, adapter)
    } catch {
      retry(join)
    }
  }

  /** Another program may have the port for itself, and leave it later. */
  function bound(): Promise<void> {
    binding ??= new Promise<void>((resolve, reject) => {
      const fail = (error: Error) => {
        binding = undefined
        cancelRetry()
        retry(() => {
          bound().catch(report)
        })
        reject(error)
      }
      socket.once('error', fail)
      // Bound to the adapter's own address, Linux delivers no multicast.
      socket.bind(port, '0.0.0.0', () => {
        socket.off('error', fail)
        cancelRetry()
        join()
        resolve()
      })
    })
    return binding
  }

  async function transmit(bytes: Buffer): Promise<void> {
    try {
      await bound()
      if (isClosed) return
      await new Promise<void>((resolve, reject) => {
        socket.send(bytes, port, GROUP, (error) => (error ? reject(error) : resolve()))
      })
    } catch (error) {
      report(error)
    }
  }

  const sent = () => Promise.all(leaving)

  return {
    send(packet) {
      if (isClosed) return
      const leaves = transmit(writePacket(packet)).finally(() => leaving.delete(leaves))
      leaving.add(leaves)
    },
    sent,
    network,
    async close() {
      await sent()
      if (isClosed) return
      isClosed = true
      cancelRetry()
      await new Promise<void>((resolve) => {
        socket.close(resolve)
      })
    },
  }
}
