/** All games there are, by name, as those see them who play any of them. */
import { ebbes } from './ebbes/game'
import { eidex } from './eidex/game'
import type { Game, GameTypes } from './kernel'

export type AnyGame = Game<GameTypes>

export const GAMES = { ebbes, eidex } as const satisfies Record<string, AnyGame>
export type GameId = keyof typeof GAMES
