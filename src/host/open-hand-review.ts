/** Could a seat have won? The same cards again, with one seat that sees all hands. */
import { clairvoyant } from '../bots/clairvoyant'
import { SKILLS } from '../bots/levels'
import { decide } from '../bots/player'
import { keyOf, type Ceremony } from '../engine/fair/ceremony'
import { diceFor } from '../engine/fair/dice'
import type { GameRules } from '../engine/game-rules'
import type { Random } from '../engine/kernel'
import { knownGame } from '../engine/known-game'
import type { BotLevel } from '../protocol/primitives'

export interface PastGame {
  readonly game: string
  readonly config: object
  readonly ceremony: Ceremony
  /** The seat that sees everything, and the bots at the others. */
  readonly seat: number
  readonly levels: readonly BotLevel[]
}

export interface OpenHandReview {
  readonly winners: readonly number[]
  /** By player: the final result. */
  readonly results: readonly number[]
}

/** A whole game is played here, so all seats think only a little. */
const STEPS = { clairvoyant: 12_000, others: 3_000 } as const

export function reviewWithOpenHands(past: PastGame, random: Random): OpenHandReview {
  const game = knownGame(past.game)
  const made = game.setup(past.config)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const key = keyOf(past.ceremony)
  let chances = 0
  for (;;) {
    const next = game.next(state)
    if (next.kind === 'over')
      return { winners: next.outcome.winners, results: game.totalsOf(next.outcome) }
    const input =
      next.kind === 'chance'
        ? { by: 'chance' as const, outcome: game.sampleChance(state, diceFor(key, chances++)) }
        : actionIn(past, game, state, next.seats[0] as number, random)
    const applied = game.apply(state, input)
    if (!applied.ok) throw new Error(applied.refusal.message)
  }
}

function actionIn(past: PastGame, game: GameRules, state: object, by: number, random: Random) {
  if (by !== past.seat) {
    const level = past.levels[by] ?? 'club'
    const steps = level === 'greedy' ? 0 : Math.min(STEPS.others, SKILLS[level].steps)
    return { by, action: decide(level, game.view(state, by), random, { steps }) }
  }
  const thinking = { steps: STEPS.clairvoyant }
  return { by, action: clairvoyant(game.id, state, by, random, thinking) }
}
