import type { GameRules } from './game-rules'
import { gameOf } from './games'

/** For an id that has already been checked: the schema accepts no other. */
export function knownGame(id: string): GameRules {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`There is no game called ${id}.`)
  return game
}
