/**
 * The seats this device holds, so that a page that is reloaded, or opened tomorrow, gets its seat
 * back.
 */
import { isHeldSeat, MAX_SEATS, type HeldSeat } from '../../protocol/desktop'
import { desktop } from '../desktop'

/** With the code that the old host gave us, until a table's new host knows the token. */
export type KeptTicket = HeldSeat & { readonly arrival?: string }

const KEY = 'stichabend.seats'

/** A browser may refuse storage altogether; then a reloaded page has lost its seat. */
function read(storage: () => Storage): readonly KeptTicket[] {
  try {
    const list: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(isHeldSeat) : []
  } catch {
    return []
  }
}

function write(storage: () => Storage, tickets: readonly KeptTicket[]): void {
  try {
    storage().setItem(KEY, JSON.stringify(tickets))
  } catch {
    return
  }
}

// This tab's own seat is stored separately, as two tabs may sit at one table.
const tab = () => sessionStorage
const device = () => localStorage

export const ticketOfThisTab = (): KeptTicket | undefined => read(tab)[0]

/** The seats of this device, newest first. */
export const keptTickets = (): readonly KeptTicket[] => read(device)

function keepOnDevice(tickets: readonly KeptTicket[]): void {
  const kept = tickets.slice(0, MAX_SEATS)
  write(device, kept)
  desktop()?.keepSeats(kept).catch(reportError)
}

/** The shell's list survives a crash; the page's may be older. */
export async function recallTickets(): Promise<void> {
  const safe = (await desktop()?.seats()) ?? []
  const isNew = ({ token }: KeptTicket) => safe.every((kept) => kept.token !== token)
  if (safe.length > 0) write(device, [...safe, ...keptTickets().filter(isNew)])
}

export const keepInTab = (ticket: KeptTicket): void => write(tab, [ticket])

export function keep(ticket: KeptTicket): void {
  const before = ticketOfThisTab()
  // Another window's seat at the same table is a different one, and stays.
  const isOlder = ({ table, token }: KeptTicket) =>
    token === ticket.token || (table === ticket.table && token === before?.token)
  keepInTab(ticket)
  keepOnDevice([ticket, ...keptTickets().filter((kept) => !isOlder(kept))])
}

/** A seat that is no longer ours. */
export function forget(token: string): void {
  leaveBehind(token)
  keepOnDevice(keptTickets().filter((kept) => kept.token !== token))
}

/** A seat that we could come back to, but not automatically. */
export function leaveBehind(token: string): void {
  write(
    tab,
    read(tab).filter((kept) => kept.token !== token),
  )
}
