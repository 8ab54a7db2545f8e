/** `src/renderer/games/index.ts` with one game more. */
import { GAMES as SHIPPED } from '../../../src/renderer/games'
import type { GameCover } from '../../../src/renderer/games/cover'
import { tercet } from '../renderer/cover'

export const GAMES: Readonly<Record<string, GameCover>> = { ...SHIPPED, tercet }

export const gameOf = (id: string): GameCover | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
