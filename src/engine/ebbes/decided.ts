/**
 * Whether a seat can be certain that the rest of the round changes nothing: it takes every card that is still out,
 * wherever the hidden ones are. Roles must be settled, as they depend on the order of the cards.
 */
import { takesTheRest } from '../rest'
import { deckOf, parseCard, suitOf, SUITS } from './cards'
import { highestValue } from './config'
import { ROLES } from './roles'
import { strength } from './trick'
import type { View } from './view'

export function isDecided(view: View): boolean {
  const { viewer, config, phase, roles, memory } = view
  if (phase !== 'play' || viewer === 'spectator' || view.trick === null) return false
  if (ROLES.some((role) => roles[role] === undefined)) return false
  const trump = SUITS.findIndex((suit) => suit === roles.trump)
  const hand = view.hand.map(parseCard)
  const trick = view.trick.cards.map(({ card }) => parseCard(card))
  const mine = view.trick.cards.find(({ player }) => player === viewer)
  const gone = memory.tricks.flatMap(({ cards }) => cards.map(({ card }) => parseCard(card)))
  const seen = new Set([...hand, ...trick, ...gone])
  return takesTheRest({
    hand,
    trick,
    mine: mine && parseCard(mine.card),
    leads: view.trick.leader === viewer,
    // The dummy's, too.
    others: deckOf(highestValue(config)).filter((card) => !seen.has(card)),
    suitOf,
    strength: (card, led) => strength(card, led, trump),
  })
}
