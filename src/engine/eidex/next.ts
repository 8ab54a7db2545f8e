/** Which seat, or the dice, must decide now. */
import type { GameTypes, Next as NextOf, Seat } from '../kernel'
import { members } from '../bits'
import type { Outcome } from './actions'
import { topStep, type State } from './state'

/** Not `Types`: the views in it depend on this type. */
type Next = NextOf<GameTypes & { Outcome: Outcome }>

const CHANCE = Object.freeze({ kind: 'chance' })

const askOne = (window: string): readonly Next[] =>
  [0, 1, 2].map((seat) => Object.freeze({ kind: 'seats', seats: [seat], window }))

const ASKED_TO_PLAY = askOne('play')

export function next(state: State): Next {
  const step = topStep(state)
  if (step?.kind === 'draw') return CHANCE
  if (step?.kind === 'ask') return { kind: 'seats', seats: [step.seat], window: 'answer' }
  if (step?.kind === 'window') {
    return { kind: 'seats', seats: [step.seat], window: step.window }
  }
  if (state.owing !== 0) {
    const seats = members(state.owing)
    return { kind: 'seats', seats, window: 'put-down' }
  }
  if (state.stage === 'play') return ASKED_TO_PLAY[state.turn] as Next
  if (state.stage === 'over') {
    const outcome = { winners: [state.winner], victoryPoints: state.victoryPoints.slice() }
    return { kind: 'over', outcome }
  }
  return CHANCE
}

export function asked(state: State): { seats: readonly Seat[]; window: string } | null {
  const now = next(state)
  return now.kind === 'seats' ? { seats: now.seats, window: now.window } : null
}
