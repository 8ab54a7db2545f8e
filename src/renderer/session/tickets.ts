/** The seats this device holds, so that a reloaded page, or one opened tomorrow, finds back. */
import { isHeldSeat, MAX_SEATS, type HeldSeat } from '../../protocol/desktop'
import { desktop } from '../desktop'

/** Until a table's new host has heard of the token, the code that its old one gave us. */
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

// This tab's own seat is apart, as two tabs may sit at one table.
const tab = () => sessionStorage
const device = () => localStorage

export const ticketOfThisTab = (): KeptTicket | undefined => read(tab)[0]

/** The seats of this device, the newest first. */
export const keptTickets = (): readonly KeptTicket[] => read(device)

function keepOnDevice(tickets: readonly KeptTicket[]): void {
  const kept = tickets.slice(0, MAX_SEATS)
  write(device, kept)
  desktop()?.keepSeats(kept).catch(reportError)
}

/** The shell's list outlives a crash, the page's may be older. */
export async function recallTickets(): Promise<void> {
  const safe = (await desktop()?.seats()) ?? []
  const isNew = ({ token }: KeptTicket) => safe.every((kept) => kept.token !== token)
  if (safe.length > 0) write(device, [...safe, ...keptTickets().filter(isNew)])
}

export const keepInTab = (ticket: KeptTicket): void => write(tab, [ticket])

export function keep(ticket: KeptTicket): void {
  const before = ticketOfThisTab()
  // Another window's seat at the same table is another one, and stays.
  const isOlder = ({ table, token }: KeptTicket) =>
    token === ticket.token || (table === ticket.table && token === before?.token)
  keepInTab(ticket)
  keepOnDevice([ticket, ...keptTickets().filter((kept) => !isOlder(kept))])
}

/** A seat that is not ours any more. */
export function forget(token: string): void {
  leaveBehind(token)
  keepOnDevice(keptTickets().filter((kept) => kept.token !== token))
}

/** A seat that we could come back to, but not by ourselves. */
export function leaveBehind(token: string): void {
  write(
    tab,
    read(tab).filter((kept) => kept.token !== token),
  )
}
