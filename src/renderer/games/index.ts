/** All games: the only place that names them, in the order in which they are offered. */
import type { GameCover } from './cover'
import { ebbes } from './ebbes/cover'
import { eidex } from './eidex/cover'

export const GAMES: Readonly<Record<string, GameCover>> = { ebbes, eidex }

/** Undefined for a game that this version doesn't know. */
export const gameOf = (id: string): GameCover | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
