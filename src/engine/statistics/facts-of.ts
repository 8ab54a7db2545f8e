/** What the history and the statistics learn from a game's log. */
import { gameOf } from '../games'
import { accept, refuse, type AnyEvent, type GameTypes, type Log, type Result } from '../kernel'
import { listen } from '../scoresheet/listen'
import type { GameSoFar } from './facts'

/** For a game from its beginning to any moment, or why it cannot be replayed. */
export function factsOf(log: Log<GameTypes>): Result<GameSoFar> {
  const game = gameOf(log.game)
  if (game === undefined) return refuse('log.version', `There is no game called ${log.game}.`)
  const heard: AnyEvent[] = []
  const end = listen(game, log, (events) => heard.push(...events))
  return end.ok ? accept(game.soFarOf(end.value, heard)) : end
}
