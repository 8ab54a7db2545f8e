/**
 * Applies an input, or refuses it with the clause that it breaks and leaves the state as it was.
 */
import { isObject, type Input, type Result, type Seat } from '../kernel'
import type { Action, Event } from './actions'
import { applyChance } from './chance'
import { NO_CARD, parseCard, suitNameOf, suitOf, valueOf, type CardNumber } from './cards'
import { refuse } from './clauses'
import { highestValue, isPlayer } from './config'
import { openPairs } from './legal'
import { nameStarter, playFromHand, selectPair } from './round'
import type { State } from './state'
import { holds, suitToFollow } from './trick'
import type { Types } from './types'

const MALFORMED = refuse('input.malformed', 'This is not an input of ebbes.')

export function apply(state: State, input: Input<Types>): Result<Event[]> {
  // Inputs also come from the wire and from files: their declared type is not guaranteed.
  if (!isObject(input)) return MALFORMED
  if (input.by === 'chance') {
    return isObject(input.outcome) ? applyChance(state, input.outcome) : MALFORMED
  }
  const { by, action } = input
  if (!isObject(action)) return MALFORMED
  if (!isActionType(action.type)) return MALFORMED
  // An action has the name of the phase to which it belongs.
  if (action.type !== state.phase) {
    return refuse('input.moment', `This is not the moment for “${action.type}”.`)
  }
  if (by !== state.turn) return refuse('input.seat', 'Another seat is asked.')
  switch (action.type) {
    case 'play':
      return play(state, by, action.card)
    case 'select':
      return select(state, action.card)
    case 'name-starter':
      return name(state, action.seat)
  }
}

const isActionType = (type: unknown): type is Action['type'] =>
  type === 'play' || type === 'select' || type === 'name-starter'

/** The card if this table uses it, otherwise `NO_CARD`. */
function cardOfTable(state: State, name: unknown): CardNumber {
  const card = parseCard(name)
  return card !== NO_CARD && valueOf(card) <= highestValue(state.config) ? card : NO_CARD
}

const UNKNOWN_CARD = refuse('input.card', 'There is no such card in this game.')

function play(state: State, seat: Seat, name: unknown): Result<Event[]> {
  const card = cardOfTable(state, name)
  if (card === NO_CARD) return UNKNOWN_CARD
  if (!holds(state, seat, card)) return refuse('input.not-held', 'This card is not in your hand.')
  const follow = suitToFollow(state, seat)
  if (follow !== -1 && suitOf(card) !== follow) {
    return refuse('ebbes.follow', `You hold ${suitNameOf(follow)}, so you must follow suit.`)
  }
  return { ok: true, value: playFromHand(state, card) }
}

function select(state: State, name: unknown): Result<Event[]> {
  const card = cardOfTable(state, name)
  if (card === NO_CARD) return UNKNOWN_CARD
  if (!openPairs(state).includes(card)) {
    return refuse('ebbes.select', 'That number or that colour has been selected already.')
  }
  const events: Event[] = []
  selectPair(state, card, events)
  return { ok: true, value: events }
}

function name(state: State, player: unknown): Result<Event[]> {
  if (!isPlayer(state.config, player)) return refuse('ebbes.starter', 'Nobody sits there.')
  const events: Event[] = []
  nameStarter(state, player, events)
  return { ok: true, value: events }
}
