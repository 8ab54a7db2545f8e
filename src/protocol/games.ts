/** How each game speaks on the wire: the only place in the protocol that names them. */
import type * as v from 'valibot'
import { ebbes, ebbesAction, ebbesEvent, ebbesReason, ebbesView } from './ebbes/schemas'
import { eidex, eidexAction, eidexEvent, eidexReason, eidexView } from './eidex/schemas'
import type { GameSchemas } from './game-schemas'

export const SCHEMAS: Readonly<Record<string, GameSchemas>> = { ebbes, eidex }

/** Undefined for a game that this version does not know. */
export const schemasOf = (id: string): GameSchemas | undefined =>
  Object.hasOwn(SCHEMAS, id) ? SCHEMAS[id] : undefined

/** As long as the pages tell games apart by their names, they want to know all of them. */
export type GameId = 'ebbes' | 'eidex'
export type AnyAction = v.InferOutput<typeof ebbesAction | typeof eidexAction>
export type AnyEvent = v.InferOutput<typeof ebbesEvent | typeof eidexEvent>
export type AnyView = v.InferOutput<typeof ebbesView | typeof eidexView>
export type GameReason = v.InferOutput<typeof ebbesReason | typeof eidexReason>
