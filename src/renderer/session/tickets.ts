/** The seats this device holds, so that a reloaded page, or one opened tomorrow, finds back. */
import type { Ticket } from '../../protocol/client'

export interface KeptTicket extends Ticket {
  readonly origin: string
  /** What the table was called. */
  readonly name: string
}

const KEY = 'stichabend.seats'
const KEPT = 12

const isTicket = (value: unknown): value is KeptTicket =>
  typeof value === 'object' &&
  value !== null &&
  ['origin', 'table', 'token', 'name'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  )

/** A browser may refuse storage altogether; then a reloaded page has lost its seat. */
function read(storage: () => Storage): readonly KeptTicket[] {
  try {
    const list: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(isTicket) : []
  } catch {
    return []
  }
}

function write(storage: () => Storage, tickets: readonly KeptTicket[]): void {
  try {
    storage().setItem(KEY, JSON.stringify(tickets.slice(0, KEPT)))
  } catch {
    return
  }
}

// This tab's own seat is apart, as two tabs may sit at one table.
const tab = () => sessionStorage
const device = () => localStorage

export const ticketOfThisTab = (): KeptTicket | undefined => read(tab)[0]

/** The seats of this device, the newest first. */
export const keptTickets = (): readonly KeptTicket[] => read(device)

export function keep(ticket: KeptTicket): void {
  const before = ticketOfThisTab()
  // Another window's seat at the same table is another one, and stays.
  const isOlder = ({ table, token }: KeptTicket) =>
    token === ticket.token || (table === ticket.table && token === before?.token)
  write(tab, [ticket])
  write(device, [ticket, ...keptTickets().filter((kept) => !isOlder(kept))])
}

/** A seat that is not ours any more. */
export function forget(token: string): void {
  leaveBehind(token)
  write(
    device,
    keptTickets().filter((kept) => kept.token !== token),
  )
}

/** A seat that we could come back to, but not by ourselves. */
export function leaveBehind(token: string): void {
  write(
    tab,
    read(tab).filter((kept) => kept.token !== token),
  )
}
