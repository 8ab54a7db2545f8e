/**
 * Whether a seat can be certain that the rest of the game changes nothing: it takes every trick that is still to
 * come, wherever the hidden cards are. With characters it never can: a power may come in between.
 */
import { takesTheRest } from '../rest'
import { DECK, parseCard, parseSuit, suitOf } from './cards'
import { tablesFor } from './tables'
import { strengthOf } from './trick'
import type { View } from './view'

export function isDecided(view: View): boolean {
  const { viewer, config, stage } = view
  if (config.mode !== 'basic' || stage !== 'play' || viewer === 'spectator') return false
  const trump = parseSuit(view.trump)
  const ranks = { trump, tables: tablesFor(view.mode, trump, []) }
  const hand = view.hand.map(parseCard)
  const trick = view.trick.map(({ card }) => parseCard(card))
  const mine = view.trick.find(({ seat }) => seat === viewer)
  const seen = new Set([...hand, ...trick, ...[...view.won.flat(), ...view.down].map(parseCard)])
  return takesTheRest({
    hand,
    trick,
    mine: mine && parseCard(mine.card),
    leads: view.leader === viewer,
    // Those that the others have put down as well: nobody else knows which they are.
    others: DECK.filter((card) => !seen.has(card)),
    suitOf,
    strength: (card, led) => strengthOf(ranks, card, led),
  })
}
