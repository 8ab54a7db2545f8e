/** The addresses that a packet from anybody gives for a table: few, of use, and the surest first. */
import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import type { DnsRecord } from '../../../src/host/lan/dns'
import { tablesIn } from '../../../src/host/lan/heard'
import { networkOf } from '../../../src/host/lan/network'
import { SERVICE_NAME, stringsOf } from '../../../src/host/lan/offer'

const LABEL = `stichabend-a.${SERVICE_NAME}`
const HERE = '192.168.1.5'
const SENDER = '192.168.1.20'

const info = (cidr: string, internal = false) =>
  ({
    ...{ cidr, internal, address: cidr.replace(/\/.*/, ''), netmask: '', mac: '3c:22:fb:01:02:03' },
    family: cidr.includes(':') ? 'IPv6' : 'IPv4',
  }) as NetworkInterfaceInfo

const MACHINE = {
  lo: [info('127.0.0.1/8', true), info('::1/128', true)],
  wlan0: [info(`${HERE}/24`), info('fd00::5/64'), info('2001:db8::5/128'), info('fe80::5/64')],
  docker0: [info('172.17.0.1/16')],
}

const strings = stringsOf({ id: 'a', name: 'Stube', protocol: 1, app: '1', game: 'g', free: 1 })

/** The records of a table that say it has these addresses. */
const records = (addresses: readonly string[]): readonly DnsRecord[] => [
  { name: SERVICE_NAME, type: 'PTR', ttl: 120, data: LABEL },
  { name: LABEL, type: 'SRV', ttl: 120, data: { port: 4711, target: 'stube.local' } },
  { name: LABEL, type: 'TXT', ttl: 120, data: strings },
  ...addresses.map((data): DnsRecord => ({
    ...{ name: 'stube.local', ttl: 120, data },
    type: data.includes(':') ? 'AAAA' : 'A',
  })),
]

const heard = (addresses: readonly string[], sender = SENDER) =>
  tablesIn(records(addresses), sender, networkOf(HERE, MACHINE)).flatMap((table) => table.addresses)

describe('of the addresses of a table', () => {
  it('the sender comes first, then the others, each once, and IPv6 last', () => {
    const said = ['fd00::20', '192.168.1.30', SENDER, '2001:db8::20']
    expect(heard(said)).toEqual([SENDER, '192.168.1.30', 'fd00::20', '2001:db8::20'])
  })

  it.each([
    ['loopback', ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']],
    ['nobody, or everybody', ['0.0.0.0', '::', '255.255.255.255', '224.0.0.251', 'ff02::fb']],
    ['another network', ['8.8.8.8', '10.0.0.20', '192.168.2.20', '2001:db8:1::20', 'fd01::20']],
    ['another network of ours', ['172.17.0.1', '172.17.0.2']],
    ['this machine itself', [HERE, 'fd00::5']],
    ['a link, without its adapter', ['fe80::20', 'fe80::5']],
  ])('%s is left out', (_, addresses) => {
    expect(heard(addresses)).toEqual([SENDER])
  })

  it('this machine tells of itself', () => {
    expect(heard([HERE, 'fd00::5'], HERE)).toEqual([HERE, 'fd00::5'])
  })

  it('no more are taken than a machine has', () => {
    const many = Array.from({ length: 200 }, (_, index) => `192.168.1.${index + 30}`)
    expect(heard(many)).toEqual([SENDER, ...many.slice(0, 7)])
  })
})

describe('the network of an adapter', () => {
  it('has its neighbours, and nobody from elsewhere', () => {
    const network = networkOf(HERE, MACHINE)
    expect([SENDER, HERE, 'fd00::77'].filter((one) => !network.has(one))).toEqual([])
    const others = ['192.168.2.1', '172.17.0.2', '127.0.0.1', '8.8.8.8', '2001:db9::1', 'here', '']
    expect(others.filter((one) => network.has(one))).toEqual([])
    expect(network.own).toEqual([HERE, 'fd00::5', '2001:db8::5'])
  })

  it('is empty when the adapter is gone', () => {
    const gone = networkOf('10.1.2.3', MACHINE)
    expect([gone.own, gone.has('10.1.2.3'), gone.has(SENDER)]).toEqual([[], false, false])
  })
})
