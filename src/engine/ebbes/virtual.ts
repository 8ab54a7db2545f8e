/** ebbes.virtual: the third player of a two-player game, which plays by fixed rules. */
import { NO_CARD, nameOf, suitOf, type CardNumber } from './cards'
import type { Event } from './actions'
import { COLUMNS, ledSuit, type State } from './state'

/** Leftmost face-up card of the suit led, otherwise leftmost face-up card. */
export function virtualColumn(state: State): number {
  const led = ledSuit(state)
  const following = state.open.findIndex((card) => card !== NO_CARD && suitOf(card) === led)
  return following === -1 ? state.open.findIndex((card) => card !== NO_CARD) : following
}

/** The first cards lie face down from left to right, the last five face up on top of them. */
export function layOut(state: State, cards: readonly CardNumber[]): void {
  state.covered = cards.slice(0, -COLUMNS)
  state.open = cards.slice(-COLUMNS)
}

/** After a trick, before the next lead, an uncovered face-down card is turned up. */
export function turnUp(state: State, events: Event[]): void {
  const { open, covered } = state
  for (let column = 0; column < COLUMNS; column++) {
    if (open[column] !== NO_CARD) continue
    const place = topCovered(covered, column)
    if (place === undefined) continue
    const card = covered[place] as CardNumber
    covered[place] = NO_CARD
    open[column] = card
    events.push({ type: 'turned-up', column, card: nameOf(card) })
  }
}

function topCovered(covered: readonly CardNumber[], column: number): number | undefined {
  for (let place = covered.length - COLUMNS + column; place >= 0; place -= COLUMNS) {
    if (covered[place] !== NO_CARD) return place
  }
  return undefined
}
