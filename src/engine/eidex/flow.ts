/** The course of a game: every stage, and the windows between them. */
import type { Seat } from '../kernel'
import type { Event } from './actions'
import { nameOf, NO_CARD, SUITS, suitOf, rankNamed, rankOf, type CardNumber } from './cards'
import { award, pointsOf, standing } from './count'
import {
  afterTrick,
  destination,
  lift,
  putDownElsewhere,
  refreshTables,
  settleBeforeLead,
} from './force'
import { learnFromPlay } from './follow'
import { addToPile, ALL_SEATS, layCard, putDown, takeBack } from './moves'
import type { Table } from './power'
import {
  isOwing,
  handsAreEmpty,
  nextSeat,
  NOBODY,
  POT,
  SEATS,
  toTheRight,
  type State,
  type Step,
  topStep,
} from './state'
import type { Mode } from './tables'
import { winnerOfTrick } from './trick'
import { isOffered, nextAsked } from './asking'
import type { Window } from './windows'

const ACE = rankNamed('A')
const SIX = rankNamed('6')

/** eidex.deal: the open card decides; an ace means Obenabe, a six Undenufe, both without trump. */
const modeOf = (card: CardNumber): Mode => {
  const rank = rankOf(card)
  return rank === ACE ? 'obenabe' : rank === SIX ? 'undenufe' : 'trump'
}

/** eidex.deal.again: with an easy start, the first game of a tournament has a trump suit. */
export const isDealtAgain = ({ config, games }: State, card: CardNumber): boolean =>
  config.easyStart === true && games === 0 && modeOf(card) !== 'trump'

export function turnUp({ state, events, powers }: Table, card: CardNumber): void {
  state.turnUp = card
  state.mode = modeOf(card)
  state.trump = state.mode === 'trump' ? suitOf(card) : -1
  refreshTables(state, powers)
  const trump = state.trump === -1 ? null : (SUITS[state.trump] ?? null)
  events.push({ type: 'mode', mode: state.mode, trump, turnUp: nameOf(card) })
}

function openWindow({ state, powers }: Table, window: Window): void {
  if (isOffered(state, window, powers)) {
    state.agenda.push({ kind: 'window', window, asked: 0, seat: NOBODY })
  }
}

/** Continues until a seat has to decide. */
export function advance(table: Table): void {
  const { state } = table
  for (;;) {
    const step = topStep(state)
    if (step !== undefined) {
      if (step.kind !== 'window') return
      const seat = nextAsked(state, step, table.powers)
      state.agenda.pop()
      if (seat !== undefined) {
        state.agenda.push({ ...step, seat })
        return
      }
    } else if (isOwing(state) || !enterNextStage(table)) return
  }
}

/** Leaves the stage; false if it waits for an input. */
function enterNextStage(table: Table): boolean {
  const { state } = table
  switch (state.stage) {
    case 'open':
    case 'deal':
    case 'play':
    case 'over':
      return false
    case 'dealt':
      state.stage = 'put-down'
      state.owing = lateSeats(table).map((late) => !late)
      openWindow(table, 'put-down')
      return true
    case 'put-down':
      state.stage = 'ready'
      openWindow(table, 'ready')
      return true
    case 'ready':
      // eidex.lead: the first lead is right of the dealer, whatever the direction of play.
      state.leader = toTheRight(state.dealer)[0] ?? NOBODY
      state.stage = 'lead'
      openWindow(table, 'lead')
      return true
    case 'lead':
      if (settleBeforeLead(table)) return true
      state.turn = state.leader
      state.stage = 'play'
      return false
    case 'card':
      return afterCard(table)
    case 'lap':
      state.stage = 'judge'
      openWindow(table, 'judge')
      return true
    case 'judge':
      takeTrick(table)
      return true
    case 'take':
      return afterTake(table)
    case 'count':
      giveAward(table)
      return true
    case 'award':
      return false
  }
}

/** By seat: whether it puts its card down only after the first card of the first trick. */
const lateSeats = ({ state, powers }: Table): boolean[] =>
  state.characters.map((id) => id !== null && powers[id].traits?.putsDownLate === true)

export function afterDeal(table: Table): void {
  table.state.stage = 'dealt'
  openWindow(table, 'dealt')
  advance(table)
}

export function putCardDown(table: Table, seat: Seat, card: CardNumber): void {
  if (!putDownElsewhere(table, seat, card)) putDown(table, seat, card)
  table.state.owing[seat] = false
}

