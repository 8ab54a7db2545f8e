/**
 * How the user of the host's own machine proves who they are: by a key, which the shell hands to its windows and a
 * headless host prints in a link. An address proves nothing, as all guests behind a reverse proxy have the host's
 * own.
 */
export const KEY_BYTES = 16

/** A browser can add nothing but subprotocols to a WebSocket request, and expects one of them in the answer. */
export const SOCKET_PROTOCOL = 'stichabend'
export const keyProtocol = (key: string): string => `key.${key}`

export const isOwnKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

const KEY_ROUTE = '#/key/'

/** After the `#`, so that no server or log on the way sees it. */
export const ownLink = (origin: string, key: string): string => `${origin}/${KEY_ROUTE}${key}`

/** The key in the fragment of such a link. */
export function keyInHash(hash: string): string | undefined {
  const key = hash.startsWith(KEY_ROUTE) ? hash.slice(KEY_ROUTE.length) : ''
  return isOwnKey(key) ? key : undefined
}
