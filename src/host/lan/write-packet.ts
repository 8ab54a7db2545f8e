/** Writes an mDNS packet as bytes. The contents are ours, so nothing is checked. */
import {
  AUTHORITATIVE,
  ANY,
  FLUSH,
  INTERNET,
  RESPONSE,
  TYPES,
  type DnsRecord,
  type Packet,
  type Question,
} from './dns'

function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index))
  return bytes
}

const sized = (bytes: Uint8Array): Buffer => Buffer.concat([Buffer.of(bytes.length), bytes])

const nameOf = (name: string): Buffer =>
  Buffer.concat([...name.split('.').map((label) => sized(Buffer.from(label))), Buffer.of(0)])

/** The groups of an IPv6 address, including those that `::` leaves out. */
function groupsOf(address: string): readonly number[] {
  const [front = [], back = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => parseInt(group, 16))
}

function dataOf(record: DnsRecord): Buffer {
  switch (record.type) {
    case 'A':
      return Buffer.from(record.data.split('.').map(Number))
    case 'AAAA':
      return u16(...groupsOf(record.data))
    case 'PTR':
      return nameOf(record.data)
    case 'SRV':
      return Buffer.concat([u16(0, 0, record.data.port), nameOf(record.data.target)])
    case 'TXT':
      return Buffer.concat(record.data.map(sized))
  }
}

function recordOf(record: DnsRecord): Buffer {
  const data = dataOf(record)
  // Many tables share the name of a pointer; all other names belong to one table, and replace what was said
  // before.
  const klass = record.type === 'PTR' ? INTERNET : INTERNET | FLUSH
  const ttl = [record.ttl >>> 16, record.ttl & 0xffff]
  return Buffer.concat([
    nameOf(record.name),
    u16(TYPES[record.type], klass, ...ttl, data.length),
    data,
  ])
}

const questionOf = ({ name, type }: Question): Buffer =>
  Buffer.concat([nameOf(name), u16(type === 'ANY' ? ANY : TYPES[type], INTERNET)])

export function writePacket(packet: Packet): Buffer {
  if (packet.kind === 'query') {
    const { questions } = packet
    return Buffer.concat([u16(0, 0, questions.length, 0, 0, 0), ...questions.map(questionOf)])
  }
  const { records } = packet
  const header = u16(0, RESPONSE | AUTHORITATIVE, 0, records.length, 0, 0)
  return Buffer.concat([header, ...records.map(recordOf)])
}
