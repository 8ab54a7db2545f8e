/** What must hold in every state of every Eidex game, whatever the characters. */
import type { Event } from '../../src/engine/eidex/actions'
import { eidex } from '../../src/engine/eidex/game'
import type { State } from '../../src/engine/eidex/state'
import { listed } from '../../src/engine/kernel'

const SUITS = 4
const CARDS = 36
const SEATS = [0, 1, 2]
const POT = 3

/** Visits every card of the state, wherever it lies: `visit` gets suit and rank bits. */
function everyCard(state: State, visit: (suit: number, ranks: number) => void): void {
  for (const sets of [state.hands, state.won]) {
    for (let place = 0; place < sets.length; place++) visit(place % SUITS, sets[place] ?? 0)
  }
  for (const card of [
    ...state.down,
    ...state.trick.map((play) => play.card),
    ...state.aside.map((play) => play.card),
  ]) {
    if (card !== -1) visit(card >> 4, 1 << (card & 15))
  }
}

function bitsIn(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

const handSize = (state: State, seat: number): number =>
  [0, 1, 2, 3].reduce((sum, suit) => sum + bitsIn(state.hands[seat * SUITS + suit] ?? 0), 0)

/** A seat that still has to put its card down has one more than the others. */
const stillOwes = (state: State, seat: number): boolean =>
  state.tricks.length === 0 &&
  state.stage !== 'put-down' &&
  state.down[seat] === -1 &&
  !state.veiled.some((veiled) => veiled.seat === seat)

function pointsIn(state: State, owner: number): number {
  let points = 0
  for (let suit = 0; suit < SUITS; suit++) {
    for (let rank = 0; rank < 9; rank++) {
      const has = ((state.won[owner * SUITS + suit] ?? 0) >> rank) & 1
      if (has === 1) points += state.tables.value[(suit << 4) | rank] ?? 0
    }
  }
  return points
}

/** The broken invariants; none in a sound state. */
export function violations(state: State, events: readonly Event[]): string[] {
  const found: string[] = []
  const demand = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence)
  }
  if (state.games > 0) {
    const seen = [0, 0, 0, 0]
    let cards = 0
    everyCard(state, (suit, ranks) => {
      demand(((seen[suit] ?? 0) & ranks) === 0, 'a card lies in two places')
      seen[suit] = (seen[suit] ?? 0) | ranks
      cards += bitsIn(ranks)
    })
    demand(cards === CARDS, 'a card is lost or too many')
  }
  if (
    state.agenda.length === 0 &&
    state.stage === 'play' &&
    state.trick.length === 0 &&
    state.aside.length === 0 &&
    state.owing === 0
  ) {
    const sizes = SEATS.map((seat) => handSize(state, seat) - (stillOwes(state, seat) ? 1 : 0))
    demand(new Set(sizes).size === 1, 'hands are unequal between tricks')
  }
  for (const event of events) {
    if (event.type === 'counted') {
      const sum = event.points.reduce((total, points) => total + points, 0) + pointsIn(state, POT)
      demand(sum === 157 || sum === 13, 'the points do not add up')
    }
    if (event.type === 'awarded') {
      const sum = event.awarded.reduce((total, points) => total + points, 0)
      demand(sum === 0 || sum === 2, 'a game gave neither 0 nor 2 victory points')
    }
  }
  const next = eidex.next(state)
  for (const seat of next.kind === 'seats' ? next.seats : []) {
    demand(listed(eidex.legalActions(state, seat)).length > 0, 'a seat is asked and can do nothing')
  }
  demand(next.kind !== 'seats' || next.seats.length > 0, 'nobody is asked')
  return found
}
