/**
 * Applies an input, or refuses it with the clause that it breaks and leaves the state as it was.
 */
import { isObject, type Input, type Result, type Seat } from '../kernel'
import { addTo } from '../lists'
import type { Action, Event, Fields } from './actions'
import { hasUsesLeft, offerIn, placeOf } from './asking'
import { NO_CARD, nameOf, parseCard, suitOf, type CardNumber } from './cards'
import { applyChance } from './chance'
import { isPowerId, type PowerId } from './characters'
import { refuse } from './clauses'
import { advance, playCard, putCardDown } from './flow'
import { followingCards, mayPlay } from './follow'
import { forbiddingPower, forbiddingToPutDown, hasStrictFollowing } from './force'
import { legalPlays, pendingFor } from './legal'
import type { Powers, Table } from './power'
import { fits, formsOf } from './questions'
import { at, characterOf, holds, type State } from './state'
import type { Types } from './types'

const MALFORMED = refuse('input.malformed', 'This is not an input of Eidex.')
const NOT_ASKED = refuse('input.seat', 'This seat is not asked.')
const UNKNOWN_CARD = refuse('input.card', 'There is no such card.')
const NOT_HELD = refuse('input.not-held', 'This card is not in your hand.')

export function apply(state: State, input: Input<Types>, powers: Powers): Result<Event[]> {
  // Inputs also come from the wire and from files: their declared type is not guaranteed.
  if (!isThing(input)) return MALFORMED
  if (input.by === 'chance') {
    return isThing(input.outcome) ? applyChance(state, input.outcome, powers) : MALFORMED
  }
  const { by, action } = input
  if (!isThing(action) || !isActionType(action.type) || !isSeat(by)) return MALFORMED
  const table: Table = { state, events: [], powers }
  switch (action.type) {
    case 'play':
      return play(table, by, action)
    case 'put-down':
      return putDown(table, by, action)
    case 'pass':
      return pass(table, by)
    case 'power':
      return usePower(table, by, action)
    case 'answer':
      return answer(table, by, action)
  }
}

const isActionType = (type: unknown): boolean =>
  type === 'play' || type === 'put-down' || type === 'pass' || type === 'power' || type === 'answer'

const isThing = (value: unknown): boolean => isObject(value)
const isSeat = (value: unknown): boolean => value === 0 || value === 1 || value === 2

function wrongMoment(state: State, seat: Seat): Result<Event[]> {
  return pendingFor(state, seat) === undefined
    ? NOT_ASKED
    : refuse('input.moment', 'This is not the moment for that.')
}

function settle(table: Table): Result<Event[]> {
  advance(table)
  return { ok: true, value: table.events }
}

function putDown(table: Table, seat: Seat, action: Action & { type: 'put-down' }): Result<Event[]> {
  const { state, powers } = table
  if (pendingFor(state, seat)?.kind !== 'put-down') return wrongMoment(state, seat)
  const card = parseCard(action.card)
  if (card === NO_CARD) return UNKNOWN_CARD
  if (!holds(state, seat, card)) return NOT_HELD
  const forbidding = forbiddingToPutDown(state, seat, card, powers)
  if (forbidding !== undefined) {
    return refuse(`eidex.${forbidding}`, `${nameOf(card)} may not be put down.`)
  }
  putCardDown(table, seat, card)
  return settle(table)
}

type Play = Action & { type: 'play' }

const samePlay = (a: Play, b: Play): boolean =>
  a.card === b.card &&
  (a.excuse ?? false) === (b.excuse ?? false) &&
  (a.faceDown ?? false) === (b.faceDown ?? false)

function play(table: Table, seat: Seat, action: Play): Result<Event[]> {
  const { state, powers } = table
  if (pendingFor(state, seat)?.kind !== 'play') return wrongMoment(state, seat)
  const card = parseCard(action.card)
  if (card === NO_CARD) return UNKNOWN_CARD
  if (!holds(state, seat, card)) return NOT_HELD
  const special = action.excuse !== undefined || action.faceDown !== undefined
  if (special) {
    const legal = legalPlays(state, seat, powers).some(
      (each) => each.type === 'play' && samePlay(each, action),
    )
    if (!legal) return refuse('eidex.power.play', 'That card cannot be played in that way now.')
  } else if (!mayPlay(state, seat, card, powers)) return refusePlay(table, seat, card)
  const id = characterOf(state, seat)
  if (id !== null && (action.excuse === true || action.faceDown === true)) {
    countUse(state, seat)
    const fields = action.faceDown === true ? {} : { card: action.card }
    table.events.push({ type: 'power', seat, id, fields })
  }
  playCard(table, seat, card, action.faceDown === true, action.excuse === true)
  return settle(table)
}

