/** `src/engine/games.ts` with one game more. */
import type { GameRules } from '../../../src/engine/game-rules'
import { GAMES as SHIPPED } from '../../../src/engine/games'
import { tercet } from '../engine/rules'

export const GAMES: Readonly<Record<string, GameRules>> = { ...SHIPPED, tercet }

export const gameOf = (id: string): GameRules | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
