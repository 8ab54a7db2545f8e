/** Could somebody have won? The same cards again, with one seat that sees all hands. */
import { clairvoyantInEbbes, clairvoyantInEidex } from '../bots/clairvoyant'
import { SKILLS } from '../bots/levels'
import { decide } from '../bots/player'
import type { State as EbbesState } from '../engine/ebbes/state'
import type { View as EbbesView } from '../engine/ebbes/view'
import type { State as EidexState } from '../engine/eidex/state'
import type { View as EidexView } from '../engine/eidex/view'
import { keyOf, type Ceremony } from '../engine/fair/ceremony'
import { diceFor } from '../engine/fair/dice'
import { GAMES, type AnyGame, type GameId } from '../engine/games'
import type { Random } from '../engine/kernel'
import type { BotLevel } from '../protocol/words'

export interface PastGame {
  readonly game: GameId
  readonly config: object
  readonly ceremony: Ceremony
  /** Who sees everything, and who plays the other seats. */
  readonly seat: number
  readonly levels: readonly BotLevel[]
}

export interface Hindsight {
  readonly winners: readonly number[]
  /** Points in ebbes, victory points in Eidex; by player. */
  readonly results: readonly number[]
}

/** A whole game is played here: everybody thinks a little only. */
const STEPS = { clairvoyant: 12_000, others: 3_000 } as const

export function lookBack(past: PastGame, random: Random): Hindsight {
  const game = GAMES[past.game] as AnyGame
  const made = game.setup(past.config)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const key = keyOf(past.ceremony)
  let chances = 0
  for (;;) {
    const next = game.next(state)
    if (next.kind === 'over') return resultOf(next.outcome)
    const input =
      next.kind === 'chance'
        ? { by: 'chance' as const, outcome: game.sampleChance(state, diceFor(key, chances++)) }
        : actionIn(past, game, state, next.seats[0] as number, random)
    const applied = game.apply(state, input)
    if (!applied.ok) throw new Error(applied.refusal.message)
  }
}

function actionIn(past: PastGame, game: AnyGame, state: object, by: number, random: Random) {
  if (by !== past.seat) {
    const level = past.levels[by] ?? 'club'
    const steps = level === 'greedy' ? 0 : Math.min(STEPS.others, SKILLS[level].steps)
    const view = game.view(state, by) as EbbesView | EidexView
    return { by, action: decide(level, view, random, { steps }) }
  }
  const thinking = { steps: STEPS.clairvoyant }
  const action =
    past.game === 'ebbes'
      ? clairvoyantInEbbes(state as EbbesState, by, random, thinking)
      : clairvoyantInEidex(state as EidexState, by, random, thinking)
  return { by, action: action as { type: string } }
}

function resultOf(outcome: object): Hindsight {
  const { winners, ...results } = outcome as {
    winners: readonly number[]
    scores?: readonly number[]
    victoryPoints?: readonly number[]
  }
  return { winners, results: results.scores ?? results.victoryPoints ?? [] }
}
