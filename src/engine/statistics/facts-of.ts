/** What the history and the statistics learn from a game's log. */
import { gameOf } from '../games'
import { refuse, type GameTypes, type Log, type Result } from '../kernel'
import type { GameSoFar } from './facts'

/** For a game from its beginning to any moment, or why it cannot be replayed. */
export const factsOf = (log: Log<GameTypes>): Result<GameSoFar> =>
  gameOf(log.game)?.factsOf(log) ?? refuse('log.version', `There is no game called ${log.game}.`)
