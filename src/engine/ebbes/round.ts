/**
 * The course of a round: starting player, selecting, tricks, scores. What happens is told to `events`, if anybody
 * listens.
 */
import type { Event } from './actions'
import { nameOf, suitNameOf, suitOf, type Card, type CardNumber } from './cards'
import { isTwoPlayerGame } from './config'
import { toggleHeld } from './hand'
import { cardsInRound } from './layout'
import { addLeader, addPlay, cardAt, trickStart } from './plays'
import {
  addPair,
  designate,
  designates,
  numberOfRound,
  ROLES,
  setDesignator,
  suitWith,
  type Role,
} from './roles'
import { endReason, pointsOf, scoreRound, scoresOf, winners, zilchRight } from './score'
import {
  DEAL,
  isVirtual,
  leftOf,
  NAME_STARTER,
  NOBODY,
  OVER,
  PLAY,
  SELECT,
  VIRTUAL,
  type Player,
  type State,
} from './state'
import { takeTrick, winnerOfTrick } from './trick'
import { takeFaceUp, turnUp, virtualColumn } from './virtual'

/** After the deal: the number card is turned over, and the starting player is known or named. */
export function beginRound(state: State, events?: Event[]): void {
  if (!state.config.variant2) {
    const number = numberOfRound(state, state.round)
    for (let suit = 0; suit < ROLES.length; suit++) setDesignator(state, suit, number)
    events?.push({ type: 'number', number })
  }
  if (state.round === 1) afterStarter(state, events)
  // A ruling on ebbes.virtual: if the virtual player holds the zilch right, it names itself.
  else if (isVirtual(state.config, state.zilchRight)) nameStarter(state, VIRTUAL, events)
  else {
    state.phase = NAME_STARTER
    state.starter = NOBODY
    state.turn = state.zilchRight
  }
}

/** ebbes.starter */
export function nameStarter(state: State, player: Player, events?: Event[]): void {
  state.starter = player
  events?.push({ type: 'starter', by: state.zilchRight, player })
  afterStarter(state, events)
}

function afterStarter(state: State, events?: Event[]): void {
  if (state.config.variant2) {
    state.phase = SELECT
    state.turn = nextToSelect(state, state.starter)
  } else lead(state, events)
}

/** ebbes.select: clockwise; the virtual player selects nothing. */
function nextToSelect(state: State, player: Player): Player {
  const next = leftOf(state, player)
  return isVirtual(state.config, next) ? leftOf(state, next) : next
}

export function selectPair(state: State, card: CardNumber, events?: Event[]): void {
  addPair(state, card)
  events?.push({ type: 'selected', player: state.turn, card: nameOf(card) })
  if (state.selected === ROLES.length) lead(state, events)
  else state.turn = nextToSelect(state, state.turn)
}

/** ebbes.lead: the starting player leads the first trick. */
function lead(state: State, events?: Event[]): void {
  state.phase = PLAY
  addLeader(state, state.starter)
  state.turn = state.starter
  playForVirtual(state, events)
}

/** A seat plays a legal card. */
export function playFromHand(state: State, card: CardNumber, events?: Event[]): void {
  toggleHeld(state, state.turn, card)
  lay(state, card, events)
  if (isTwoPlayerGame(state.config)) playForVirtual(state, events)
}

function playForVirtual(state: State, events?: Event[]): void {
  while (state.phase === PLAY && isVirtual(state.config, state.turn)) {
    lay(state, takeFaceUp(state, virtualColumn(state)), events)
  }
}

/** Adds a card to the trick, with all its immediate consequences. */
function lay(state: State, card: CardNumber, events?: Event[]): void {
  events?.push({ type: 'played', player: state.turn, card: nameOf(card) })
  addPlay(state, card)
  if (designates(state, card)) takeRoles(state, suitOf(card), events)
  const next = leftOf(state, state.turn)
  // The trick is complete when it comes back to the player who led it.
  if (next === state.leader) endTrick(state, events)
  else state.turn = next
}

function takeRoles(state: State, suit: number, events?: Event[]): void {
  const known = state.designated
  designate(state, suit)
  if (events === undefined) return
  for (let role = known; role < state.designated; role++) {
    const designated = suitNameOf(suitWith(state, role))
    events.push({ type: 'designated', suit: designated, role: ROLES[role] as Role })
  }
}

function endTrick(state: State, events?: Event[]): void {
  const winner = winnerOfTrick(state)
  takeTrick(state, winner)
  if (events !== undefined) tellTrick(state, winner, events)
  if (state.played === cardsInRound(state.config)) {
    endRound(state, events)
    return
  }
  if (isTwoPlayerGame(state.config)) turnUp(state, events)
  // ebbes.lead: the winner leads the next trick.
  addLeader(state, winner)
  state.turn = winner
}

function tellTrick(state: State, winner: Player, events: Event[]): void {
  const cards: Card[] = []
  for (let place = trickStart(state); place < state.played; place++)
    cards.push(nameOf(cardAt(state, place)))
  events.push({ type: 'trick', cards, winner })
}

function endRound(state: State, events?: Event[]): void {
  scoreRound(state)
  state.zilchRight = zilchRight(state)
  const reason = endReason(state)
  state.phase = reason === null ? DEAL : OVER
  state.turn = NOBODY
  if (events === undefined) return
  const { round, zilchRight: holder } = state
  const scores = scoresOf(state)
  events.push({ type: 'scored', round, points: pointsOf(state), scores, zilchRight: holder })
  if (reason !== null) events.push({ type: 'over', winners: winners(scores), reason })
}
