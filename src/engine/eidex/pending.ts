/** Which seats are asked now, and for what. */
import { has } from '../bits'
import type { Seat } from '../kernel'
import { formsOf, type Asking } from './answers'
import { offerIn, type OpenWindow } from './asking'
import type { FollowUp, Powers } from './power'
import { topStep, type State, type Step } from './state'

export type AskStep = Step & { kind: 'ask' }

/** What is pending for a seat. */
export type Pending = OpenWindow | AskStep | typeof PUTTING_DOWN | typeof PLAYING

const PUTTING_DOWN = Object.freeze({ kind: 'put-down' } as const)
const PLAYING = Object.freeze({ kind: 'play' } as const)

/** The seats asked, as a bit set; none when the dice decide or the game is over. */
export function askedSeats(state: State): number {
  const step = topStep(state)
  if (step !== undefined) return step.kind === 'draw' ? 0 : 1 << step.seat
  if (state.owing !== 0) return state.owing
  return state.stage === 'play' ? 1 << state.turn : 0
}

export function pendingFor(state: State, seat: Seat): Pending | undefined {
  if (!has(askedSeats(state), seat)) return undefined
  const step = topStep(state)
  if (step !== undefined) return step.kind === 'draw' ? undefined : step
  return state.owing === 0 ? PLAYING : PUTTING_DOWN
}

export const followUpTo = ({ power, question }: AskStep, powers: Powers): FollowUp | undefined =>
  powers[power].followUps?.[question]

const NO_FORMS: readonly Asking[] = []

/** What a seat is asked in a window or by a power, in each of its forms. */
export function formsFor(
  state: State,
  seat: Seat,
  pending: OpenWindow | AskStep,
  powers: Powers,
): readonly Asking[] {
  if (pending.kind === 'window') {
    const offer = offerIn(state, seat, pending.window, powers)
    return offer === undefined ? NO_FORMS : formsOf(offer.question(state, seat, powers))
  }
  const followUp = followUpTo(pending, powers)
  return followUp === undefined ? NO_FORMS : formsOf(followUp.question(state, pending))
}

/** What must be true of an answer besides. */
export const mayAnswer = (
  state: State,
  seat: Seat,
  pending: OpenWindow | AskStep,
  powers: Powers,
  answer: Parameters<FollowUp['answer']>[2],
): boolean =>
  pending.kind === 'ask' ||
  offerIn(state, seat, pending.window, powers)?.check?.(state, seat, answer) === undefined
