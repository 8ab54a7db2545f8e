import type { HostMessages } from '../../protocol/messages'
import { inUrl, type CheckedAddress } from './addresses'

export type Place = HostMessages['invitation']['places'][number]

/** The screen itself: a redirect would be one more way to the host, and no server on the way gets to see the code. */
const screenFor = (code: string): string => `/#/join/${encodeURIComponent(code)}`

/** How to reach a table by one of our addresses, for a guest's camera, keyboard or clipboard. */
export function invitation(at: CheckedAddress, port: number, code: string): Place {
  const { address, adapter, kind, reachable } = at
  const short = `${inUrl(address)}:${port}`
  const url = new URL(screenFor(code), `http://${short}`).href
  return { url, short, adapter: adapter.slice(0, 60), kind, reachable }
}

/** The same by the address of a reverse proxy. We cannot check from inside whether it answers. */
export const publicInvitation = (publicUrl: URL, code: string): Place => ({
  url: new URL(screenFor(code), publicUrl).href,
  short: publicUrl.host,
  adapter: '',
  kind: 'public',
  reachable: true,
})
