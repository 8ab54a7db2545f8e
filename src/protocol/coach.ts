/** What a coach tells: what can be expected of every action, and what might have gone better. */
import * as v from 'valibot'
import { gameAction, gameView } from './game'
import type { Reason } from './game-schemas'
import { SCHEMAS } from './games'
import {
  count,
  gameNumber,
  likelihood,
  list,
  MAX_SEATS,
  revision,
  seatNumber,
  share,
} from './primitives'

const finite = v.pipe(v.number(), v.finite())
const notLess = v.pipe(finite, v.minValue(0))

/** This seat takes the trick. */
const takes = v.strictObject({ what: v.literal('takes'), ...likelihood })
/** Why an action is good or bad: what every game knows, or one alone. */
const reason: v.GenericSchema<Reason> = v.variant('what', [
  takes,
  ...Object.values(SCHEMAS).flatMap(({ reasons }) => reasons),
])

const estimate = v.strictObject({
  action: gameAction,
  /** Points of the round, as the game counts them; `spread` from deal to deal. */
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
export const MAX_ESTIMATES = 60

/** Of the moment of that revision, best first. */
export const advice = v.strictObject({
  type: v.literal('advice'),
  number: gameNumber,
  rev: revision,
  estimates: list(estimate, MAX_ESTIMATES),
})

/** A decision that cost something: what was seen then, what was done, what would have been better. */
const moment = v.strictObject({ view: gameView, done: estimate, better: estimate })
export type Moment = v.InferOutput<typeof moment>

/** How many decisions a review shows. */
export const MAX_MOMENTS = 3

/** Told again and again while it is being made: `seen` of `all` decisions. */
export const review = v.strictObject({
  type: v.literal('review'),
  number: gameNumber,
  seen: count,
  all: count,
  moments: list(moment, MAX_MOMENTS),
})

/** How the same cards would have gone for a seat that saw all hands. */
export const hindsight = v.strictObject({
  type: v.literal('hindsight'),
  number: gameNumber,
  seat: seatNumber,
  winners: list(seatNumber, MAX_SEATS),
  /** By player: what is counted in the end. */
  results: list(finite, MAX_SEATS + 1),
})
