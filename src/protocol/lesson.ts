/** A lesson as data: docs/lessons.md says how to write one. */
import * as v from 'valibot'
import { gameAction, gameOptions } from './game'
import { botLevel, list, seatNumber } from './primitives'

/** The key of a sentence, among those of its game's lessons. */
const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/), v.maxLength(60))

/** What a bubble points at: a part of the table, a card of the hand, a player. */
const target = v.pipe(
  v.string(),
  v.regex(/^(hand|cloth|status|line|question|scores|card:[A-Z0-9]+|seat:[0-4])$/),
)
export type Target = v.InferOutput<typeof target>

const card = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{1,2}$/))
const cards = list(card, 40)

/** The set cards of a deal: what each game needs for it is in its own `set.ts`. */
const deal = v.strictObject({
  dealer: seatNumber,
  starter: v.exactOptional(seatNumber),
  /** By player; `…` stands for cards left over, in card order. */
  hands: list(list(v.union([card, v.literal('…')]), 20), 5),
  numbers: v.exactOptional(list(v.number(), 5)),
  turnUp: v.exactOptional(card),
  characters: v.exactOptional(list(v.string(), 3)),
})
export type SetDeal = v.InferOutput<typeof deal>

/** The guide explains, and the table waits. */
const say = v.strictObject({ say: key, at: v.exactOptional(target) })

/** The learner does something: the first card or action is the solution, all others do as well. */
const asked = {
  ask: key,
  at: v.exactOptional(target),
  /** By card: why this one is allowed and still not what is wanted. */
  wrong: v.exactOptional(v.record(card, key)),
  /** The same for everything else. */
  otherwise: v.exactOptional(key),
}
const ask = v.union([
  v.strictObject({ ...asked, play: v.pipe(cards, v.minLength(1)) }),
  v.strictObject({ ...asked, do: v.pipe(list(gameAction, 20), v.minLength(1)) }),
])
export type Ask = v.InferOutput<typeof ask>

/** A card that a seat plays: `1 G4`. */
const plays = v.pipe(v.string(), v.regex(/^[0-4] [A-Z][A-Z0-9]{1,2}$/))

const step = v.union([
  plays,
  say,
  ask,
  v.strictObject({ by: seatNumber, do: gameAction }),
  v.strictObject({ deal }),
])
export type Step = v.InferOutput<typeof step>

/** One table. What stands before its first sentence has happened when the learner sits down. */
const scene = v.strictObject({ options: gameOptions, players: v.number(), steps: list(step, 200) })
export type Scene = v.InferOutput<typeof scene>

/** The hand at the end, against beginners and with the coach; null if there is none. */
const free = v.nullable(
  v.strictObject({ options: gameOptions, players: v.number(), level: botLevel }),
)

export const lesson = v.strictObject({
  minutes: v.number(),
  scenes: v.pipe(list(scene, 10), v.minLength(1)),
  free,
})
export type Lesson = v.InferOutput<typeof lesson>

/** Throws on a lesson that is not one: that is a bug of ours, and a test reads them all. */
export const readLesson = (data: unknown): Lesson => v.parse(lesson, data)
