/** A game as a search sees it: the rules, what a position is worth, and a quick way to play on. */
import type { Game, GameTypes, Listing, Random, Seat, Viewer } from '../engine/kernel'
import type { Foresight, Sign } from './reasons'

/** A view, as far as every game's is the same. */
export type ViewOf<T extends GameTypes> = T['View'] & {
  readonly viewer: Viewer
  readonly legal: Listing<T['Action']>
}

/** What a player remembers of the cards played before the last trick. */
export interface Memory {
  readonly counts: 'nothing' | 'trumps' | 'everything'
}

/** How a seat fares, in units that people use. */
export interface Fare {
  /** Points of this round in ebbes, victory points of this game in Eidex. */
  readonly gain: number
  /** How likely this seat wins in the end: the game of ebbes, the tournament of Eidex. */
  readonly chance: number
}

export interface Contest<T extends GameTypes> {
  readonly game: Game<T>
  /** What is worth weighing: all that is legal, or some of it where it is too much. */
  candidates(view: ViewOf<T>, random: Random): readonly T['Action'][]
  /** Takes out of an imagined world what this viewer does not remember. */
  forget(world: T['State'], view: ViewOf<T>, memory: Memory, random: Random): void
  /** A sensible action for a seat that is asked, at little cost: how a search plays on to the end. */
  lean(state: T['State'], seat: Seat, random: Random): T['Action']
  /** How many tricks have been finished since the deal, and Infinity once all has been reckoned. */
  progress(state: T['State']): number
  /**
   * By seat: how well it stands, from about 0 to 1. Exact where everything has been reckoned, else as
   * far as a glance at the table can tell.
   */
  worth(state: T['State']): readonly number[]
  /** What is certain of an action, in whichever of the worlds that agree with the view it is done. */
  foresee(view: ViewOf<T>, world: T['State'], action: T['Action']): Foresight
  /** Once all has been reckoned: what can be said of an action that led there. */
  signs(state: T['State'], seat: Seat, action: T['Action']): readonly Sign[]
  /** Once all has been reckoned. */
  fare(state: T['State'], seat: Seat): Fare
}
