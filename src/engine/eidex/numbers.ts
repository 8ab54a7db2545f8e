/** The second door: the same rules without names, events and refusals. */
import type { Numbers, Seat } from '../kernel'
import * as act from './act'
import { formsOf } from './answers'
import { offerIn, type OpenWindow } from './asking'
import { roll } from './chance'
import { ANSWER, answerOf, formOf, PASSING } from './codes'
import { legalNumbers, sampleNumber } from './choices'
import { askedSeats, followUpTo, type AskStep } from './pending'
import type { Powers, Table } from './power'
import { copyInto } from './copy'
import { topStep, type State } from './state'
import type { Types } from './types'
import { actionOf, numberOf } from './legal'

export function numbersWith(powers: Powers): Numbers<Types> {
  /** Laid anew for every act: none of them looks at another's, and making one costs time. */
  const table: Mutable<Table> = { state: undefined as never, events: undefined, powers }
  const at = (state: State): Table => {
    table.state = state
    return table
  }
  return {
    asked: askedSeats,
    isOver: ({ stage }) => stage === 'over',
    legal: (state, seat, into) => legalNumbers(state, seat, powers, into),
    sample: (state, seat, random) => sampleNumber(state, seat, random, powers),
    act: (state, seat, number) => actByNumber(at(state), seat, number),
    roll: (state, random) => roll(at(state), random),
    actionOf: (state, seat, number) => actionOf(state, seat, number, powers),
    numberOf: (state, seat, action) => numberOf(state, seat, action, powers),
    copyInto,
  }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

function actByNumber(table: Table, seat: Seat, number: number): void {
  const step = topStep(table.state)
  if (step === undefined) {
    if (table.state.owing === 0) act.play(table, seat, number)
    else act.putDown(table, seat, number)
  } else if (number === PASSING) act.pass(table, seat)
  else if (step.kind !== 'draw') answerByNumber(table, seat, step, number - ANSWER)
}

function answerByNumber(
  table: Table,
  seat: Seat,
  pending: OpenWindow | AskStep,
  code: number,
): void {
  const { state, powers } = table
  if (pending.kind === 'window') {
    const offer = offerIn(state, seat, pending.window, powers)
    if (offer === undefined) return
    const forms = formsOf(offer.question(state, seat, powers))
    act.use(table, seat, offer, formOf(forms, code), answerOf(forms, code))
  } else {
    const followUp = followUpTo(pending, powers)
    if (followUp === undefined) return
    const asking = followUp.question(state, pending)
    act.answer(table, pending, followUp, asking, answerOf([asking], code))
  }
}
