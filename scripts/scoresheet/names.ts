/** What everybody is called on a sheet. */
import type { SeatState } from '../../src/host/table/seating'
import type { Sheet } from '../../src/engine/scoresheet/evening'
import { REGULARS } from '../../src/protocol/words'
import type { SheetTexts } from './texts/texts'

/** Of the people and bots by seat, then of the virtual player if there is one. */
export const namesOf = (
  { players, ...sheet }: Sheet,
  seats: readonly SeatState[],
  texts: SheetTexts,
): readonly string[] =>
  Array.from({ length: players }, (_, player) => {
    if (sheet.game === 'ebbes' && sheet.virtual === player) return texts.virtual
    const seat = seats[player]
    if (seat?.person) return seat.person.name
    return seat?.bot ? `${REGULARS[player] ?? ''} (${texts.bot})` : texts.nobody
  })
