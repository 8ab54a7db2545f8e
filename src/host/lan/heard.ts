/** What a packet of mDNS tells about tables. It comes from anybody, so nothing in it is believed. */
import { isIPv6 } from 'node:net'
import type { DnsRecord } from './dns'
import type { Network } from './network'
import { readStrings, SERVICE_NAME, type OfferText } from './offer'

export interface Heard extends OfferText {
  /** The name of its records. */
  readonly label: string
  readonly port: number
  readonly addresses: readonly string[]
}

/** A machine has a handful; more is somebody filling our memory. */
const MAX_ADDRESSES = 8

/** The names of tables in the pointers of a packet, each once. */
function labelsIn(records: readonly DnsRecord[]): readonly string[] {
  const labels = records
    .filter(({ name }) => name === SERVICE_NAME)
    .map((record) => (record.type === 'PTR' ? record.data : ''))
  return [...new Set(labels)].filter(isLabel)
}

/** One label before the name of all. */
const isLabel = (name: string): boolean =>
  name.endsWith(`.${SERVICE_NAME}`) && name.indexOf('.') === name.length - SERVICE_NAME.length - 1

/** The labels of tables that say goodbye. */
export const goodbyesIn = (records: readonly DnsRecord[]): readonly string[] =>
  labelsIn(records.filter(({ ttl }) => ttl === 0))

/** So that a packet full of records is gone through once, and not once for each. */
function byName(records: readonly DnsRecord[]): ReadonlyMap<string, readonly DnsRecord[]> {
  const all = new Map<string, DnsRecord[]>()
  for (const record of records) {
    const others = all.get(record.name)
    if (others === undefined) all.set(record.name, [record])
    else if (others.length < MAX_ADDRESSES) others.push(record)
  }
  return all
}

const isLoopback = (address: string): boolean => /^127\.|^::1$/.test(address)

/**
 * The sender first: of all its addresses, that one has just proved to lead here. Others are believed if they are in
 * the network that the packet came by: not loopback or another network, and not this machine, of which only this
 * machine can tell. IPv6 addresses of one link are left out, as they lead nowhere without their adapter.
 */
function addressesOf(records: readonly DnsRecord[], sender: string, network: Network) {
  const isFromHere = network.own.includes(sender)
  const named = records
    .flatMap((record) => (record.type === 'A' || record.type === 'AAAA' ? [record.data] : []))
    .filter((address) => network.has(address) && !isLoopback(address))
    .filter((address) => isFromHere || !network.own.includes(address))
  const [four, six] = [named.filter((a) => !isIPv6(a)), named.filter((a) => isIPv6(a))]
  return [...new Set([sender, ...four, ...six])].slice(0, MAX_ADDRESSES)
}

/** The tables that a packet describes in full; ours always do. */
export function tablesIn(
  records: readonly DnsRecord[],
  sender: string,
  network: Network,
): readonly Heard[] {
  const alive = records.filter(({ ttl }) => ttl > 0)
  const named = byName(alive)
  return labelsIn(alive).flatMap((label) => {
    const own = named.get(label) ?? []
    const place = own.find((record) => record.type === 'SRV')?.data
    const text = readStrings(own.find((record) => record.type === 'TXT')?.data ?? [])
    if (place === undefined || text === undefined) return []
    const addresses = addressesOf(named.get(place.target) ?? [], sender, network)
    return [{ ...text, label, port: place.port, addresses }]
  })
}
