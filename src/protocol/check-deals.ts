/** The check that everybody makes by himself when a game is over: was every card dealt as agreed? */
import { digestOf, verifyGame } from '../engine/fair/verify'
import { GAMES } from '../engine/games'
import { refuse, type Game, type GameTypes, type Log, type Result } from '../engine/kernel'
import type { HostMessages } from './messages'
import type { GameNotes } from './notes'

/** How many letters of the options' digest are in the id of a dealing. */
export const OPTIONS_DIGEST_LENGTH = 16

/** The options are sealed with the deals, so that nobody can change them afterwards. */
export const optionsDigest = (options: object): string =>
  digestOf(options).slice(0, OPTIONS_DIGEST_LENGTH)

/** Only what was noted beforehand counts; of the proof, only what could not be known before. */
export function checkDeals(
  { log, ceremony }: HostMessages['proof'],
  { seals, witness }: GameNotes,
): Result<{ deals: number }> {
  if (!Object.hasOwn(GAMES, log.game)) return refuse('fair.log', 'There is no such game.')
  if (!seals.id.endsWith(`/${optionsDigest(log.config)}`)) {
    return refuse('fair.log', 'These are not the options that were sealed.')
  }
  const { secret, shares } = ceremony
  const game = GAMES[log.game as keyof typeof GAMES] as Game<GameTypes>
  return verifyGame(game, log as unknown as Log<GameTypes>, { ...seals, secret, shares }, witness)
}
