/** Applies an input, or refuses it with the clause that it breaks and leaves the state as it was. */
import { isObject, type Input, type Result, type Seat } from '../kernel'
import * as act from './act'
import type { Event } from './actions'
import { applyChance } from './chance'
import { isActionType, judge, MALFORMED, type Judged } from './judge'
import type { Powers, Table } from './power'
import type { State } from './state'
import type { Types } from './types'

export function apply(state: State, input: Input<Types>, powers: Powers): Result<Event[]> {
  // Inputs also come from the wire and from files: their declared type is not guaranteed.
  if (!isThing(input)) return MALFORMED
  if (input.by === 'chance') {
    return isThing(input.outcome) ? applyChance(state, input.outcome, powers) : MALFORMED
  }
  const { by, action } = input
  if (!isThing(action) || !isActionType(action.type) || !isSeat(by)) return MALFORMED
  const judged = judge(state, by, action, powers)
  if (!judged.ok) return judged
  const events: Event[] = []
  carryOut({ state, events, powers }, by, judged.value)
  return { ok: true, value: events }
}

const isThing = (value: unknown): boolean => isObject(value)
const isSeat = (value: unknown): boolean => value === 0 || value === 1 || value === 2

function carryOut(table: Table, seat: Seat, judged: Judged): void {
  switch (judged.kind) {
    case 'put-down':
      act.putDown(table, seat, judged.card)
      break
    case 'play':
      act.play(table, seat, judged.play)
      break
    case 'pass':
      act.pass(table, seat)
      break
    case 'use':
      act.use(table, seat, judged.offer, judged.asking, judged.answer)
      break
    case 'answer':
      act.answer(table, judged.step, judged.followUp, judged.asking, judged.answer)
      break
  }
}
