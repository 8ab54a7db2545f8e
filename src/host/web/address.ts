/** Whom a quota counts: an address may be one of very many that a single machine has. */
import { isIP, isIPv4, isIPv6 } from 'node:net'

const groupsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

function groupsOf(v6: string): readonly string[] {
  const [head = '', tail = ''] = v6.split('::')
  const [before, after] = [groupsIn(head), groupsIn(tail)]
  const left = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after]
}

/** An IPv4 address as it is; for IPv6 the /64, the smallest block that anyone is assigned. */
export function networkOf(peer: string): string {
  const address = peer.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  if (isIPv4(address) || !isIPv6(address)) return address
  const network = groupsOf(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\./.test(address)

/**
 * The client's address according to a reverse proxy on this machine. The proxy appends it at the end; anything
 * before that may be forged, and so may all of it if the request did not come through the proxy.
 */
export function forwardedFor(header: string | readonly string[] | undefined): string | undefined {
  const last = [header].flat().join().split(',').at(-1)?.trim() ?? ''
  return isIP(last) === 0 ? undefined : last
}
