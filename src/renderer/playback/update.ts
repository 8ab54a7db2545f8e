/** What is shown at a table, and how fast. */
import type { HostMessages } from '../../protocol/messages'

export type Update = HostMessages['update']

/** An event of the game on the table, and the view that its words are about. */
export interface Happened {
  readonly event: Update['events'][number]
  readonly view: Update['view']
}

export interface Pace {
  /** 1 is normal, 2 twice as fast, 0 shows everything at once. */
  readonly speed: number
  /** Seconds that a finished trick stays; null until somebody wants to go on. */
  readonly trickTime: number | null
}

export interface PlaybackSettings extends Pace {
  /** For a viewer who has nothing to decide: nothing waits to be read, and the table never falls far behind. */
  readonly isWatching: boolean
}
