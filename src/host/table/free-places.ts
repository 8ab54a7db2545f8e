/** Who may take a place at a table. */
import { refuse } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import type { Guest } from '../ports'
import type { Company } from './company'
import type { TableHead } from './records'
import { isFilled } from './seating'

const no = (code: HostCode, message: string) => refuse(code, message)

export function whyNotSit({ seats }: Company, seat: number) {
  const state = seats[seat]
  if (state === undefined) return no('seat.unknown', 'There is no such seat.')
  return isFilled(state) ? no('seat.taken', 'Somebody sits there.') : undefined
}

/** Whoever opened the table may always look after it. */
export const whyNotWatch = (company: Company, { setup }: TableHead, guest: Guest) =>
  setup.spectators === 'none' && !company.isOwner(guest)
    ? no('table.spectators', 'Nobody can watch at this table.')
    : undefined
