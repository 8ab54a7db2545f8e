/** The network behind one adapter: which addresses are in it, and which are ours. */
import { BlockList, isIP, isIPv6 } from 'node:net'
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import type { Clock } from '../ports'
import { isLinkLocal6, type Interfaces } from './addresses'

export interface Network {
  /** This machine's addresses in it. */
  readonly own: readonly string[]
  has(address: string): boolean
}

const KINDS = { IPv4: 'ipv4', IPv6: 'ipv6' } as const

/**
 * The length of an address's network prefix. With IPv6 a router often hands out single addresses, but the network
 * is still known to be the first 64 bits (RFC 4291, 2.5.4).
 */
function prefixOf({ cidr, family }: NetworkInterfaceInfo): number {
  const prefix = Number(cidr?.split('/')[1] ?? (family === 'IPv4' ? 32 : 64))
  return family === 'IPv4' ? prefix : Math.min(prefix, 64)
}

function networkBehind(infos: readonly NetworkInterfaceInfo[]): Network {
  // Separate lists: an IPv4 address is also within the IPv6 network of loopback.
  const members = { IPv4: new BlockList(), IPv6: new BlockList() }
  const usable = infos.filter(({ address }) => !isLinkLocal6(address))
  for (const info of usable) {
    const { address, family } = info
    members[family].addSubnet(address, prefixOf(info), KINDS[family])
  }
  return {
    own: usable.map(({ address }) => address),
    has(address) {
      if (isIP(address) === 0) return false
      const family = isIPv6(address) ? 'IPv6' : 'IPv4'
      return members[family].check(address, KINDS[family])
    },
  }
}

/** The network of the adapter with this address; empty if no adapter has it any more. */
export function networkOf(address: string, interfaces: Interfaces = networkInterfaces()): Network {
  const networks = Object.values(interfaces).map((infos = []) => networkBehind(infos))
  const exact = networks.find(({ own }) => own.includes(address))
  return exact ?? networks.find((network) => network.has(address)) ?? networkBehind([])
}

/** Networks change, but asking the system for every packet would make a flood of packets expensive. */
const LOOK_EVERY_MS = 1000

export function watchedNetwork(address: string, clock: Clock): () => Network {
  let network = networkOf(address)
  let seen = clock.now()
  return () => {
    if (clock.now() - seen < LOOK_EVERY_MS) return network
    seen = clock.now()
    network = networkOf(address)
    return network
  }
}