/** Names the rule that forbids a card. */
function refusePlay({ state, powers }: Table, seat: Seat, card: CardNumber): Result<Event[]> {
  const following = followingCards(state, seat, powers)
  if (following.includes(card)) {
    const power = forbiddingPower(state, powers, (modifiers, effect) => {
      const left = modifiers.restrict?.(following, seat, state, effect)
      return left !== undefined && !left.includes(card)
    })
    return refuse(`eidex.${power ?? 'follow'}`, 'A power in force asks for another card.')
  }
  const led = suitOf(state.trick[0]?.card ?? card)
  if (led === state.trump) {
    return refuse('eidex.follow.trump-led', 'Trump is led, and you hold trump.')
  }
  if (suitOf(card) === state.trump && !mustFollow(state, seat, led, powers)) {
    return refuse('eidex.undertrump', 'That trump is below one already played.')
  }
  return refuse('eidex.follow', 'You hold the suit led, so you must follow suit or play a trump.')
}

/** Trump is not allowed while the seat holds the suit led. */
const mustFollow = (state: State, seat: Seat, led: number, powers: Powers): boolean =>
  hasStrictFollowing(state, powers) && state.hands[at(seat, led)] !== 0

function pass(table: Table, seat: Seat): Result<Event[]> {
  const { state } = table
  const pending = pendingFor(state, seat)
  if (pending?.kind !== 'window') return wrongMoment(state, seat)
  closeFor(state, seat)
  return settle(table)
}

/** The window continues after this seat's character. */
function closeFor(state: State, seat: Seat): void {
  const step = state.agenda.pop()
  const id = characterOf(state, seat)
  if (step?.kind !== 'window' || id === null) return
  state.agenda.push({ ...step, asked: placeOf(id) + 1 })
}

const countUse = (state: State, seat: Seat): void => {
  addTo(state.uses, seat, 1)
}

function usePower(table: Table, seat: Seat, action: Action & { type: 'power' }): Result<Event[]> {
  const { state, events, powers } = table
  const { id } = action as { readonly id: unknown }
  if (!isPowerId(id)) return MALFORMED
  if (state.characters[seat] !== id)
    return refuse('eidex.power.owner', 'That is not your character.')
  const pending = pendingFor(state, seat)
  if (pending?.kind !== 'window') {
    return hasUsesLeft(state, seat, powers)
      ? refuse('eidex.power.moment', 'That power is not offered now.')
      : refuse('eidex.power.spent', 'That power is spent in this game.')
  }
  const offer = offerIn(state, seat, pending.step.window, powers)
  const fields = fieldsOf(action)
  const forms = offer === undefined ? [] : formsOf(offer.question(state, seat, powers))
  if (offer === undefined || !forms.some((form) => fits(form, fields as Record<string, unknown>))) {
    return refuse('eidex.power.answer', 'That is not an answer to what the power asks.')
  }
  const refusal = offer.check?.(state, seat, fields)
  if (refusal !== undefined) return { ok: false, refusal }
  closeFor(state, seat)
  if (!offer.free) countUse(state, seat)
  const hidden = powers[id].hiddenFields ?? []
  events.push({ type: 'power', seat, id, fields: without(fields, hidden) })
  offer.use(table, seat, fields)
  return settle(table)
}

function fieldsOf(action: Action): Fields {
  const { type, id, ...fields } = action as Action & { id?: PowerId }
  return fields
}

const without = (fields: Fields, hidden: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)))

function answer(table: Table, seat: Seat, action: Action & { type: 'answer' }): Result<Event[]> {
  const { state, events, powers } = table
  const pending = pendingFor(state, seat)
  if (pending?.kind !== 'ask') return wrongMoment(state, seat)
  const { step } = pending
  const followUp = powers[step.power].followUps?.[step.question]
  const fields = fieldsOf(action)
  if (
    followUp === undefined ||
    !fits(followUp.question(state, step), fields as Record<string, unknown>)
  ) {
    return refuse('eidex.power.answer', 'That is not an answer to the question.')
  }
  state.agenda.pop()
  const to = followUp.seenBy?.(step) ?? [0, 1, 2]
  events.push({ type: 'answered', seat, id: step.power, fields, to })
  followUp.answer(table, step, fields)
  return settle(table)
}
