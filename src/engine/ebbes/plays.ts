/** The cards of this round in the order played, and who led which trick. */
import { suitOf, type CardNumber } from './cards'
import { playerCount } from './config'
import { CARDS_IN_CELL, LEADERS, LEADERS_IN_CELL, PLAYS } from './layout'
import type { Player, State } from './state'

/** A card is a number below 128 and a player one below 8, so that several fit into one small integer. */
const CARD_BITS = 7
const ONE_CARD = (1 << CARD_BITS) - 1
const LEADER_BITS = 3
const ONE_LEADER = (1 << LEADER_BITS) - 1

const cardCell = (place: number): number => PLAYS + (place >> 2)
const cardShift = (place: number): number => (place & (CARDS_IN_CELL - 1)) * CARD_BITS
const leaderCell = (trick: number): number => LEADERS + (trick >> 3)
const leaderShift = (trick: number): number => (trick & (LEADERS_IN_CELL - 1)) * LEADER_BITS

export const cardAt = ({ cells }: State, place: number): CardNumber =>
  ((cells[cardCell(place)] as number) >> cardShift(place)) & ONE_CARD

export const leaderOf = ({ cells }: State, trick: number): Player =>
  ((cells[leaderCell(trick)] as number) >> leaderShift(trick)) & ONE_LEADER

/** Puts another card in the place of one that was played in an earlier trick. */
export function replacePlay({ cells }: State, place: number, card: CardNumber): void {
  const at = cardCell(place)
  const others = (cells[at] as number) & ~(ONE_CARD << cardShift(place))
  cells[at] = others | (card << cardShift(place))
}

/** Adds a card to the current trick. */
export function addPlay(state: State, card: CardNumber): void {
  const { cells, played } = state
  const at = cardCell(played)
  cells[at] = (cells[at] as number) | (card << cardShift(played))
  state.played = played + 1
  if (state.led === -1) state.led = suitOf(card)
}

/** Begins a trick. */
export function addLeader(state: State, player: Player): void {
  const { cells, tricks } = state
  const at = leaderCell(tricks)
  cells[at] = (cells[at] as number) | (player << leaderShift(tricks))
  state.tricks = tricks + 1
  state.leader = player
  state.led = -1
}

/** Before a round nothing has been played. */
export function clearPlays(state: State): void {
  const { cells } = state
  for (let at = leaderCell(0); at <= leaderCell(state.tricks); at++) cells[at] = 0
  for (let at = cardCell(0); at <= cardCell(state.played); at++) cells[at] = 0
  state.tricks = 0
  state.played = 0
}

/** The cards from one place to before another. */
export function playsOf(state: State, from = 0, to = state.played): CardNumber[] {
  const cards: CardNumber[] = []
  for (let place = from; place < to; place++) cards.push(cardAt(state, place))
  return cards
}
/** The place of the first card of the current trick. */
export const trickStart = (state: State): number => (state.tricks - 1) * playerCount(state.config)
