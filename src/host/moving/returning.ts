/** Recognises a table that comes back from another computer. */
import { isAway, recordsIn } from './moved-tables'

/** By the deals of its games, whose secrets only its hosts know. */
const dealsIn = (text: string): readonly string[] =>
  recordsIn(text).flatMap((record) =>
    record.at === 'game'
      ? [`${record.number} ${record.ceremony.id} ${record.ceremony.secret}`]
      : [],
  )

/** Whether the table that comes is the one that had gone, with nothing missing. */
export function isReturning(gone: string, come: string): boolean {
  const deals = dealsIn(come)
  return isAway(recordsIn(gone)) && dealsIn(gone).every((deal, index) => deals[index] === deal)
}
