/** The check that every client makes for itself when a game is over: was every card dealt as agreed? */
import { digestOf, verifyGame } from '../engine/fair/verify'
import { gameOf } from '../engine/games'
import { refuse, type Refusal, type Result } from '../engine/kernel'
import type { HostMessages } from './messages'
import type { GameNotes } from './notes'
import { engineLog } from './played'

/** How many characters of the options' digest are part of a dealing's id. */
const OPTIONS_DIGEST_LENGTH = 16

/** The options are sealed with the deals, so that they cannot be changed afterwards. */
export const optionsDigest = (options: object): string =>
  digestOf(options).slice(0, OPTIONS_DIGEST_LENGTH)

/** What a guest can say about the deals of a game. */
export type Verdict =
  | 'unknown' // the guest came too late, or could not check them
  | 'checking'
  | 'fair'
  | 'fair-since' // as far as the guest was there
  | 'unvouched' // as agreed, but drawn so often that the host may have chosen
  | Refusal

export function verdictOn(proof: HostMessages['proof'], notes: GameNotes): Verdict {
  const checked = checkDeals(proof, notes)
  if (!checked.ok) return checked.refusal
  if (notes.isDoubtful) return 'unvouched'
  return notes.fromStart ? 'fair' : 'fair-since'
}

/** Only what was noted beforehand counts; the proof adds only what could not be known before. */
export function checkDeals(
  { number, log, ceremony }: HostMessages['proof'],
  notes: GameNotes,
): Result<{ deals: number }> {
  const { seals, own, witness } = notes
  if (number !== notes.number) return refuse('fair.log', 'This is the proof of another game.')
  if (own !== null && seals.shareCommitments[own.seat] !== own.commitment) {
    return refuse('fair.share', 'Our own share was replaced by another one.')
  }
  const game = gameOf(log.game)
  if (game === undefined) return refuse('fair.log', 'There is no such game.')
  if (!seals.id.endsWith(`/${optionsDigest(log.config)}`)) {
    return refuse('fair.log', 'These are not the options that were sealed.')
  }
  const { secret, shares } = ceremony
  return verifyGame(game, engineLog(log), { ...seals, secret, shares }, witness)
}
