/** ebbes.virtual: the third player of a two-player game, which plays by fixed rules. */
import type { Event } from './actions'
import { NO_CARD, nameOf, suitOf, type CardNumber } from './cards'
import { handSize, isTwoPlayerGame } from './config'
import { COLUMNS, FACE_DOWN, FACE_UP } from './layout'
import type { State } from './state'

/** The face-up card of a column; `NO_CARD` where there is none. */
export const faceUp = (state: State, column: number): CardNumber =>
  state.cells[FACE_UP + column] as CardNumber

const faceDownPlaces = ({ config }: State): number =>
  isTwoPlayerGame(config) ? handSize(config) - COLUMNS : 0

/** By column; empty unless there is a virtual player. */
export const faceUpCards = ({ config, cells }: State): CardNumber[] =>
  isTwoPlayerGame(config) ? cells.slice(FACE_UP, FACE_UP + COLUMNS) : []

/** The face-down cards below, layer by layer from the bottom, columns from left to right. */
export const faceDownCards = (state: State): CardNumber[] =>
  state.cells.slice(FACE_DOWN, FACE_DOWN + faceDownPlaces(state))

/** Leftmost face-up card of the suit led, otherwise leftmost face-up card. */
export function virtualColumn(state: State): number {
  const led = state.led
  let leftmost = -1
  for (let column = 0; column < COLUMNS; column++) {
    const card = faceUp(state, column)
    if (card === NO_CARD) continue
    if (suitOf(card) === led) return column
    if (leftmost === -1) leftmost = column
  }
  return leftmost
}

/** The card dealt at this place: the first ones lie face down from left to right, the last five face up on top. */
export function layOut(state: State, place: number, card: CardNumber): void {
  const below = faceDownPlaces(state)
  state.cells[place < below ? FACE_DOWN + place : FACE_UP + place - below] = card
}

export const setFaceUp = (state: State, column: number, card: CardNumber): void => {
  state.cells[FACE_UP + column] = card
}

export function takeFaceUp(state: State, column: number): CardNumber {
  const card = faceUp(state, column)
  state.cells[FACE_UP + column] = NO_CARD
  return card
}

/** After a trick, before the next lead, an uncovered face-down card is turned up. */
export function turnUp(state: State, events?: Event[]): void {
  const { cells } = state
  for (let column = 0; column < COLUMNS; column++) {
    if (faceUp(state, column) !== NO_CARD) continue
    const at = topFaceDown(state, column)
    if (at === -1) continue
    const card = cells[at] as CardNumber
    cells[at] = NO_CARD
    cells[FACE_UP + column] = card
    events?.push({ type: 'turned-up', column, card: nameOf(card) })
  }
}

/** Its cell; −1 if no card of this column lies face down any more. */
function topFaceDown(state: State, column: number): number {
  const first = FACE_DOWN + column
  for (let at = first + faceDownPlaces(state) - COLUMNS; at >= first; at -= COLUMNS) {
    if (state.cells[at] !== NO_CARD) return at
  }
  return -1
}
