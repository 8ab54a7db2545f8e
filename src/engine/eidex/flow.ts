/** The course of a game: every stage, and the windows between them. */
import type { Seat } from '../kernel'
import { empty, itemAt } from '../lists'
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
  handsAreEmpty,
  nextSeat,
  NOBODY,
  POT,
  SEATS,
  toTheRight,
  type Destination,
  type Effect,
  type State,
  type Step,
  type TrickCard,
  topStep,
} from './state'
import type { Mode } from './tables'
import { winnerOfTrick } from './trick'
import { askNext, openWindow } from './asking'
import { WINDOW } from './windows'

const EVERY_SEAT = (1 << SEATS) - 1
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
  events?.push({ type: 'mode', mode: state.mode, trump, turnUp: nameOf(card) })
}

/** Continues until a seat has to decide. */
export function advance(table: Table): void {
  const { state } = table
  for (;;) {
    const step = topStep(state)
    if (step !== undefined) {
      if (step.kind !== 'window' || askNext(state, step, table.powers)) return
    } else if (state.owing !== 0 || !enterNextStage(table)) return
  }
}

/** Leaves the stage; false if it waits for an input. The stages of a trick come first: they are the commonest. */
function enterNextStage(table: Table): boolean {
  switch (table.state.stage) {
    case 'play':
      return false
    case 'card':
      return afterCard(table)
    case 'lap':
      return afterLap(table)
    case 'judge':
      return takeTrick(table)
    case 'take':
      return afterTake(table)
    case 'lead':
      return lead(table)
  }
  return leaveOtherStage(table)
}

function afterLap(table: Table): true {
  table.state.stage = 'judge'
  openWindow(table, WINDOW.judge)
  return true
}

function lead(table: Table): boolean {
  const { state } = table
  if (settleBeforeLead(table)) return true
  state.turn = state.leader
  state.stage = 'play'
  return false
}

/** Before the first lead, and after the last trick. */
function leaveOtherStage(table: Table): boolean {
  const { state } = table
  switch (state.stage) {
    case 'dealt':
      state.stage = 'put-down'
      state.owing = EVERY_SEAT & ~state.late
      openWindow(table, WINDOW['put-down'])
      return true
    case 'put-down':
      state.stage = 'ready'
      openWindow(table, WINDOW.ready)
      return true
    case 'ready':
      // eidex.lead: the first lead is right of the dealer, whatever the direction of play.
      state.leader = toTheRight(state.dealer)[0] ?? NOBODY
      state.stage = 'lead'
      openWindow(table, WINDOW.lead)
      return true
    case 'count':
      giveAward(table)
      return true
    default:
      return false
  }
}

export function afterDeal(table: Table): void {
  table.state.stage = 'dealt'
  openWindow(table, WINDOW.dealt)
  advance(table)
}

export function putCardDown(table: Table, seat: Seat, card: CardNumber): void {
  if (!putDownElsewhere(table, seat, card)) putDown(table, seat, card)
  table.state.owing &= ~(1 << seat)
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
  layCard(state, seat, card, faceDown)
  if (!faceDown && !excused) learnFromPlay(state, seat, card)
  if (events !== undefined) tellPlayed(state, seat, card, faceDown, events)
  state.stage = 'card'
  openWindow(table, WINDOW.card)
}

function tellPlayed(
  { trick }: State,
  seat: Seat,
  card: CardNumber,
  faceDown: boolean,
  events: Event[],
): void {
  events.push({
    type: 'played',
    seat,
    card: nameOf(card),
    faceDown,
    suit: trick.length === 1 ? (SUITS[suitOf(card)] ?? null) : null,
    to: faceDown ? [seat] : ALL_SEATS,
  })
}

function afterCard(table: Table): boolean {
  const { state } = table
  if (state.late !== 0 && putDownLate(state)) return true
  const played = state.trick.length
  if (played !== SEATS && played !== 2 * SEATS) {
    state.turn = nextSeat(state, state.turn)
    state.stage = 'play'
    return false
  }
  state.stage = 'lap'
  if (played === SEATS && !handsAreEmpty(state)) openWindow(table, WINDOW.lap)
  return true
}

