/** What a coach tells: what can be expected of every action, and what might have gone better. */
import * as v from 'valibot'
import { ROLES } from '../engine/ebbes/roles'
import { SUITS } from '../engine/ebbes/cards'
import { gameAction, gameView } from './game'
import { count, gameNumber, list, MOST_SEATS, revision, seatNumber } from './words'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const finite = v.pipe(v.number(), v.finite())
const notLess = v.pipe(finite, v.minValue(0))

/**
 * How likely something is if one does this. `certain` if it follows from the rules and from what the seat
 * sees: then the chance is 0 or 1. Else it is a likelihood, whatever the chance.
 */
const likelihood = { chance: share, certain: v.boolean() }
const reason = v.variant('what', [
  /** This seat takes the trick. */
  v.strictObject({ what: v.literal('takes'), ...likelihood }),
  /** ebbes: the card's suit gets this role. */
  v.strictObject({
    what: v.literal('role'),
    suit: v.picklist(SUITS),
    role: v.picklist(ROLES),
    ...likelihood,
  }),
  /** Eidex: where this seat's points end up. */
  v.strictObject({ what: v.picklist(['high', 'low', 'middle', 'over']), ...likelihood }),
])
export type Reason = v.InferOutput<typeof reason>

const estimate = v.strictObject({
  action: gameAction,
  /** Points of the round in ebbes, victory points of the game in Eidex; `spread` from deal to deal. */
  gain: finite,
  spread: notLess,
  /** To win in the end. */
  chance: share,
  /** How far these may be off, as standard errors. */
  gainError: notLess,
  chanceError: notLess,
  reasons: list(reason, 4),
})
export type Estimate = v.InferOutput<typeof estimate>

/** More can't be chosen from at once, or is not told. */
export const MOST_ESTIMATES = 60

/** Of the moment of that revision, best first. */
export const advice = v.strictObject({
  type: v.literal('advice'),
  number: gameNumber,
  rev: revision,
  estimates: list(estimate, MOST_ESTIMATES),
})

/** A decision that cost something: what was seen then, what was done, what would have been better. */
const moment = v.strictObject({ view: gameView, done: estimate, better: estimate })
export type Moment = v.InferOutput<typeof moment>

/** How many decisions a review shows. */
export const MOST_MOMENTS = 3

/** Told again and again while it is being made: `seen` of `all` decisions. */
export const review = v.strictObject({
  type: v.literal('review'),
  number: gameNumber,
  seen: count,
  all: count,
  moments: list(moment, MOST_MOMENTS),
})

/** How the same cards would have gone for a seat that saw all hands. */
export const hindsight = v.strictObject({
  type: v.literal('hindsight'),
  number: gameNumber,
  seat: seatNumber,
  winners: list(seatNumber, MOST_SEATS),
  /** Points in ebbes, victory points in Eidex; by player. */
  results: list(finite, MOST_SEATS + 1),
})
