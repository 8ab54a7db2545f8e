/** The cards of this round in the order played, and who led which trick. */
import { suitOf, type CardNumber } from './cards'
import { playerCount, type Config } from './config'
import { CARDS_IN_CELL, CELL_BITS, LEADERS, playsFrom } from './layout'
import type { Player, State } from './state'

/** A card is a number below 128, so that four of them fit into one small integer. */
const CARD_BITS = 7
const ONE_CARD = (1 << CARD_BITS) - 1

const shiftOf = (place: number): number => (place & (CARDS_IN_CELL - 1)) * CARD_BITS
const cellOf = (config: Config, place: number): number => playsFrom(config) + (place >> CELL_BITS)

export function cardAt(state: State, place: number): CardNumber {
  const cell = state.cells[cellOf(state.config, place)] as number
  return (cell >> shiftOf(place)) & ONE_CARD
}

export function setCardAt(state: State, place: number, card: CardNumber): void {
  const at = cellOf(state.config, place)
  const others = (state.cells[at] as number) & ~(ONE_CARD << shiftOf(place))
  state.cells[at] = others | (card << shiftOf(place))
}

export function addPlay(state: State, card: CardNumber): void {
  setCardAt(state, state.played, card)
  state.played++
}

/** Before a round nothing has been played. */
export function clearPlays(state: State): void {
  const { cells } = state
  for (let at = LEADERS; at < LEADERS + state.tricks; at++) cells[at] = 0
  for (let at = playsFrom(state.config); at < cells.length; at++) cells[at] = 0
  state.tricks = 0
  state.played = 0
}

/** From one place to before another: to look at, not to play fast. */
export const playsOf = (state: State, from = 0, to = state.played): CardNumber[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => cardAt(state, from + index))

export const leaderOf = (state: State, trick: number): Player =>
  state.cells[LEADERS + trick] as Player

/** Begins a trick. */
export function addLeader(state: State, player: Player): void {
  state.cells[LEADERS + state.tricks] = player
  state.tricks++
}

export const currentLeader = (state: State): Player => leaderOf(state, state.tricks - 1)

/** The place of the first card of the current trick. */
export const trickStart = (state: State): number => (state.tricks - 1) * playerCount(state.config)

/** The suit led to the current trick; −1 if the next card leads. */
export function ledSuit(state: State): number {
  const start = trickStart(state)
  return start === state.played ? -1 : suitOf(cardAt(state, start))
}
