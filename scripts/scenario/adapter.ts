import type { Game, GameTypes, Input, Result } from '../../src/engine/kernel'
import type { Deal, Scenario } from './format'
import type { Shape } from './shape'

/** Called with every accepted input, and with what the seat could choose from. */
export type Witness<T extends GameTypes> = (
  state: T['State'],
  input: Input<T>,
  events: readonly T['Event'][],
  legal: readonly T['Action'][],
) => void

/** What a game tells the scenario runner beyond its rules. */
export interface Adapter<T extends GameTypes> {
  readonly game: Game<T>
  /** What a scenario of this game may contain under `deal` and `start`. */
  readonly shapes: { readonly deal: Shape; readonly start: Shape }
  seats(state: T['State']): number
  /** The options of the table as the engine names them. */
  options(written: Scenario['options']): Readonly<Record<string, unknown>>
  /** The state in which the script begins: the scenario's cards are dealt, and `told` gets the events. */
  start(scenario: Scenario, told?: T['Event'][], witness?: Witness<T>): Result<T['State']>
  /** Writes what it sees as facts, as in docs/traces.md. */
  trace(): { seen(...told: Parameters<Witness<T>>): void; readonly text: string }
  /** The dice's outcome for a later deal that a step describes. */
  deal(state: T['State'], deal: Deal): T['Chance']
  /** The parts of a view and of all events so far, as their viewer sees them, that show where a card is. */
  shown(view: T['View'], events: readonly T['Event'][]): unknown
  /** The facts that `expect` can name, from the public state. */
  facts(state: T['State']): Readonly<Record<string, unknown>>
  /** What autoplay finishes: the whole game, or the deal of a game that is played in tournaments. */
  readonly playsUntil: 'over' | 'round'
  /** The number of finished tricks in this deal, and which deal it is. */
  progress(state: T['State']): { readonly tricks: number; readonly rounds: number }
}
