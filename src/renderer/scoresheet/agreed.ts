/** Our rulings where the rule books are silent, as far as they meant something in a game. */
import type { Sheet } from '../../engine/scoresheet/sheet'
import { faceOf } from '../games/faces.svelte'
import { spelt } from '../rules/passage'
import type { Printer } from './printers'

interface Ruling {
  readonly title: string
  readonly text: string
}

/** From the rule book, of the clauses that were in the game. */
export const rulingsOf = (sheet: Sheet, { part, isInForce }: Printer): Ruling[] =>
  part.chapters
    .flatMap(({ id, entries }) => entries.filter((entry) => isInForce(sheet, id, entry)))
    .flatMap(({ title, ours = [] }) =>
      ours.length === 0
        ? []
        : [{ title, text: ours.map((text) => plain(part.game, text)).join(' ') }],
    )

/** Cards by their name: the rule book would draw them. */
const plain = (game: string, text: string): string => spelt(text, faceOf(game).cardName)
