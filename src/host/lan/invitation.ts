import type { HostMessages } from '../../protocol/messages'
import { inUrl, type CheckedAddress } from './addresses'

type Place = HostMessages['invitation']['places'][number]

/** How to get to a table by an address of ours, for a guest's camera, keyboard or clipboard. */
export function invitation(at: CheckedAddress, port: number, code: string): Place {
  const { address, adapter, kind, reachable } = at
  const short = `${inUrl(address)}:${port}`
  const url = new URL(`http://${short}/join/${encodeURIComponent(code)}`).href
  return { url, short, adapter: adapter.slice(0, 60), kind, reachable }
}
