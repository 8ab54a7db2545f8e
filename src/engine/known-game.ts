import type { GameRules } from './game-rules'
import { gameOf } from './games'

/** Of an id that has been looked at before: a schema lets no other in. */
export function knownGame(id: string): GameRules {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`There is no game called ${id}.`)
  return game
}
