/** tercet.deal: what the dice decide, and what it brings. */
import { has, include, members, setAt } from '../../../src/engine/bits'
import { accept, type Random, type Result } from '../../../src/engine/kernel'
import { shuffle } from '../../../src/engine/random'
import type { Chance, Event } from './actions'
import { DECK, nameOf, NO_CARD, parseCard, type CardNumber } from './cards'
import { refuse } from './clauses'
import { dealerOf, leftOf, type State } from './state'

export const sampleChance = (_state: State, random: Random): Chance => ({
  type: 'deal',
  deck: shuffle(DECK, random),
})

/** An outcome also comes from logs and scenarios, so it is checked like any input. */
export function deal(
  state: State,
  outcome: { readonly [Key in keyof Chance]?: unknown },
): Result<Event[]> {
  if (outcome.type !== 'deal') return refuse('input.malformed', 'The dice have no such outcome.')
  if (state.phase !== 'deal') return refuse('input.moment', 'Nothing is to be dealt now.')
  const deck = readDeck(outcome.deck)
  if (deck === undefined) return refuse('tercet.deal', 'The deck is not every card, each once.')
  state.round++
  const dealer = dealerOf(state)
  const first = leftOf(dealer)
  state.phase = 'play'
  state.turn = first
  state.leaders = [first]
  state.plays = []
  state.hands.fill(0)
  state.points.fill(0)
  let seat = first
  for (const card of deck) {
    include(state.hands, seat, card)
    seat = leftOf(seat)
  }
  const hands = state.hands.map((_, owner) => members(setAt(state.hands, owner)).map(nameOf))
  return accept([{ type: 'dealt', round: state.round, dealer, hands }])
}

/** Undefined unless it is every card, each once. */
function readDeck(names: unknown): readonly CardNumber[] | undefined {
  if (!Array.isArray(names) || names.length !== DECK.length) return undefined
  const deck = names.map(parseCard)
  let seen = 0
  for (const card of deck) {
    if (card === NO_CARD || has(seen, card)) return undefined
    seen |= 1 << card
  }
  return deck
}
