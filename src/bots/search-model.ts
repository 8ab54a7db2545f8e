/** A game as a search sees it: the rules, what a position is worth, and a quick way to play on. */
import type { Game, GameTypes, Random, Seat } from '../engine/kernel'
import type { Foresight, Sign } from './reasons'

/** What a player remembers of the cards played before the last trick. */
export interface Memory {
  readonly counts: 'nothing' | 'trumps' | 'everything'
}

/** What a seat gets out of a round, in units that people use. */
export interface Payoff {
  /** Points of what has just been reckoned, as the game counts them. */
  readonly gain: number
  /** How likely this seat wins in the end. */
  readonly chance: number
}

export interface SearchModel<T extends GameTypes = GameTypes> {
  readonly game: Game<T>
  /** A legal action by simple judgement, without a search. */
  greedy(view: T['View'], random: Random): T['Action']
  /** What is worth weighing: all that is legal, or some of it where it is too much. */
  candidates(view: T['View'], random: Random): readonly T['Action'][]
  /** Takes out of an imagined world what this viewer does not remember. */
  forget(world: T['State'], view: T['View'], memory: Memory, random: Random): void
  /** A sensible action for a seat that is asked, at little cost: how a search plays on to the end. */
  rolloutPolicy(state: T['State'], seat: Seat, random: Random): T['Action']
  /** How many tricks have been finished since the deal, and Infinity once all has been reckoned. */
  progress(state: T['State']): number
  /**
   * By seat: how well it stands, from about 0 to 1. Exact where everything has been reckoned, else as
   * far as a glance at the table can tell.
   */
  evaluate(state: T['State']): readonly number[]
  /** What is certain of an action, in whichever of the worlds that agree with the view it is done. */
  foresee(view: T['View'], world: T['State'], action: T['Action']): Foresight
  /** Once all has been reckoned: what can be said of an action that led there. */
  signs(state: T['State'], seat: Seat, action: T['Action']): readonly Sign[]
  /** Once all has been reckoned. */
  payoff(state: T['State'], seat: Seat): Payoff
}
