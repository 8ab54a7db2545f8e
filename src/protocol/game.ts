/**
 * What the wire says about any game, made from each game's own schemas. Which game is played is known from the
 * table. A checked value belongs to one game; shared code sees only what all games have in common.
 */
import * as v from 'valibot'
import type { AnyAction, AnyView } from '../engine/kernel'
import { SCHEMAS } from './games'
import { listOf } from './values'

const ALL = Object.values(SCHEMAS)

export const GAME_IDS = Object.keys(SCHEMAS)
export const gameId = v.picklist(GAME_IDS)

/** The options of any game: no two games share an option name. */
export const gameOptions = v.union(ALL.map(({ options }) => options))

/** An action of any game: several have a `play`, and cards of the same name. */
export const gameAction: v.GenericSchema<AnyAction> = v.variant(
  'type',
  ALL.map(({ action }) => action),
)

/** The most that one input causes. */
export const MAX_EVENTS = 100

/** The most that is told of what has happened in a game: more than a long game has. */
export const MAX_PAST = 3000

/** Events come in lists, and a list says which game it belongs to: several games have a `played` and a `trick`. */
export const gameEvent = v.variant(
  'game',
  Object.entries(SCHEMAS).map(([id, { event }]) =>
    v.strictObject({ game: v.literal(id), events: listOf(event, MAX_EVENTS) }),
  ),
)

export const gameView: v.GenericSchema<AnyView> = v.variant(
  'game',
  ALL.map(({ view }) => view),
)
