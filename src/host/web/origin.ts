/**
 * Who may talk to the host. A web page from anywhere runs in a guest's browser, inside our network. It could reach
 * us through a name of its own that points at us (DNS rebinding), or by opening a WebSocket, which browsers allow
 * across origins. Both show in the browser's headers.
 */
import { isIPv4, isIPv6 } from 'node:net'
import { hostname } from 'node:os'

export const APP_SCHEME = 'app'
export const APP_HOST = 'stichabend'
/** Where the pages of the desktop application come from. */
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`

/** The names of this machine in its own network; no stranger can own one. */
export function ownNames(name = hostname()): readonly string[] {
  const machine = name.toLowerCase()
  const bare = machine.replace(/\.local$/, '')
  return ['localhost', machine, bare, `${bare}.local`].filter((own) => /^[a-z0-9]/.test(own))
}

const HOST_HEADER = /^(\[(?<v6>[0-9a-f:.]+)\]|(?<name>[^[\]:/\\?#@%\s]+))(:(?<port>\d+))?$/i

/** Proxies may pass the port on or leave it out. */
const isHostOf = (url: URL | undefined, header = ''): boolean =>
  url !== undefined && [url.host, url.hostname].includes(header.toLowerCase())

/**
 * Whether a `Host` header means us: an address, a name of this machine, or that of our reverse proxy. A hostile
 * name is never an IP address, so any address will do: we need not know what a router or a tunnel calls us.
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
 * Whether a client with this `Origin` may open a WebSocket. Programs other than browsers send none. The `Host`
 * header must have been checked before: here the origin must equal it.
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
