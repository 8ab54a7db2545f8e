import type { Dismissal } from '../../protocol/client-state'

/** The player left or closed the table, and needs no explanation. */
export function isOwnWish({ why, table, seat }: Dismissal): boolean {
  if (why.code === 'table.left') return true
  const own = typeof seat === 'number' ? table.seats[seat]?.person?.name : undefined
  return why.by !== undefined && why.by === own
}
