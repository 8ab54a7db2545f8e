/** What a packet of mDNS tells about tables. It comes from anybody, so nothing in it is believed. */
import { isIPv4, isIPv6 } from 'node:net'
import { isLinkLocal6 } from './addresses'
import type { Packet, WireRecord } from './mdns'
import { readText, SERVICE_NAME, type OfferText } from './offer'

export interface Heard extends OfferText {
  readonly label: string
  readonly port: number
  readonly addresses: readonly string[]
}

/** A machine has a handful; more is somebody filling our memory. */
const MOST_ADDRESSES = 8

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const allOf = (packet: Packet): readonly WireRecord[] => [...packet.answers, ...packet.additionals]

const pointers = (packet: Packet): readonly WireRecord[] =>
  allOf(packet).filter((record) => record.type === 'PTR' && same(record.name, SERVICE_NAME))

const labelIn = (pointer: WireRecord): string =>
  typeof pointer.data === 'string' ? pointer.data.toLowerCase() : ''

/** The labels of tables that say goodbye. */
export const goodbyesIn = (packet: Packet): readonly string[] =>
  pointers(packet)
    .filter((pointer) => pointer.ttl === 0)
    .map(labelIn)

interface Target {
  readonly port: number
  readonly target: string
}

function isTarget(data: unknown): data is Target {
  if (typeof data !== 'object' || data === null) return false
  const { port, target } = data as Partial<Record<keyof Target, unknown>>
  return typeof port === 'number' && port > 0 && port < 65536 && typeof target === 'string'
}

const isUseful6 = (address: string): boolean => isIPv6(address) && !isLinkLocal6(address)

/** The sender first: of all its addresses, that one has just proved to lead here. */
function addressesOf(target: string, records: readonly WireRecord[], sender: string) {
  const named = records
    .filter((record) => record.type.startsWith('A') && same(record.name, target))
    .map((record) => (typeof record.data === 'string' ? record.data : ''))
  const candidates = [sender, ...named]
  const sorted = [...candidates.filter((a) => isIPv4(a)), ...candidates.filter(isUseful6)]
  return [...new Set(sorted)].slice(0, MOST_ADDRESSES)
}

function readTable(label: string, records: readonly WireRecord[], sender: string) {
  const dataOf = (type: string) =>
    records.find((record) => record.type === type && same(record.name, label))?.data
  const target = dataOf('SRV')
  const text = readText(dataOf('TXT'))
  if (!isTarget(target) || text === undefined) return undefined
  const addresses = addressesOf(target.target, records, sender)
  return addresses.length === 0 ? undefined : { ...text, label, port: target.port, addresses }
}

/** The tables that a packet describes in full; ours always do. */
export function tablesIn(packet: Packet, sender: string): readonly Heard[] {
  const records = allOf(packet).filter((record) => record.ttl !== 0)
  return pointers(packet)
    .filter((pointer) => pointer.ttl !== 0)
    .map((pointer) => readTable(labelIn(pointer), records, sender))
    .filter((table) => table !== undefined)
}
