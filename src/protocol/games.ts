/** Each game's schemas: the only place in the protocol that names the games. */
import { ebbes } from './ebbes/schemas'
import { eidex } from './eidex/schemas'
import type { GameSchemas } from './game-schemas'

export const SCHEMAS: Readonly<Record<string, GameSchemas>> = { ebbes, eidex }

/** Undefined for a game that this version does not know. */
export const schemasOf = (id: string): GameSchemas | undefined =>
  Object.hasOwn(SCHEMAS, id) ? SCHEMAS[id] : undefined
