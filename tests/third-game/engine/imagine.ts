/** A full state that a viewer cannot tell from the real one: what a bot thinks with. */
import { has, include } from '../../../src/engine/bits'
import { dealOut } from '../../../src/engine/deal-out'
import type { Random } from '../../../src/engine/kernel'
import { numberAt } from '../../../src/engine/lists'
import { DECK, parseCard, suitOf } from './cards'
import { NOBODY, setup, type State } from './state'
import { voidsOf } from './trick'
import type { View } from './view'

export function imagine(view: View, random: Random): State {
  const start = setup(view.config)
  if (!start.ok) throw new Error(`A view with an impossible table: ${start.refusal.message}`)
  const state = start.value
  const tricks = view.trick === null ? view.tricks : [...view.tricks, view.trick]
  state.phase = view.phase
  state.round = view.round
  state.turn = view.turn ?? NOBODY
  state.points = view.points.slice()
  state.scores = view.scores.slice()
  state.leaders = tricks.map(({ leader }) => leader)
  state.plays = tricks.flatMap(({ cards }) => cards.map(({ card }) => parseCard(card)))
  dealUnseen(state, view, random)
  return state
}

/** The hands, honouring who is known to be void. */
function dealUnseen(state: State, { viewer, hand, handSizes }: View, random: Random): void {
  const own = hand.map(parseCard)
  const seen = new Set([...own, ...state.plays])
  const voids = voidsOf(state)
  const holders = handSizes.map((size, seat) => ({
    room: seat === viewer ? 0 : size,
    mayHold: (card: number) => !has(numberAt(voids, seat), suitOf(card)),
  }))
  const unseen = state.round === 0 ? [] : [...DECK.keys()].filter((card) => !seen.has(card))
  for (const [seat, cards] of dealOut(unseen, holders, random).entries()) {
    for (const card of seat === viewer ? own : cards) include(state.hands, seat, card)
  }
}
