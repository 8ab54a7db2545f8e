/** The end of a game: points, victory points, and perhaps the end of the tournament. */
import { empty } from '../lists'
import type { Seat } from '../kernel'
import type { Event } from './actions'
import { openWindow } from './asking'
import { nameOf, NO_CARD } from './cards'
import { award, pointsOf, standing } from './count'
import type { Table } from './power'
import type { State } from './state'
import { WINDOW } from './windows'

export function countPoints(table: Table): void {
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

export function giveAward({ state, events, powers }: Table): void {
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
