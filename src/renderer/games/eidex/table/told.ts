/** What is announced to everybody while it happens. */
import type { Event } from '../../../../engine/eidex/actions'

const TOLD: readonly Event['type'][] = [
  'redealt',
  'power',
  'answered',
  'told',
  'shown',
  'moved',
  'taken-back',
]

export const toldEvent = (event: Event | null): Event | null =>
  event !== null && TOLD.includes(event.type) ? event : null
