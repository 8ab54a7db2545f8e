/** A game as a search sees it: the rules, what a position is worth, and a quick way to play on. */
import type { Game, GameTypes, Random, Seat } from '../engine/kernel'
import type { Foresight, Sign } from './reasons'

/** What a player remembers of the cards played before the last trick. */
export interface Memory {
  readonly counts: 'nothing' | 'trumps' | 'everything'
}

/** What a seat gets from a round, in units that people use. */
export interface Payoff {
  /** Points of the round just scored, as the game counts them. */
  readonly gain: number
  /** The chance that this seat wins in the end. */
  readonly chance: number
}

export interface SearchModel<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  /** A legal action by simple judgement, without a search. */
  greedy(view: T['View'], random: Random): T['Action']
  /** The actions worth considering: all legal ones, or some where there are too many. */
  candidates(view: T['View'], random: Random): readonly T['Action'][]
  /** Removes what this viewer does not remember from an imagined world. */
  forget(world: T['State'], view: T['View'], memory: Memory, random: Random): void
  /** A seat that is asked does something, each action as likely as players would choose it: how a search plays on. */
  policy(state: T['State'], seat: Seat, random: Random): number
  /** The number of tricks finished since the deal; Infinity once everything has been scored. */
  progress(state: T['State']): number
  /**
   * Writes by seat: its prospects, from about 0 to 1. Exact once everything has been scored, otherwise judged at a
   * glance.
   */
  evaluate(state: T['State'], into: Float64Array): void
  /**
   * The logarithm of how likely the others would have played as they did, had the cards lain as in this world: what
   * it says beside other worlds. A game without it takes all worlds that agree with a view for equally likely.
   */
  plausibility?(world: T['State'], viewer: Seat): number
  /** What is certain about an action, in every world that agrees with the view. */
  foresee(view: T['View'], world: T['State'], action: T['Action']): Foresight
  /**
   * Once everything has been scored: the signs of an action that led there, with `TAKES` if the seat took the trick
   * to which the action belonged, counted from 0.
   */
  signs(state: T['State'], seat: Seat, action: T['Action'], trick: number): readonly Sign[]
  /** Once everything has been scored. */
  payoff(state: T['State'], seat: Seat): Payoff
}
