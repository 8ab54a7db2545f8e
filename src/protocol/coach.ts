/** What the coach says: what to expect of every action, and what might have gone better. */
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
/** Why an action is good or bad: reasons common to all games, or specific to one. */
const reason: v.GenericSchema<Reason> = v.variant('what', [
  takes,
  ...Object.values(SCHEMAS).flatMap(({ reasons }) => reasons),
])

const estimate = v.strictObject({
  action: gameAction,
  /** Points of the round, as the game counts them; `spread` is how they vary from deal to deal. */
  gain: finite,
  spread: notLess,
  /** The chance to win in the end. */
  chance: share,
  /** The uncertainty of the two, as standard errors. */
  gainError: notLess,
  chanceError: notLess,
  reasons: list(reason, 4),
})
export type Estimate = v.InferOutput<typeof estimate>

/** No choice has more actions, or the rest are left out. */
export const MAX_ESTIMATES = 60

/** For the moment of that revision, best first. */
export const advice = v.strictObject({
  type: v.literal('advice'),
  number: gameNumber,
  rev: revision,
  estimates: list(estimate, MAX_ESTIMATES),
})

/** A decision that cost something: what the player saw, what they did, what would have been better. */
const moment = v.strictObject({ view: gameView, done: estimate, better: estimate })
export type Moment = v.InferOutput<typeof moment>

/** How many decisions a review shows. */
export const MAX_MOMENTS = 3

/** Sent repeatedly while it is being made: `seen` of `all` decisions. */
export const review = v.strictObject({
  type: v.literal('review'),
  number: gameNumber,
  seen: count,
  all: count,
  moments: list(moment, MAX_MOMENTS),
})

/** How the same cards would have gone for a seat that could see all hands. */
export const hindsight = v.strictObject({
  type: v.literal('hindsight'),
  number: gameNumber,
  seat: seatNumber,
  winners: list(seatNumber, MAX_SEATS),
  /** By player: the final result. */
  results: list(finite, MAX_SEATS + 1),
})
