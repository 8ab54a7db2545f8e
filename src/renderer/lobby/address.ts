/** The address of another host, as people type it. */

const ADDRESS = /^(https?:\/\/)?([a-z\d.-]+|\[[\da-f:.]+\])(:\d+)?(\/.*)?$/i
const USUAL_PORT = ':4711'
const MAX_PORT = 65_535

/** Undefined if it cannot be an address. */
export function originIn(typed: string): string | undefined {
  const place = ADDRESS.exec(typed.trim().toLowerCase())
  if (place === null) return undefined
  const [, scheme = 'http://', name = '', port] = place
  if (port !== undefined && Number(port.slice(1)) > MAX_PORT) return undefined
  return `${scheme}${name}${port ?? (scheme === 'https://' ? '' : USUAL_PORT)}`
}
