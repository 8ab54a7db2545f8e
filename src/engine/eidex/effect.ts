import type { Seat } from '../kernel'
import type { PowerId } from './characters'

/** What a power has set in force. Its numbers mean what that power says; never changed, only replaced. */
export interface Effect {
  readonly power: PowerId
  readonly seat: Seat
  readonly until: 'trick' | 'game'
  readonly data: readonly number[]
  /** Who knows `data`, if not everybody. */
  readonly secret?: readonly Seat[]
}
