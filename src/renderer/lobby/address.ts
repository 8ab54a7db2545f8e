/** The address of another host, as people type it. */

const ADDRESS = /^(https?:\/\/)?([\w.-]+|\[[\da-f:.]+\])(:\d+)?(\/.*)?$/i
const USUAL_PORT = ':4711'

/** Undefined if it cannot be an address. */
export function originIn(typed: string): string | undefined {
  const place = ADDRESS.exec(typed.trim())
  if (place === null) return undefined
  const [, scheme = 'http://', name = '', port] = place
  const isSecure = scheme.toLowerCase() === 'https://'
  return `${scheme.toLowerCase()}${name}${port ?? (isSecure ? '' : USUAL_PORT)}`
}
