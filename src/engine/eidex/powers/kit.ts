/** Helpers for many characters: short forms for questions, effects and announcements. */
import type { Seat } from '../../kernel'
import { itemAt } from '../../lists'
import type { Asking } from '../answers'
import type { CardNumber } from '../cards'
import type { PowerId } from '../characters'
import { enforce } from '../force'
import type { Table } from '../power'
import { others, type Effect, type State } from '../state'

export const NOTHING_TO_ASK: Asking = {}

export const YES_OR_NO: Asking = { accept: { kind: 'option', from: [true, false] } }

const OTHER_SEATS = [0, 1, 2].map((seat): Asking => ({
  seat: { kind: 'seat', from: others(seat) },
}))

/** One of the other seats. */
export const whichOther = (seat: Seat): Asking => itemAt(OTHER_SEATS, seat)

export const forTheGame = (power: PowerId, seat: Seat, data: readonly number[] = []): Effect => ({
  power,
  seat,
  until: 'game',
  data,
})

export const forThisTrick = (power: PowerId, seat: Seat, data: readonly number[] = []): Effect => ({
  power,
  seat,
  until: 'trick',
  data,
})

/** Replaces the effect of a power by one with other data. */
export function update({ state }: Table, effect: Effect, data: readonly number[]): void {
  state.effects = state.effects.map((each) => (each === effect ? { ...effect, data } : each))
}

/** A card that a seat must lead, known to that seat only. */
export function forceLead(
  table: Table,
  power: PowerId,
  owner: Seat,
  leader: Seat,
  card: number,
): void {
  table.state.leader = leader
  enforce(table, { ...forThisTrick(power, owner, [card]), secret: [leader] })
}

/** A card drawn from a seat to lead is no longer in that hand, as far as its owner's choice goes. */
export const isDrawnToLead = (state: State, seat: Seat, card: CardNumber): boolean =>
  state.effects.some(
    ({ until, secret = [], data }) =>
      until === 'trick' && secret.includes(seat) && data[0] === card,
  )

/** Only the forced card may be led. */
export const forcedLead = (
  cards: readonly number[],
  isLead: boolean,
  { data: [card], secret = [] }: Effect,
  seat: Seat,
): readonly number[] =>
  isLead && secret.includes(seat) && card !== undefined && cards.includes(card) ? [card] : cards
