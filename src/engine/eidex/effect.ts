import type { Seat } from '../kernel'
import type { PowerId } from './characters'

/**
 * What a power has set in force. The power defines the meaning of its numbers; effects are replaced, never
 * changed.
 */
export interface Effect {
  readonly power: PowerId
  readonly seat: Seat
  readonly until: 'trick' | 'game'
  readonly data: readonly number[]
  /** The seats that know `data`, if not all of them. */
  readonly secret?: readonly Seat[]
}
