/** Back to a table of the history. */
import { accept, refuse, type Result } from '../../engine/kernel'
import { openOwnHost, whenOpen } from '../lobby/arrive.svelte'
import { currentSession, ownHost } from '../session/current-session.svelte'
import { nameOf } from '../session/identity'
import { keptTickets } from '../session/tickets'
import type { Settings } from '../settings/settings.svelte'
import { goTo } from '../shell/route.svelte'
import { askHistory } from './ask'

/** To the user's own seat, if this device holds one; otherwise like any guest with the code. */
export async function goOn(table: string, settings: Settings): Promise<Result<undefined>> {
  if (currentSession.session?.table?.id === table) return arrived()
  const way = await askHistory({ do: 'reopen', table })
  if (!way.ok) return way
  if (await takeOwnSeat(table, settings)) return arrived()
  const session = await openOwnHost(settings)
  if (session === undefined) return refuse('client.lost', 'The host does not answer.')
  // A window has one seat: its player gives up the one elsewhere.
  if (session.table !== null) await session.leave()
  await session.rename(nameOf(settings), settings.values.marker)
  const joined = await session.join({ code: way.value.code }, null)
  return joined.ok ? arrived() : joined
}

async function takeOwnSeat(table: string, settings: Settings): Promise<boolean> {
  const ticket = keptTickets().find((kept) => kept.table === table)
  if (ticket === undefined) return false
  // The host of this machine may listen at another address than it did that evening.
  const origin = await ownHost()
  const session = currentSession.open(origin, settings, { ...ticket, origin })
  return (await whenOpen(session)) && session.holdsSeat
}

function arrived(): Result<undefined> {
  goTo('table')
  return accept(undefined)
}
