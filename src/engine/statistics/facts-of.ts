/** What a game's log tells those who look for it or count it. */
import { gameOf } from '../games'
import { refuse, type GameTypes, type Log, type Result } from '../kernel'
import type { GameSoFar } from './facts'

/** Of a game from its beginning to any moment, or why it cannot be followed. */
export const factsOf = (log: Log<GameTypes>): Result<GameSoFar> =>
  gameOf(log.game)?.factsOf(log) ?? refuse('log.version', `There is no game called ${log.game}.`)