/** eidex.play: adds a card to the trick. */
export function playCard(
  table: Table,
  seat: Seat,
  card: CardNumber,
  faceDown: boolean,
  excused: boolean,
): void {
  const { state, events } = table
  const leads = state.trick.length === 0
  layCard(table, seat, card, faceDown)
  if (!faceDown && !excused) learnFromPlay(state, seat, card, table.powers)
  events.push({
    type: 'played',
    seat,
    card: nameOf(card),
    faceDown,
    suit: leads ? (SUITS[suitOf(card)] ?? null) : null,
    to: faceDown ? [seat] : ALL_SEATS,
  })
  state.stage = 'card'
  openWindow(table, 'card')
}

function afterCard(table: Table): boolean {
  const { state } = table
  // A late seat puts its card down now, after the first card of the first trick.
  if (state.tricks.length === 0 && state.trick.length === 1) {
    const late = lateSeats(table).map((isLate, seat) => isLate && state.down[seat] === NO_CARD)
    if (late.includes(true) && !state.putDownLate) {
      state.putDownLate = true
      state.owing = late
      return true
    }
  }
  const played = state.trick.length
  if (played % SEATS !== 0) {
    state.turn = nextSeat(state, state.turn)
    state.stage = 'play'
    return false
  }
  state.stage = 'lap'
  if (played === SEATS && !handsAreEmpty(state)) openWindow(table, 'lap')
  return true
}

/** Every seat plays a second card, in the same order. */
export function startSecondLap({ state }: Table): void {
  state.turn = state.leader
  state.stage = 'play'
}

function takeTrick(table: Table): void {
  const { state, events, powers } = table
  const winner = winnerOfTrick(state, powers)
  const to = destination(state, winner, powers)
  for (const play of state.trick) {
    addToPile(state, to === 'owners' ? play.seat : to === 'pot' ? POT : to, play.card)
    if (play.faceDown) state.veiled.push(play)
  }
  state.tricks.push({ leader: state.leader, cards: state.trick, winner, to })
  events.push({ type: 'trick', leader: state.leader, winner, destination: to })
  state.leader = winner
  afterTrick(table)
  endTrick(table)
  state.stage = 'take'
  if (!handsAreEmpty(state)) openWindow(table, 'after')
}

/** Clears the table: rejected cards go back, and effects for one trick end. */
function endTrick(table: Table): void {
  const { state } = table
  state.trick = []
  for (const rejected of state.aside) takeBack(table, rejected)
  state.aside = []
  lift(table, ({ until }) => until === 'game')
}

function afterTake(table: Table): boolean {
  const { state } = table
  if (!handsAreEmpty(state)) {
    state.stage = 'lead'
    openWindow(table, 'lead')
    return true
  }
  state.lastWinner = state.leader
  count(table)
  return true
}

function count(table: Table): void {
  const { state, events, powers } = table
  state.points = [0, 1, 2].map((seat) => pointsOf(state, seat, powers))
  events.push({
    type: 'counted',
    points: state.points.slice(),
    revealed: state.veiled.map(({ seat, card }) => ({ seat, card: nameOf(card) })),
    down: state.down.map((card) => (card === NO_CARD ? null : nameOf(card))),
  })
  reveal(state)
  state.stage = 'count'
  openWindow(table, 'count')
}

/** Turns all face-down cards over. */
function reveal(state: State): void {
  if (state.veiled.length === 0) return
  state.veiled = []
  state.tricks = state.tricks.map((trick) => ({
    ...trick,
    cards: trick.cards.map((play) => ({ ...play, faceDown: false })),
  }))
}

function giveAward({ state, events, powers }: Table): void {
  const { awarded, reason } = award(state, powers)
  const { victoryPoints, winner } = standing(state, awarded)
  state.awarded = [...awarded]
  state.victoryPoints = victoryPoints
  const points = state.points.slice()
  events.push({ type: 'awarded', points, awarded, victoryPoints: victoryPoints.slice(), reason })
  if (winner === undefined) state.stage = 'deal'
  else endTournament(state, winner, events)
}

function endTournament(state: State, winner: Seat, events: Event[]): void {
  state.winner = winner
  state.stage = 'over'
  events.push({ type: 'over', winners: [winner] })
}

/** Takes the trick back, to be led again. */
export function replayTrick(table: Table, leader: Seat): void {
  const { state } = table
  for (const play of state.trick) takeBack(table, play)
  endTrick(table)
  state.agenda = []
  state.leader = leader
  state.stage = 'lead'
  openWindow(table, 'lead')
}

/** Adds something that must be settled first. */
export const postpone = ({ state }: Table, step: Step): void => {
  state.agenda.push(step)
}

/** The dealer of the next game sits to the right of the last one. */
export const nextDealer = (state: State): Seat =>
  state.games === 0 ? state.dealer : (toTheRight(state.dealer)[0] ?? NOBODY)
