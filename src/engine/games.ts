/** All games: the only place in the engine that names them. */
import { ebbes } from './ebbes/rules'
import { eidex } from './eidex/rules'
import type { GameRules } from './game-rules'
import type { Game, GameTypes } from './kernel'

export type AnyGame = Game<GameTypes>

export const GAMES: Readonly<Record<string, GameRules>> = { ebbes, eidex }

/** Undefined for a game that this version does not know. */
export const gameOf = (id: string): GameRules | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
