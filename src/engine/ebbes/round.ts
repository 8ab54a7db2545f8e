/** The course of a round: starting player, selecting, tricks, scores. */
import { exclude } from '../bits'
import { numberAt } from '../lists'
import type { Event } from './actions'
import { nameOf, NO_CARD, suitNameOf, suitOf, valueOf, type Card, type CardNumber } from './cards'
import { isTwoPlayerGame, playerCount } from './config'
import { cardsInRound } from './hand'
import { designate, designates, ROLES, type Role } from './roles'
import { endReason, roundPoints, winners, zilchRight } from './score'
import { at, isVirtual, leftOf, NOBODY, VIRTUAL, type Player, type State } from './state'
import { takeTrick, winnerOfTrick } from './trick'
import { turnUp, virtualColumn } from './virtual'

/** After the deal: the number card is turned over, and the starting player is known or named. */
export function beginRound(state: State, events: Event[]): void {
  const number = state.numbers[state.round - 1]
  if (number !== undefined) {
    state.designators = [number, number, number, number, number]
    events.push({ type: 'number', number })
  }
  if (state.round === 1) afterStarter(state, events)
  // A ruling on ebbes.virtual: if the virtual player holds the zilch right, it names itself.
  else if (isVirtual(state.config, state.zilchRight)) nameStarter(state, VIRTUAL, events)
  else {
    state.phase = 'name-starter'
    state.starter = NOBODY
    state.turn = state.zilchRight
  }
}

/** ebbes.starter */
export function nameStarter(state: State, player: Player, events: Event[]): void {
  state.starter = player
  events.push({ type: 'starter', by: state.zilchRight, player })
  afterStarter(state, events)
}

function afterStarter(state: State, events: Event[]): void {
  if (state.config.variant2) {
    state.phase = 'select'
    state.turn = nextToSelect(state, state.starter)
  } else lead(state, events)
}

/** ebbes.select: clockwise; the virtual player selects nothing. */
function nextToSelect(state: State, player: Player): Player {
  const next = leftOf(state, player)
  return isVirtual(state.config, next) ? leftOf(state, next) : next
}

export function selectPair(state: State, card: CardNumber, events: Event[]): void {
  state.pairs.push(card)
  state.designators[suitOf(card)] = valueOf(card)
  events.push({ type: 'selected', player: state.turn, card: nameOf(card) })
  if (state.pairs.length === ROLES.length) lead(state, events)
  else state.turn = nextToSelect(state, state.turn)
}

/** ebbes.lead: the starting player leads the first trick. */
function lead(state: State, events: Event[]): void {
  state.phase = 'play'
  state.leaders.push(state.starter)
  state.turn = state.starter
  playForVirtual(state, events)
}

/** A seat plays a legal card. */
export function playFromHand(state: State, card: CardNumber): Event[] {
  const place = at(state.turn, suitOf(card))
  exclude(state.hands, place, valueOf(card))
  const events = [played(state.turn, card)]
  lay(state, card, events)
  playForVirtual(state, events)
  return events
}

const played = (player: Player, card: CardNumber): Event => ({
  type: 'played',
  player,
  card: nameOf(card),
})

function playForVirtual(state: State, events: Event[]): void {
  while (state.phase === 'play' && isVirtual(state.config, state.turn)) {
    const column = virtualColumn(state)
    const card = state.open[column] as CardNumber
    state.open[column] = NO_CARD
    events.push(played(VIRTUAL, card))
    lay(state, card, events)
  }
}

/** Adds a card to the trick, with all its immediate consequences. */
function lay(state: State, card: CardNumber, events: Event[]): void {
  state.plays.push(card)
  if (designates(state, card)) announceRoles(state, suitOf(card), events)
  const next = leftOf(state, state.turn)
  // The trick is complete when it comes back to the player who led it.
  if (next === state.leaders[state.leaders.length - 1]) endTrick(state, events)
  else state.turn = next
}

function announceRoles(state: State, suit: number, events: Event[]): void {
  const known = state.roles.length
  designate(state, suit)
  for (let role = known; role < state.roles.length; role++) {
    const designated = suitNameOf(numberAt(state.roles, role))
    events.push({ type: 'designated', suit: designated, role: ROLES[role] as Role })
  }
}

function lastCards({ plays }: State, cards: number): Card[] {
  const names: Card[] = []
  for (let index = plays.length - cards; index < plays.length; index++) {
    names.push(nameOf(plays[index] as CardNumber))
  }
  return names
}

function endTrick(state: State, events: Event[]): void {
  const winner = winnerOfTrick(state)
  takeTrick(state, winner)
  events.push({ type: 'trick', cards: lastCards(state, playerCount(state.config)), winner })
  if (state.plays.length === cardsInRound(state)) {
    endRound(state, events)
    return
  }
  if (isTwoPlayerGame(state.config)) turnUp(state, events)
  // ebbes.lead: the winner leads the next trick.
  state.leaders.push(winner)
  state.turn = winner
}

function endRound(state: State, events: Event[]): void {
  state.points = roundPoints(state)
  state.scores = state.scores.map((score, player) => score + (state.points[player] ?? 0))
  state.zilchRight = zilchRight(state)
  const { round, points, scores } = state
  events.push({
    type: 'scored',
    round,
    points: points.slice(),
    scores: scores.slice(),
    zilchRight: state.zilchRight,
  })
  state.endReason = endReason(state.config, round, scores)
  state.phase = state.endReason === null ? 'deal' : 'over'
  state.turn = NOBODY
  if (state.endReason !== null) {
    events.push({ type: 'over', winners: winners(scores), reason: state.endReason })
  }
}
