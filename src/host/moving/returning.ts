/** A table that had gone to another computer comes back. */
import { isAway, recordsIn } from './moved-tables'

/** By the deals of its games, whose secrets only its hosts know. */
const dealsIn = (text: string): readonly string[] =>
  recordsIn(text).flatMap((record) =>
    record.at === 'game'
      ? [`${record.number} ${record.ceremony.id} ${record.ceremony.secret}`]
      : [],
  )

/** Whether the table in the second text is the one in the first, which had gone, and nothing of it is missing. */
export function isReturning(gone: string, come: string): boolean {
  const deals = dealsIn(come)
  return isAway(recordsIn(gone)) && dealsIn(gone).every((deal, index) => deals[index] === deal)
}
