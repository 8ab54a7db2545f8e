/** Who may take a place at a table. */
import { MAX_WATCHING } from '../../protocol/table'
import { no } from '../outcome'
import type { Guest } from '../ports'
import type { Roster } from './roster'
import type { TableHead } from './records'
import { isFilled } from './seating'

export function whyNotSit({ seats }: Roster, seat: number) {
  const state = seats[seat]
  if (state === undefined) return no('seat.unknown', 'There is no such seat.')
  return isFilled(state) ? no('seat.taken', 'Somebody sits there.') : undefined
}

/** The guest who opened the table may always watch it. */
export function whyNotWatch(roster: Roster, { setup }: TableHead, guest: Guest) {
  if (roster.isOwner(guest)) return undefined
  if (setup.spectators === 'none') return no('table.spectators', 'Nobody can watch at this table.')
  return roster.watching.length < MAX_WATCHING
    ? undefined
    : no('limit.spectators', 'Nobody else can watch at this table.')
}
