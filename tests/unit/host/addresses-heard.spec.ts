/** The addresses that a packet from anybody gives for a table: few, of use, and the surest first. */
import { expect, it } from 'vitest'
import { tablesIn } from '../../../src/host/lan/heard'
import { SERVICE_NAME, textOf } from '../../../src/host/lan/offer'

const LABEL = 'stichabend-a'
const SENDER = '192.168.1.20'

const offer = textOf({ id: 'a', name: 'Stube', protocol: 1, app: '1.0.0', game: 'ebbes', free: 1 })
const strings = Object.entries(offer).map(([key, value]) => Buffer.from(`${key}=${value}`))

/** A packet that says this table has these addresses. */
const packet = (addresses: readonly string[]) => ({
  answers: [
    { name: SERVICE_NAME, type: 'PTR', ttl: 120, data: LABEL },
    { name: LABEL, type: 'SRV', ttl: 120, data: { port: 4711, target: 'stube.local' } },
    { name: LABEL, type: 'TXT', ttl: 120, data: strings },
  ],
  additionals: addresses.map((data) => ({
    ...{ name: 'stube.local', ttl: 120, data },
    type: data.includes(':') ? 'AAAA' : 'A',
  })),
})

const heard = (addresses: readonly string[]) =>
  tablesIn(packet(addresses), SENDER).flatMap((table) => table.addresses)

it('the sender comes first, then the others, each once, and IPv6 last', () => {
  expect(heard(['fd00::20', '10.0.0.20', SENDER])).toEqual([SENDER, '10.0.0.20', 'fd00::20'])
})

it('what is no address, or leads nowhere without its adapter, is left out', () => {
  expect(heard(['stube', '300.1.1.1', 'fe80::20', ''])).toEqual([SENDER])
})

it('a packet full of addresses brings no more than a machine has', () => {
  const many = Array.from({ length: 250 }, (_, index) => `10.0.0.${index}`)
  expect(heard(many)).toEqual([SENDER, ...many.slice(0, 7)])
})
