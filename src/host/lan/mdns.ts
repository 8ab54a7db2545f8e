/**
 * The mDNS socket on one adapter (RFC 6762): sends to everybody in its network, and accepts packets only from
 * there.
 */
import { createSocket } from 'node:dgram'
import type { Clock } from '../ports'
import type { Packet } from './dns'
import { watchedNetwork, type Network } from './network'
import { readPacket } from './read-packet'
import { writePacket } from './write-packet'

export interface MdnsOptions {
  readonly clock: Clock
  /** Called once with whatever keeps discovery from working; players can still type an address. */
  readonly onError: (error: Error) => void
  /** The IPv4 address of the adapter to speak on. */
  readonly interface: string
  /** A port other than that of mDNS, for tests that must not hear the neighbours. */
  readonly port?: number | undefined
}

export interface Mdns {
  send(packet: Packet): void
  /** Resolves when everything has left the machine, or cannot. */
  sent(): Promise<unknown>
  /** The network that this socket speaks to. */
  network(): Network
  close(): Promise<void>
}

export type Hear = (packet: Packet, sender: string) => void

const GROUP = '224.0.0.251'
const PORT = 5353
/** As the RFC demands (11); routers do not forward such packets anyway. */
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

  // An unhandled error event would end the process.
  socket.on('error', report)
  socket.on('message', (bytes, { address }) => {
    // Linux also delivers packets from other adapters, and remote machines can send to this port (RFC 6762, 11).
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

  /** Adapters without multicast are common (VPN), and a new adapter may take it soon. */
  function join(): void {
    try {
      socket.setMulticastTTL(HOPS)
      socket.setMulticastInterface(adapter)
      socket.addMembership(GROUP, adapter)
    } catch {
      retry(join)
    }
  }

  /** Another program may hold the port exclusively, and release it later. */
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
      // If bound to the adapter's own address, Linux delivers no multicast.
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