/** A late seat puts its card down now, after the first card of the first trick; whether there is one. */
function putDownLate(state: State): boolean {
  if (state.tricks.length > 0 || state.trick.length !== 1 || state.putDownLate) return false
  const owing = withoutCardDown(state, state.late)
  if (owing === 0) return false
  state.putDownLate = true
  state.owing = owing
  return true
}

/** Those of the seats that have put nothing down. */
const withoutCardDown = ({ down }: State, seats: number): number => {
  let without = seats
  for (let seat = 0; seat < SEATS; seat++) if (down[seat] !== NO_CARD) without &= ~(1 << seat)
  return without
}

/** Every seat plays a second card, in the same order. */
export function startSecondLap({ state }: Table): void {
  state.turn = state.leader
  state.stage = 'play'
}

function takeTrick(table: Table): true {
  const { state, events, powers } = table
  const winner = winnerOfTrick(state, powers)
  const to = destination(state, winner, powers)
  const cards = state.trick.slice()
  for (let place = 0; place < cards.length; place++) addToPiles(state, itemAt(cards, place), to)
  state.tricks.push({ leader: state.leader, cards, winner, to })
  events?.push({ type: 'trick', leader: state.leader, winner, destination: to })
  state.leader = winner
  afterTrick(table)
  endTrick(table)
  state.stage = 'take'
  if (!handsAreEmpty(state)) openWindow(table, WINDOW.after)
  return true
}

function addToPiles(state: State, play: TrickCard, to: Destination): void {
  addToPile(state, to === 'owners' ? play.seat : to === 'pot' ? POT : to, play.card)
  if (play.faceDown) state.veiled.push(play)
}

/** Clears the table: rejected cards go back, and effects for one trick end. */
function endTrick(table: Table): void {
  const { state } = table
  empty(state.trick)
  if (state.aside.length > 0) takeBackRejected(table)
  if (state.effects.length > 0) lift(table, lastsForTheGame)
}

function takeBackRejected(table: Table): void {
  const { aside } = table.state
  for (const rejected of aside) takeBack(table, rejected)
  empty(aside)
}

const lastsForTheGame = ({ until }: Effect): boolean => until === 'game'

function afterTake(table: Table): boolean {
  const { state } = table
  if (!handsAreEmpty(state)) {
    state.stage = 'lead'
    openWindow(table, WINDOW.lead)
    return true
  }
  state.lastWinner = state.leader
  count(table)
  return true
}

function count(table: Table): void {
  const { state, events, powers } = table
  state.points = [
    pointsOf(state, 0, powers),
    pointsOf(state, 1, powers),
    pointsOf(state, 2, powers),
  ]
  events?.push({
    type: 'counted',
    points: state.points.slice(),
    revealed: state.veiled.map(({ seat, card }) => ({ seat, card: nameOf(card) })),
    down: state.down.map((card) => (card === NO_CARD ? null : nameOf(card))),
  })
  reveal(state)
  state.stage = 'count'
  openWindow(table, WINDOW.count)
}

/** Turns all face-down cards over. */
function reveal(state: State): void {
  if (state.veiled.length === 0) return
  empty(state.veiled)
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
  events?.push({
    type: 'awarded',
    points: state.points.slice(),
    awarded,
    victoryPoints: victoryPoints.slice(),
    reason,
  })
  if (winner === undefined) state.stage = 'deal'
  else endTournament(state, winner, events)
}

function endTournament(state: State, winner: Seat, events: Event[] | undefined): void {
  state.winner = winner
  state.stage = 'over'
  events?.push({ type: 'over', winners: [winner] })
}

/** Takes the trick back, to be led again. */
export function replayTrick(table: Table, leader: Seat): void {
  const { state } = table
  for (const play of state.trick) takeBack(table, play)
  endTrick(table)
  empty(state.agenda)
  state.leader = leader
  state.stage = 'lead'
  openWindow(table, WINDOW.lead)
}

/** Adds something that must be settled first. */
export const postpone = ({ state }: Table, step: Step): void => {
  state.agenda.push(step)
}

/** The dealer of the next game sits to the right of the last one. */
export const nextDealer = (state: State): Seat =>
  state.games === 0 ? state.dealer : (toTheRight(state.dealer)[0] ?? NOBODY)
