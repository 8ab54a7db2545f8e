import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it, vi } from 'vitest'
import {
  listAddresses,
  probeWithin,
  reachable,
  reachableAddresses,
  type LanAddress,
} from '../../../src/host/lan/addresses'
import { listen } from '../../../src/host/web/listen'
import { ManualClock } from '../../harness/manual-clock'

const NO_MAC = '00:00:00:00:00:00'

const v4 = (address: string, mac = '3c:22:fb:01:02:03', internal = false) =>
  ({ address, mac, internal, family: 'IPv4', netmask: '', cidr: null }) as NetworkInterfaceInfo
const v6 = (address: string, mac = '3c:22:fb:01:02:03', internal = false) =>
  ({ address, mac, internal, family: 'IPv6', netmask: '', cidr: null, scopeid: 0 }) as const
const LOOPBACK = [v4('127.0.0.1', NO_MAC, true), v6('::1', NO_MAC, true)]

const written = ({ address, kind, adapter }: LanAddress) => `${kind} ${address} ${adapter}`

describe('the addresses of', () => {
  it.each([
    [
      'a Windows laptop with WSL, Hyper-V, VirtualBox and a roster VPN',
      {
        'Ethernet 3': [v4('192.168.56.1', '0a:00:27:00:00:0f'), v6('fe80::1')],
        'vEthernet (WSL (Hyper-V firewall))': [v4('172.28.160.1', '00:15:5d:11:22:33')],
        'vEthernet (Default Switch)': [v4('172.20.0.1', '00:15:5d:11:22:34')],
        'Cisco AnyConnect Virtual Miniport Adapter': [v4('10.128.4.7')],
        'Local Area Connection* 2': [v4('169.254.12.9')],
        WLAN: [v6('2a02:120b:2c08::17'), v6('fe80::2'), v4('192.168.1.20')],
        'Loopback Pseudo-Interface 1': LOOPBACK,
      },
      [
        'lan 192.168.1.20 WLAN',
        'lan 2a02:120b:2c08::17 WLAN',
        'virtual 192.168.56.1 Ethernet 3',
        'virtual 172.28.160.1 vEthernet (WSL (Hyper-V firewall))',
        'virtual 172.20.0.1 vEthernet (Default Switch)',
        'virtual 10.128.4.7 Cisco AnyConnect Virtual Miniport Adapter',
        'lan 169.254.12.9 Local Area Connection* 2',
      ],
    ],
    [
      'a Windows desktop with VMware, NordVPN and Tailscale',
      {
        Tailscale: [v4('100.101.102.103', NO_MAC), v6('fd7a:115c:a1e0::1', NO_MAC)],
        NordLynx: [v4('10.5.0.2', NO_MAC)],
        'VMware Network Adapter VMnet8': [v4('192.168.117.1', '00:50:56:c0:00:08')],
        Ethernet: [v4('10.0.0.5')],
      },
      [
        'lan 10.0.0.5 Ethernet',
        'virtual 10.5.0.2 NordLynx',
        'virtual 192.168.117.1 VMware Network Adapter VMnet8',
        'virtual 100.101.102.103 Tailscale',
        'virtual fd7a:115c:a1e0::1 Tailscale',
      ],
    ],
    [
      'a MacBook with AirDrop, a VPN, Docker and virtual machines',
      {
        lo0: [...LOOPBACK, v6('fe80::1', NO_MAC, true)],
        ap1: [v6('fe80::aa')],
        awdl0: [v6('fe80::bb')],
        llw0: [v6('fe80::bb')],
        utun0: [v6('fe80::cc', NO_MAC)],
        utun4: [v4('10.8.0.6', NO_MAC)],
        bridge100: [v4('192.168.64.1')],
        vmnet1: [v4('172.16.99.1')],
        en0: [v6('fe80::dd'), v4('192.168.0.12'), v6('fd12:3456::9')],
      },
      [
        'lan 192.168.0.12 en0',
        'lan fd12:3456::9 en0',
        'virtual 10.8.0.6 utun4',
        'virtual 192.168.64.1 bridge100',
        'virtual 172.16.99.1 vmnet1',
      ],
    ],
    [
      'a Linux laptop with Docker, libvirt, WireGuard and ZeroTier',
      {
        lo: LOOPBACK,
        docker0: [v4('172.17.0.1', '02:42:ac:11:00:01')],
        'br-1f2e3d4c5b6a': [v4('172.18.0.1', '02:42:ac:12:00:01')],
        veth12ab34c: [v6('fe80::42')],
        virbr0: [v4('192.168.122.1', '52:54:00:aa:bb:cc')],
        wg0: [v4('10.200.0.2', NO_MAC)],
        zt5u4xyzab: [v4('10.147.17.5')],
        enp0s31f6: [v4('169.254.3.4')],
        wlp2s0: [v4('172.31.7.8'), v6('fe80::43')],
      },
      [
        'lan 172.31.7.8 wlp2s0',
        'virtual 172.17.0.1 docker0',
        'virtual 172.18.0.1 br-1f2e3d4c5b6a',
        'virtual 192.168.122.1 virbr0',
        'virtual 10.200.0.2 wg0',
        'virtual 10.147.17.5 zt5u4xyzab',
        'lan 169.254.3.4 enp0s31f6',
      ],
    ],
    [
      'a server with a public and a private address, and a bridge that is its real network',
      { eno1: [v4('203.0.113.9'), v6('2001:db8::9')], br0: [v4('192.168.7.2')] },
      ['lan 192.168.7.2 br0', 'lan 203.0.113.9 eno1', 'lan 2001:db8::9 eno1'],
    ],
    ['a machine with nothing plugged in', { lo: LOOPBACK, eth0: undefined }, []],
  ])('%s: the room first, the machine itself never', (_, interfaces, expected) => {
    expect(listAddresses(interfaces).map(written)).toEqual(expected)
  })

  it('this very machine are no loopback', () => {
    expect(listAddresses().map(({ address }) => address)).not.toContain('127.0.0.1')
  })
})

