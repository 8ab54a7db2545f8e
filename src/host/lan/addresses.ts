/** The addresses at which other machines in the room may reach this one. */
import { get } from 'node:http'
import { isIPv6 } from 'node:net'
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import type { Clock } from '../ports'

export interface LanAddress {
  readonly address: string
  readonly family: 4 | 6
  readonly adapter: string
  /** Virtual: a VPN, a container, a virtual machine. Guests are rarely in there. */
  readonly kind: 'lan' | 'virtual'
}

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** How operating systems name adapters that do not lead to the room's network. */
const VIRTUAL_STARTS =
  /^(tun|tap|wg|utun|ppp|ipsec|gif|stf|zt|docker|br-|veth|virbr|vbox|vmnet|vnet|lxc|lxd|cni|flannel|cali|podman|bridge\d|awdl|llw|anpi|ap\d|ifb|dummy)/i
const VIRTUAL_HAS =
  /vpn|tailscale|zerotier|wireguard|nordlynx|mullvad|proton|anyconnect|fortinet|fortissl|pangp|globalprotect|tap-windows|wintun|hamachi|radmin|cloudflarewarp|vethernet|wsl|hyper-v|virtualbox|vmware|docker|loopback/i

/** VirtualBox's host-only network calls itself “Ethernet 2” on Windows; tunnels have no MAC. */
const VIRTUAL_MAC = /^(0a:00:27|00:00:00:00:00:00)/i

const isVirtual = (adapter: string, info: NetworkInterfaceInfo): boolean =>
  VIRTUAL_STARTS.test(adapter) || VIRTUAL_HAS.test(adapter) || VIRTUAL_MAC.test(info.mac)

const isPrivate4 = (address: string): boolean =>
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)

const isLinkLocal4 = (address: string): boolean => address.startsWith('169.254.')

/** A link-local address leads nowhere without its scope, which differs on every machine. */
export const isLinkLocal6 = (address: string): boolean => /^fe[89ab]/i.test(address)

/** Smaller is better. */
function rank({ address, family, kind }: LanAddress): number {
  if (isLinkLocal4(address)) return 9
  const place = family === 6 ? 2 : isPrivate4(address) ? 0 : 1
  return kind === 'lan' ? place : place + 3
}

function read(adapter: string, info: NetworkInterfaceInfo): LanAddress {
  const kind = isVirtual(adapter, info) ? 'virtual' : 'lan'
  return { address: info.address, family: isIPv6(info.address) ? 6 : 4, adapter, kind }
}

/** The best first, without this machine's loopback. */
export function listAddresses(interfaces: Interfaces = networkInterfaces()): readonly LanAddress[] {
  return Object.entries(interfaces)
    .flatMap(([adapter, infos = []]) =>
      infos.filter((info) => !info.internal).map((info) => read(adapter, info)),
    )
    .filter(({ address }) => !isLinkLocal6(address))
    .sort((a, b) => rank(a) - rank(b))
}

/** Where mDNS is spoken: on every network of this machine; without one, on loopback to its other programs. */
export function mdnsAdapters(): readonly string[] {
  const adapters = listAddresses().filter(({ family }) => family === 4)
  return adapters.length === 0 ? [LOOPBACK] : adapters.map(({ address }) => address)
}

export const LOOPBACK = '127.0.0.1'

/** As written in a URL. */
export const inUrl = (address: string): string => (isIPv6(address) ? `[${address}]` : address)

/** The answer of `/health`, which tells us from somebody else's server. */
export const HEALTHY = 'stichabend'

/** Whether a Stichabend answers at a URL. */
export type Probe = (url: string) => Promise<boolean>

const PATIENCE = 2000

/** Asks over a real connection, and takes silence for a no. */
export const probeWithin =
  (after: Clock['after'], patience = PATIENCE): Probe =>
  (url) =>
    new Promise((resolve) => {
      const request = get(url, { agent: false })
      const answer = (reached: boolean) => {
        cancel()
        request.destroy()
        resolve(reached)
      }
      const cancel = after(patience, () => answer(false))
      request.on('error', () => answer(false))
      request.on('response', (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text
          if (body.length > HEALTHY.length) answer(false)
        })
        response.on('end', () => answer(response.statusCode === 200 && body === HEALTHY))
        response.on('error', () => answer(false))
      })
    })

const laterByTimer: Clock['after'] = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Whether this machine reaches itself at the address, which reveals adapters that are down or firewalled. */
export const reachable = (
  address: string,
  port: number,
  probe: Probe = probeWithin(laterByTimer),
): Promise<boolean> => probe(`http://${inUrl(address)}:${port}/health`)

/** A port that there cannot be is silent, too. */
export const hostAnswers = (origin: string): Promise<boolean> =>
  probeWithin(laterByTimer)(`${origin}/health`).catch(() => false)

export type CheckedAddress = LanAddress & { readonly reachable: boolean }

export const reachableAddresses = (
  port: number,
  probe?: Probe,
  addresses = listAddresses(),
): Promise<readonly CheckedAddress[]> =>
  Promise.all(
    addresses.map(async (entry) => ({
      ...entry,
      reachable: await reachable(entry.address, port, probe),
    })),
  )
