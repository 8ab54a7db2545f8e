/** What proves to the host of this machine that this page belongs to its user: shown to that host alone. */
import type { OwnHost } from '../../protocol/desktop'
import { keyInHash } from '../../protocol/own-key'

const STORED = 'stichabend.own-host'

function read(): OwnHost | undefined {
  try {
    const { origin, key } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<OwnHost>
    return typeof origin === 'string' && typeof key === 'string' ? { origin, key } : undefined
  } catch {
    return undefined
  }
}

let unstored: OwnHost | undefined

/** For this and later pages: a reloaded one takes its seat again before it could ask the shell. */
export function rememberKey(own: OwnHost): void {
  unstored = own
  try {
    localStorage.setItem(STORED, JSON.stringify(own))
  } catch {
    return
  }
}

export function keyFor(origin: string): string | undefined {
  const own = read() ?? unstored
  return own?.origin === origin ? own.key : undefined
}

/**
 * Takes the key from a link that the host has printed, and removes it from the address bar. Answers whether there
 * was one.
 */
export function takeKeyFromAddress(): boolean {
  const key = keyInHash(location.hash)
  if (key === undefined) return false
  rememberKey({ origin: location.origin, key })
  history.replaceState(null, '', '#/')
  return true
}
