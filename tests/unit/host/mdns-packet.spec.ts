import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DnsRecord, Packet } from '../../../src/host/lan/dns'
import { readPacket } from '../../../src/host/lan/read-packet'
import { writePacket } from '../../../src/host/lan/write-packet'

const label = fc.stringMatching(/^[a-z0-9_-]{1,20}$/)
const name = fc.array(label, { minLength: 1, maxLength: 6 }).map((labels) => labels.join('.'))
const ttl = fc.nat(0x7fffffff)

const data = fc.oneof(
  fc.record({ type: fc.constant('A'), data: fc.ipV4() }),
  fc.record({
    type: fc.constant('AAAA'),
    data: fc.constantFrom('::', '::1', 'fd00::20', '2001:db8:1:2:3:4:5:6', 'fe80::1:0:0:1'),
  }),
  fc.record({ type: fc.constant('PTR'), data: name }),
  fc.record({
    type: fc.constant('SRV'),
    data: fc.record({ port: fc.integer({ min: 1, max: 65_535 }), target: name }),
  }),
  fc.record({
    type: fc.constant('TXT'),
    data: fc.array(
      fc.uint8Array({ maxLength: 255 }).map((bytes) => Buffer.from(bytes)),
      { maxLength: 10 },
    ),
  }),
)
const record: fc.Arbitrary<DnsRecord> = fc
  .tuple(fc.record({ name, ttl }), data)
  .map(([head, rest]) => ({ ...head, ...rest }))

describe('a packet of mDNS', () => {
  it('is read as it was written', () =>
    fc.assert(
      fc.property(fc.array(record, { maxLength: 3 }), (records) => {
        const packet: Packet = { kind: 'response', records }
        expect(readPacket(writePacket(packet))).toEqual(packet)
      }),
    ))

  it('may ask', () => {
    const questions = [
      { name: 'a.local', type: 'ANY' },
      { name: 'b.local', type: 'PTR' },
    ] as const
    const packet: Packet = { kind: 'query', questions }
    expect(readPacket(writePacket(packet))).toEqual(packet)
  })

  it('that is cut short is none', () => {
    const packet = writePacket({
      kind: 'response',
      records: [{ name: 'a.local', type: 'A', ttl: 1, data: '10.0.0.1' }],
    })
    for (let length = 0; length < packet.length; length++) {
      expect(readPacket(packet.subarray(0, length))).toBeUndefined()
    }
  })

  it('of any bytes is read or not, but never throws', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        readPacket(Buffer.from(bytes))
      }),
    ))
})
