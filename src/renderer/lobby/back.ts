/** Back to a seat that this device holds, or held when its player left a game alone. */
import { accept, refuse, type Refusal, type Result } from '../../engine/kernel'
import { goOn } from '../history/go-on'
import { currentSession, originOf, ownHost } from '../session/current-session.svelte'
import { keyFor } from '../session/own-key'
import { forget, type KeptTicket } from '../session/tickets'
import type { Settings } from '../settings/settings.svelte'
import { goTo } from '../shell/route.svelte'
import { whenOpen } from './arrive.svelte'

const PATIENCE_MS = 8000
/** Refusals after which the seat need not be offered again. */
const GONE: readonly string[] = ['table.unknown', 'table.closed', 'seat.token', 'seat.kicked']

export async function backTo(ticket: KeptTicket, settings: Settings): Promise<Result<undefined>> {
  if (currentSession.session?.table?.id === ticket.table) return arrived()
  const origin = await originOf(ticket)
  const session = currentSession.open(origin, settings, { ...ticket, origin })
  const isOpen = await whenOpen(session, PATIENCE_MS)
  if (isOpen && session.holdsSeat) return arrived()
  const why = (isOpen ? session.host?.resumed : session.farewell) ?? null
  if (why === null || why === true) return refuse('client.lost', 'The host does not answer.')
  return GONE.includes(why.code) ? fromHistory(ticket, origin, settings, why) : refused(why)
}

/** A table that was closed stands in the history of its machine, whose own user may open it again. */
async function fromHistory(
  { table, token }: KeptTicket,
  origin: string,
  settings: Settings,
  why: Refusal,
): Promise<Result<undefined>> {
  forget(token)
  const isOwn = origin === (await ownHost()) && keyFor(origin) !== undefined
  const back = isOwn ? await goOn(table, settings) : refused(why)
  return back.ok ? back : refused(why)
}

const refused = (refusal: Refusal): Result<undefined> => ({ ok: false, refusal })

function arrived(): Result<undefined> {
  goTo('table')
  return accept(undefined)
}
