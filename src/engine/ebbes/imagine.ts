/** A full state that a viewer cannot tell from the real one, for bots to think with. */
import { dealOut, type Holder } from '../deal-out'
import type { Random } from '../kernel'
import { shuffle } from '../random'
import {
  deckOf,
  NO_CARD,
  parseCard,
  suitNameOf,
  suitOf,
  SUITS,
  valueOf,
  type CardNumber,
} from './cards'
import { highestValue, playerCount } from './config'
import { ROLES } from './roles'
import { addCard, COLUMNS, isVirtual, NOBODY, setup, type Player, type State } from './state'
import type { View } from './view'

export function imagine(view: View, random: Random): State {
  const start = setup(view.config)
  if (!start.ok) throw new Error(`A view with an impossible table: ${start.refusal.message}`)
  const state = start.value
  state.phase = view.phase
  state.round = view.round
  state.dealer = view.dealer
  state.starter = view.starter ?? NOBODY
  state.turn = view.turn ?? NOBODY
  state.zilchRight = view.zilchRight ?? NOBODY
  state.points = view.points.slice()
  state.scores = view.scores.slice()
  state.endReason = view.outcome?.reason ?? null
  state.numbers = [...view.numbers.turned, ...shuffle(view.numbers.left, random)]
  rememberPlays(state, view)
  rememberDesignations(state, view)
  dealUnseen(state, view, random)
  return state
}

function rememberPlays(state: State, { memory, trick }: View): void {
  const tricks = trick === null ? memory.tricks : [...memory.tricks, trick]
  state.leaders = tricks.map(({ leader }) => leader)
  state.plays = tricks.flatMap(({ cards }) => cards.map(({ card }) => parseCard(card)))
  for (const { cards, winner } of memory.tricks) {
    for (const { card } of cards) addCard(state.won, winner, parseCard(card))
  }
}

function rememberDesignations(state: State, { numbers, pairs, roles }: View): void {
  state.designators.fill(numbers.turned.at(-1) ?? 0)
  state.pairs = pairs.map(parseCard)
  for (const pair of state.pairs) state.designators[suitOf(pair)] = valueOf(pair)
  state.roles = ROLES.flatMap((role) => {
    const suit = roles[role]
    return suit === undefined ? [] : [SUITS.indexOf(suit)]
  })
}

/** Fills the other hands and the virtual player's face-down cards, respecting known voids. */
function dealUnseen(state: State, view: View, random: Random): void {
  const { config, handSizes, memory, virtual, viewer } = view
  const own = view.hand.map(parseCard)
  for (const card of own) addCard(state.hands, viewer as Player, card)
  if (virtual !== null) state.open = virtual.open.map(parseCard)

  const covered = virtual?.covered.reduce((sum, cards) => sum + cards, 0) ?? 0
  const holders: Holder[] = Array.from({ length: playerCount(config) }, (_, player) => {
    if (isVirtual(config, player)) return { room: covered, mayHold: () => true }
    const voids = memory.voids[player] ?? []
    return {
      room: player === viewer ? 0 : (handSizes[player] ?? 0),
      mayHold: (card) => !voids.includes(suitNameOf(suitOf(card))),
    }
  })
  if (holders.every(({ room }) => room === 0)) return

  const seen = new Set([...own, ...state.plays, ...state.open])
  const unseen = deckOf(highestValue(config)).filter((card) => !seen.has(card))
  const hands = dealOut(unseen, holders, random)
  for (const [player, cards] of hands.entries()) {
    if (isVirtual(config, player)) cover(state, virtual?.covered ?? [], cards)
    else for (const card of cards) addCard(state.hands, player, card)
  }
}

/** Face-down cards are turned up from the top, so the remaining ones lie in the lowest layers. */
function cover(state: State, heights: readonly number[], cards: readonly CardNumber[]): void {
  const left = cards.slice()
  state.covered = state.covered.map((_, place) => {
    const column = place % COLUMNS
    const layer = Math.floor(place / COLUMNS)
    return layer < (heights[column] ?? 0) ? (left.pop() as CardNumber) : NO_CARD
  })
}
