import type { Game, GameTypes, Result } from '../../src/engine/kernel'
import type { Deal, Scenario } from './format'

/** What a game tells the scenario runner beyond its rules. */
export interface Adapter<T extends GameTypes> {
  readonly game: Game<T>
  /** The state in which the script begins: the scenario's cards are dealt. */
  start(scenario: Scenario): Result<T['State']>
  /** The outcome of the dice for a later deal that a step writes down. */
  deal(state: T['State'], deal: Deal): T['Chance']
  /** What `expect` can name, from the public state. */
  facts(state: T['State']): Readonly<Record<string, unknown>>
  /** How many tricks are finished in this deal, and which deal it is. */
  progress(state: T['State']): { readonly tricks: number; readonly rounds: number }
}
