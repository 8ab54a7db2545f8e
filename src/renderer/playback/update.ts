/** What is shown at a table, and how fast. */
import type { HostMessages } from '../../protocol/messages'

export type Update = HostMessages['update']

export interface PlaybackSettings {
  /** 1 is normal, 2 twice as fast, 0 shows everything at once. */
  readonly speed: number
  /** Seconds that a finished trick stays; null until somebody wants to go on. */
  readonly trickTime: number | null
}
