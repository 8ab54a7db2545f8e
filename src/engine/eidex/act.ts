/** Does what has been found legal, from either door, and continues until a seat has to decide. */
import type { Seat } from '../kernel'
import { addTo } from '../lists'
import { answerInWords, type Answer, type Asking } from './answers'
import { passOn } from './asking'
import { nameOf, type CardNumber } from './cards'
import { advance, playCard, putCardDown } from './flow'
import { cardPlayed, isExcused, isFaceDown, isUsual, type Play } from './plays'
import type { FollowUp, Offer, Table } from './power'
import { characterOf, type Step } from './state'

export function putDown(table: Table, seat: Seat, card: CardNumber): void {
  putCardDown(table, seat, card)
  advance(table)
}

export function play(table: Table, seat: Seat, way: Play): void {
  if (isUsual(way)) playCard(table, seat, way, false, false)
  else playUnusually(table, seat, way)
  advance(table)
}

function playUnusually(table: Table, seat: Seat, way: Play): void {
  const card = cardPlayed(way)
  const faceDown = isFaceDown(way)
  usePlaying(table, seat, faceDown ? {} : { card })
  playCard(table, seat, card, faceDown, isExcused(way))
}

/** A power that is used by the way a card is played. */
function usePlaying({ state, events }: Table, seat: Seat, { card }: Answer): void {
  const id = characterOf(state, seat)
  if (id === null) return
  addTo(state.uses, seat, 1)
  const fields = card === undefined ? {} : { card: nameOf(card) }
  events?.push({ type: 'power', seat, id, fields })
}

export function pass(table: Table, seat: Seat): void {
  passOn(table.state, seat)
  advance(table)
}

export function use(table: Table, seat: Seat, offer: Offer, asking: Asking, answer: Answer): void {
  const { state, events, powers } = table
  const id = characterOf(state, seat)
  if (id === null) return
  passOn(state, seat)
  if (offer.free !== true) addTo(state.uses, seat, 1)
  events?.push({
    type: 'power',
    seat,
    id,
    fields: without(answerInWords(asking, answer), powers[id].hiddenFields ?? []),
  })
  offer.use(table, seat, answer)
  advance(table)
}

const without = (fields: object, hidden: readonly string[]): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)))

export function answer(
  table: Table,
  step: Step & { kind: 'ask' },
  followUp: FollowUp,
  asking: Asking,
  given: Answer,
): void {
  const { state, events } = table
  state.agenda.pop()
  events?.push({
    type: 'answered',
    seat: step.seat,
    id: step.power,
    fields: answerInWords(asking, given),
    to: followUp.seenBy?.(step) ?? [0, 1, 2],
  })
  followUp.answer(table, step, given)
  advance(table)
}
