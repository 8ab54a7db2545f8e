/** The steps of a script: their kinds, and what each may contain. */
import { isObject } from '../../src/engine/kernel'
import type { Step } from './format'
import {
  ANYTHING,
  demand,
  demandShape,
  OBJECT,
  oneOf,
  SEAT,
  TEXT,
  TEXTS,
  WHOLE,
  WHOLES,
  type Kind,
} from './shape'

const LISTS = { cards: TEXTS, seats: WHOLES, ids: TEXTS }
const VIEWER: Kind = {
  name: 'a seat or “spectator”',
  is: (value) => SEAT.is(value) || value === 'spectator',
}

/** By kind of step: reports errors in its content. */
const CHECKS: Readonly<Record<string, (content: unknown, where: string) => void>> = {
  do(action, where) {
    demand(isObject(action), `${where} is not an object`)
    demand(TEXT.is(action['type']), `${where} has no “type”`)
  },
  legal(legal, where) {
    demandShape(legal, where, { seat: SEAT, type: TEXT, ...LISTS }, ['seat', 'type'])
    const lists = Object.keys(LISTS).filter((list) => list in legal)
    demand(lists.length === 1, `${where} has one of: ${Object.keys(LISTS).join(', ')}`)
  },
  refused(refused, where) {
    demand(isObject(refused), `${where} is not an object`)
    // Seat and action may be as wrong as can be: that is what is refused.
    if ('options' in refused)
      demandShape(refused, where, { options: OBJECT, code: TEXT }, ['options', 'code'])
    else
      demandShape(refused, where, { seat: ANYTHING, do: ANYTHING, code: TEXT }, [
        'seat',
        'do',
        'code',
      ])
  },
  expect(facts, where) {
    demand(isObject(facts), `${where} is not an object`)
    demand(Object.keys(facts).length > 0, `${where} expects nothing`)
  },
  view(view, where) {
    demandShape(view, where, { seat: VIEWER, never: TEXTS, knows: TEXTS }, ['seat'])
    demand('never' in view || 'knows' in view, `${where} has neither “never” nor “knows”`)
  },
  autoplay(autoplay, where) {
    demandShape(autoplay, where, { seed: WHOLE, until: oneOf('trick', 'round') })
  },
  // The game checks the fields of a deal.
  deal(deal, where) {
    demand(isObject(deal), `${where} is not an object`)
  },
  draw(card, where) {
    demand(TEXT.is(card), `${where} is not a card`)
  },
}
const KINDS = Object.keys(CHECKS)

export function demandStep(step: unknown, where: string): asserts step is Step {
  const kinds = isObject(step) ? KINDS.filter((kind) => kind in step) : []
  const [kind] = kinds
  demand(
    isObject(step) && kind !== undefined && kinds.length === 1,
    `${where} is not one of: ${KINDS.join(', ')}`,
  )
  const acts = kind === 'do'
  demand(!acts || SEAT.is(step['seat']), `${where} names no seat`)
  demandShape(step, where, { [kind]: ANYTHING, ...(acts && { seat: SEAT }) })
  CHECKS[kind]?.(step[kind], `${where}: “${kind}”`)
}

/** The seat that must be at the table for this step. A refused step may name any seat. */
export function seatIn(step: Step): number | undefined {
  if ('do' in step) return step.seat
  if ('legal' in step) return step.legal.seat
  return 'view' in step && step.view.seat !== 'spectator' ? step.view.seat : undefined
}
