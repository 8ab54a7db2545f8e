/** `src/protocol/games.ts` with one game more. */
import type { GameSchemas } from '../../../src/protocol/game-schemas'
import { SCHEMAS as SHIPPED } from '../../../src/protocol/games'
import { tercet } from '../protocol/schemas'

export const SCHEMAS: Readonly<Record<string, GameSchemas>> = { ...SHIPPED, tercet }

export const schemasOf = (id: string): GameSchemas | undefined =>
  Object.hasOwn(SCHEMAS, id) ? SCHEMAS[id] : undefined
