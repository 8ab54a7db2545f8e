/** A full state that a viewer cannot tell from the real one, for bots to think with. */
import { dealOut, type Holder } from '../deal-out'
import type { Random } from '../kernel'
import { shuffle } from '../random'
import { deckOf, parseCard, suitNameOf, suitOf, SUITS, type CardNumber } from './cards'
import { highestValue, playerCount } from './config'
import { toggleHeld, toggleWon } from './hand'
import { COLUMNS } from './layout'
import { addLeader, addPlay, playsOf } from './plays'
import { addPair, ROLES, setDesignator, setNumbers, takeRole } from './roles'
import { setScores } from './score'
import { isVirtual, NOBODY, PHASES, setup, type Player, type State } from './state'
import type { View } from './view'
import { faceDownCards, faceUpCards, layOut, setFaceUp } from './virtual'

export function imagine(view: View, random: Random): State {
  const start = setup(view.config)
  if (!start.ok) throw new Error(`A view with an impossible table: ${start.refusal.message}`)
  const state = start.value
  state.phase = PHASES.indexOf(view.phase)
  state.round = view.round
  state.dealer = view.dealer
  state.starter = view.starter ?? NOBODY
  state.turn = view.turn ?? NOBODY
  state.zilchRight = view.zilchRight ?? NOBODY
  setScores(state, view.points, view.scores)
  setNumbers(state, [...view.numbers.turned, ...shuffle(view.numbers.left, random)])
  rememberPlays(state, view)
  rememberDesignations(state, view)
  dealUnseen(state, view, random)
  return state
}

function rememberPlays(state: State, { memory, trick }: View): void {
  for (const { leader, cards } of trick === null ? memory.tricks : [...memory.tricks, trick]) {
    addLeader(state, leader)
    for (const { card } of cards) addPlay(state, parseCard(card))
  }
  for (const { cards, winner } of memory.tricks) {
    for (const { card } of cards) toggleWon(state, winner, parseCard(card))
  }
}

function rememberDesignations(state: State, { numbers, pairs, roles }: View): void {
  const number = numbers.turned.at(-1) ?? 0
  for (let suit = 0; suit < SUITS.length; suit++) setDesignator(state, suit, number)
  for (const pair of pairs) addPair(state, parseCard(pair))
  for (const role of ROLES) {
    const suit = roles[role]
    if (suit !== undefined) takeRole(state, SUITS.indexOf(suit))
  }
}

/** Fills the other hands and the virtual player's face-down cards, respecting known voids. */
function dealUnseen(state: State, view: View, random: Random): void {
  const { config, handSizes, memory, virtual, viewer } = view
  const own = view.hand.map(parseCard)
  for (const card of own) toggleHeld(state, viewer as Player, card)
  if (virtual !== null) {
    for (const [column, card] of virtual.open.entries()) setFaceUp(state, column, parseCard(card))
  }

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

  const seen = new Set([...own, ...playsOf(state), ...faceUpCards(state)])
  const unseen = deckOf(highestValue(config)).filter((card) => !seen.has(card))
  const hands = dealOut(unseen, holders, random)
  for (const [player, cards] of hands.entries()) {
    if (isVirtual(config, player)) cover(state, virtual?.covered ?? [], cards)
    else for (const card of cards) toggleHeld(state, player, card)
  }
}

/** Face-down cards are turned up from the top, so the remaining ones lie in the lowest layers. */
function cover(state: State, heights: readonly number[], cards: readonly CardNumber[]): void {
  const left = cards.slice()
  for (const place of faceDownCards(state).keys()) {
    const layer = Math.floor(place / COLUMNS)
    if (layer < (heights[place % COLUMNS] ?? 0)) {
      layOut(state, place, left.pop() as CardNumber)
    }
  }
}
