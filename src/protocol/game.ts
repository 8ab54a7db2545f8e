/**
 * What the wire says of any game, made of what each says of its own. Which game a table plays, the table knows.
 * What has passed is a game's own; shared code sees of it what all games have in common.
 */
import * as v from 'valibot'
import type { AnyAction, AnyView } from '../engine/kernel'
import { SCHEMAS } from './games'
import { listOf } from './values'

const ALL = Object.values(SCHEMAS)

export const GAME_IDS = Object.keys(SCHEMAS)
export const gameId = v.picklist(GAME_IDS)

/** The options of one game or another: no two of theirs have a name in common. */
export const gameOptions = v.union(ALL.map(({ options }) => options))

/** An action of one game or another: several have a `play`, and cards of the same name. */
export const gameAction: v.GenericSchema<AnyAction> = v.variant(
  'type',
  ALL.map(({ action }) => action),
)

/** One input brings no more than this. */
export const MAX_EVENTS = 100

/** Events come in lists, and a list says whose it is: several games have a `played` and a `trick`. */
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
