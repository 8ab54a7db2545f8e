import type { CardNumber } from './cards'
import { handOf, type State, type Step } from './state'

export type Draw = Step & { kind: 'draw' }

/** The cards a blind draw can bring. */
export const drawable = (state: State, { from, except }: Draw): CardNumber[] =>
  handOf(state, from).filter((card) => !except.includes(card))
