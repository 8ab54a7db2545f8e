/**
 * Applies an input, or refuses it with the clause that it breaks and leaves the state as it was.
 */
import { accept, isObject, type Input, type Result, type Seat } from '../kernel'
import type { Action, Event } from './actions'
import { applyChance } from './chance'
import { NO_CARD, parseCard, suitNameOf, suitOf, valueOf, type CardNumber } from './cards'
import { refuse } from './clauses'
import { highestValue, isPlayer } from './config'
import { isOpenPair } from './legal'
import { nameStarter, playFromHand, selectPair } from './round'
import { PHASES, PLAY, SELECT, type State } from './state'
import { holds, suitToFollow } from './trick'
import type { Types } from './types'

const MALFORMED = refuse('input.malformed', 'This is not an input of ebbes.')

export function apply(state: State, input: Input<Types>): Result<Event[]> {
  // Inputs also come from the wire and from files: their declared type is not guaranteed.
  if (!isObject(input)) return MALFORMED
  if (input.by === 'chance') {
    return isObject(input.outcome) ? applyChance(state, input.outcome) : MALFORMED
  }
  const checked = check(state, input.by, input.action)
  if (!checked.ok) return checked
  const events: Event[] = []
  act(state, checked.value, events)
  return accept(events)
}

/** A legal action of the seat whose turn it is: the card or the player, by number. */
export function act(state: State, action: number, events?: Event[]): void {
  if (state.phase === PLAY) playFromHand(state, action, events)
  else if (state.phase === SELECT) selectPair(state, action, events)
  else nameStarter(state, action, events)
}

/** The number of a legal action. */
export function check(state: State, by: Seat, action: Action): Result<number> {
  if (!isObject(action)) return MALFORMED
  if (!isActionType(action.type)) return MALFORMED
  // An action has the name of the phase to which it belongs.
  if (action.type !== PHASES[state.phase]) {
    return refuse('input.moment', `This is not the moment for “${action.type}”.`)
  }
  if (by !== state.turn) return refuse('input.seat', 'Another seat is asked.')
  switch (action.type) {
    case 'play':
      return checkPlay(state, by, cardOfTable(state, action.card))
    case 'select':
      return checkPair(state, cardOfTable(state, action.card))
    case 'name-starter':
      return checkStarter(state, action.seat)
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

function checkPlay(state: State, seat: Seat, card: CardNumber): Result<number> {
  if (card === NO_CARD) return UNKNOWN_CARD
  if (!holds(state, seat, card)) return refuse('input.not-held', 'This card is not in your hand.')
  const follow = suitToFollow(state, seat)
  if (follow !== -1 && suitOf(card) !== follow) {
    return refuse('ebbes.follow', `You hold ${suitNameOf(follow)}, so you must follow suit.`)
  }
  return accept(card)
}

function checkPair(state: State, pair: CardNumber): Result<number> {
  if (pair === NO_CARD) return UNKNOWN_CARD
  if (isOpenPair(state, pair)) return accept(pair)
  return refuse('ebbes.select', 'That number or that colour has been selected already.')
}

const checkStarter = (state: State, player: unknown): Result<number> =>
  isPlayer(state.config, player) ? accept(player) : refuse('ebbes.starter', 'Nobody sits there.')
