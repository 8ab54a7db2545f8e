/** What the wire says of any game. Which game a table plays, the table knows: see the maps. */
import * as v from 'valibot'
import { ebbesAction, ebbesConfig, ebbesEvent, ebbesView } from './ebbes/schemas'
import { eidexAction, eidexConfig, eidexEvent, eidexView } from './eidex/schemas'
import { listOf } from './values'

export const GAME_IDS = ['ebbes', 'eidex'] as const
export type GameId = (typeof GAME_IDS)[number]

type ByGame<Schema> = Readonly<Record<GameId, Schema>>

export const OPTIONS_BY_GAME = {
  ebbes: ebbesConfig,
  eidex: eidexConfig,
} as const satisfies ByGame<v.GenericSchema>
export const ACTIONS_BY_GAME = {
  ebbes: ebbesAction,
  eidex: eidexAction,
} as const satisfies ByGame<v.GenericSchema>
export const EVENTS_BY_GAME = {
  ebbes: ebbesEvent,
  eidex: eidexEvent,
} as const satisfies ByGame<v.GenericSchema>
export const VIEWS_BY_GAME = {
  ebbes: ebbesView,
  eidex: eidexView,
} as const satisfies ByGame<v.GenericSchema>

/** The options of one game or the other: no two of theirs have a name in common. */
export const gameOptions = v.union([ebbesConfig, eidexConfig])

/** An action of one game or the other: `play` is in both, and R9 is a card in both. */
export const gameAction = v.variant('type', [ebbesAction, eidexAction])
export type AnyAction = v.InferOutput<typeof gameAction>

/** One input brings no more than this. */
const EVENTS = 100

/** Events come in lists, and a list says whose it is: both games have a `played` and a `trick`. */
export const gameEvent = v.variant('game', [
  v.strictObject({ game: v.literal('ebbes'), events: listOf(ebbesEvent, EVENTS) }),
  v.strictObject({ game: v.literal('eidex'), events: listOf(eidexEvent, EVENTS) }),
])
export type AnyEvent = v.InferOutput<(typeof EVENTS_BY_GAME)[GameId]>

export const gameView = v.variant('game', [ebbesView, eidexView])
export type AnyView = v.InferOutput<typeof gameView>
