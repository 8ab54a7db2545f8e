/**
 * Who may talk to the host. A web page from anywhere runs in a guest's browser, inside our network:
 * by a name of its own that it lets point at us (DNS rebinding), or by opening a WebSocket, which
 * browsers allow across origins. Both show in what the browser says about itself.
 */
import { isIPv4, isIPv6 } from 'node:net'
import { hostname } from 'node:os'

export const APP_SCHEME = 'app'
export const APP_HOST = 'stichabend'
/** Where the pages of the desktop application come from. */
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`

/** The names by which this machine is known in its own network; no stranger can own one. */
export function ownNames(name = hostname()): readonly string[] {
  const machine = name.toLowerCase()
  const bare = machine.replace(/\.local$/, '')
  return ['localhost', machine, bare, `${bare}.local`].filter((own) => /^[a-z0-9]/.test(own))
}

const HOST_HEADER = /^(\[(?<v6>[0-9a-f:.]+)\]|(?<name>[^[\]:/\\?#@%\s]+))(:(?<port>\d+))?$/i

/** Proxies pass a port on or leave it out. */
const isHostOf = (url: URL | undefined, header = ''): boolean =>
  url !== undefined && [url.host, url.hostname].includes(header.toLowerCase())

/**
 * Whether a `Host` header means us, by an address, a name of this machine, or the one that our reverse proxy has. No foreign name is an IP address, so any of them will do: we
 * need not know how a router or a tunnel calls us.
 */
export function isAllowedHost(
  header: string | undefined,
  names: readonly string[],
  port: number,
  publicUrl?: URL,
): boolean {
  if (isHostOf(publicUrl, header)) return true
  const parts = HOST_HEADER.exec(header ?? '')?.groups
  if (parts === undefined) return false
  if (parts['port'] !== undefined && parts['port'] !== String(port)) return false
  if (parts['v6'] !== undefined) return isIPv6(parts['v6'])
  const name = parts['name']?.toLowerCase() ?? ''
  return isIPv4(name) || names.includes(name)
}

/**
 * Whether a WebSocket may be opened by whoever says `Origin`. Programs that are no browser say none.
 * The `Host` header must have been found allowed before: here it is what the origin must equal.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl?: URL,
): boolean {
  if (origin === undefined || origin === APP_ORIGIN || origin === publicUrl?.origin) return true
  if (host === undefined || host === '' || isHostOf(publicUrl, host)) return false
  return origin.toLowerCase() === `http://${host.toLowerCase()}`
}
