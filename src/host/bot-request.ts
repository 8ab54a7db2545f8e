/** What a bot is asked: everything it may know, and its dice. */
import { decide, type Level } from '../bots/player'
import type { View as EbbesView } from '../engine/ebbes/view'
import type { View as EidexView } from '../engine/eidex/view'
import { seededRandom } from '../engine/random'

export interface BotRequest {
  readonly level: Level
  /** The view of the bot's seat, as the game made it. */
  readonly view: object
  readonly seed: number
}

/** The decision in this very thread. */
export const decideHere = ({ level, view, seed }: BotRequest): unknown =>
  decide(level, view as EbbesView | EidexView, seededRandom(seed))