describe('reaching ourselves', () => {
  async function withServer<T>(answer: RequestListener, use: (port: number) => Promise<T>) {
    const server = createServer(answer)
    const port = await listen(server, '127.0.0.1', 0)
    try {
      return await use(port)
    } finally {
      server.close()
      server.closeAllConnections()
    }
  }
  const patient = () => probeWithin(new ManualClock().after)

  it('works where we listen', () =>
    withServer(
      ({ url }, response) => response.writeHead(url === '/health' ? 200 : 404).end('stichabend'),
      async (port) => {
        expect(await reachable('127.0.0.1', port, patient())).toBe(true)
        // Also within the time that is taken if nobody says how long, which stands still here.
        vi.useFakeTimers({ toFake: ['setTimeout'] })
        expect(await reachable('127.0.0.1', port).finally(() => vi.useRealTimers())).toBe(true)
      },
    ))

  it.each<[string, RequestListener]>([
    ['something else', (_, response) => response.end('It works!')],
    ['an error', (_, response) => response.writeHead(421).end('stichabend')],
    ['the right word and more', (_, response) => response.end('stichabend'.repeat(100_000))],
    ['half an answer', (_, response) => void response.write('stich', () => response.destroy())],
  ])('does not, where %s answers', (_, answer) =>
    withServer(answer, async (port) => {
      expect(await reachable('127.0.0.1', port, patient())).toBe(false)
    }),
  )

  it('does not, where nobody listens', () =>
    // Whoever has the port here keeps everybody else from it on all addresses.
    withServer(
      (_, response) => response.end('stichabend'),
      async (port) => {
        expect(await reachable('127.0.0.1', port, patient())).toBe(true)
        expect(await reachable('127.0.0.2', port, patient())).toBe(false)
      },
    ))

  it('gives up on who takes the call and says nothing', async () => {
    const clock = new ManualClock()
    const silent = createTcpServer((socket) => socket.on('error', () => undefined))
    const called = new Promise((resolve) => silent.once('connection', resolve))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const answer = reachable('127.0.0.1', port, probeWithin(clock.after, 500))
    await called
    clock.advance(500)
    expect(await answer).toBe(false)
    silent.close()
  })

  it('is tried for every address, IPv6 in brackets', async () => {
    const addresses = listAddresses({ eth0: [v4('10.0.0.1'), v6('fd00::2')] })
    const probe = (url: string) => Promise.resolve(url === 'http://[fd00::2]:99/health')
    const checked = await reachableAddresses(99, probe, addresses)
    expect(checked.map((entry) => [entry.address, entry.reachable])).toEqual([
      ['10.0.0.1', false],
      ['fd00::2', true],
    ])
  })
})
