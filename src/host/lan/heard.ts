/** What an mDNS packet says about tables. Anyone can send one, so nothing in it is trusted. */
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

/** A machine has a handful; more is an attempt to fill our memory. */
const MAX_ADDRESSES = 8

/** The names of tables in the pointers of a packet, each once. */
function labelsIn(records: readonly DnsRecord[]): readonly string[] {
  const labels = records
    .filter(({ name }) => name === SERVICE_NAME)
    .map((record) => (record.type === 'PTR' ? record.data : ''))
  return [...new Set(labels)].filter(isLabel)
}

/** Exactly one label before the service name. */
const isLabel = (name: string): boolean =>
  name.endsWith(`.${SERVICE_NAME}`) && name.indexOf('.') === name.length - SERVICE_NAME.length - 1

/** The labels of tables that say goodbye. */
export const goodbyesIn = (records: readonly DnsRecord[]): readonly string[] =>
  labelsIn(records.filter(({ ttl }) => ttl === 0))

/** Indexed once, so that a packet full of records is not searched once per record. */
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
 * The sender comes first: of all its addresses, only that one has just proved to lead there. Others are believed
 * if they are in the network that the packet came from: not loopback, not another network, and not this machine,
 * about which only this machine can speak. Link-local IPv6 addresses are left out, as they lead nowhere without
 * their adapter.
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
