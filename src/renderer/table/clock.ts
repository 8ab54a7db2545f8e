/** The clocks of a table go on between two messages of the host. */
import type { SeatInfo, TableInfo } from '../../protocol/table'

export type SeatTime = NonNullable<SeatInfo['clock']>

/** In seconds: from here on a player is warned. */
export const SOON = 10

/** When each state of a table was heard of, on this page's clock. */
const heard = new WeakMap<TableInfo, number>()

/** To be asked when the message comes: the first call is taken for its time. */
export function heardAt(table: TableInfo): number {
  const at = heard.get(table) ?? performance.now()
  heard.set(table, at)
  return at
}

/** Seconds for this move and in the bank, `since` milliseconds after they were told. */
export const secondsLeft = ({ move, bank, runs }: SeatTime, since: number): number =>
  Math.ceil(Math.max(0, move + bank - (runs ? since : 0)) / 1000)

export const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
