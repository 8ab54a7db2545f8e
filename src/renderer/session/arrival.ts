/**
 * A browser's way from a table's old host to its new one: a link with a fragment after the `#`, which no server
 * gets to see. It contains a code that works once, never the token of a seat, and is removed from the address bar
 * before anything else is done.
 */
import type { HostMessages } from '../../protocol/messages'
import { MARKERS, type Marker } from '../../protocol/markers'
import type { Settings } from '../settings/settings.svelte'
import { linkTo } from '../shell/route.svelte'
import { secrets } from './secrets'
import { keepInTab } from './tickets'

const ARRIVE = /^#\/arrive\/([0-9a-f]{16})\/([0-9a-f]{32})\/([^/]+)\/([a-z]+)$/
const TOKEN_BYTES = 16
const VISITED = 'stichabend.visited'

export function arrivalLink(
  place: string,
  { table, arrival, code }: HostMessages['moved'],
  name: string,
  marker: Marker,
): string {
  if (arrival === null) return `${place}/#/join/${code}`
  return `${place}/#/arrive/${table}/${arrival}/${encodeURIComponent(name)}/${marker}`
}

/** Whether this tab has not been sent there yet; a browser without storage is sent every time. */
export function isFirstVisit(link: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(VISITED) !== link
    sessionStorage.setItem(VISITED, link)
    return isFirst
  } catch {
    return true
  }
}

/** For a page that was opened by such a link: it holds the seat as if it had been here before. */
export function takeArrival(settings: Settings): void {
  const [, table, arrival, name = '', marker] = ARRIVE.exec(location.hash) ?? []
  if (table === undefined || arrival === undefined) return
  history.replaceState(null, '', linkTo('table'))
  keepInTab({ origin: location.origin, table, token: secrets(TOKEN_BYTES), name: '', arrival })
  const own = MARKERS.find((known) => known === marker)
  if (settings.values.name !== '' || own === undefined) return
  settings.choose({ name: decodeURIComponent(name).slice(0, 40), marker: own })
}
