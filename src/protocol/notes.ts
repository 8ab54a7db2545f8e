/**
 * What a guest writes down while playing, to check the host when the game is over: the seals as they
 * were before any share was opened, and a digest of every view he was shown.
 */
import type { Ceremony } from '../engine/fair/ceremony'
import { digestOf, type Witness } from '../engine/fair/verify'
import type { HostMessages } from './messages'
import type { TableInfo } from './table'

export type Seals = Pick<Ceremony, 'id' | 'commitment' | 'shareCommitments'>

export interface GameNotes {
  readonly number: number
  readonly seals: Seals
  readonly witness: Witness
}

export class Notes {
  #number = 0
  #seals: Seals | undefined
  #viewer: Witness['viewer'] = 'spectator'
  #seen = new Map<number, string>()

  /** The first seals that were complete are the ones that count, whatever is said later. */
  take({ gameNumber, dealing }: TableInfo): void {
    if (dealing === null) return
    if (gameNumber !== this.#number) {
      this.#number = gameNumber
      this.#seals = undefined
      this.#seen = new Map()
    }
    const shareCommitments = dealing.shares.filter((seal) => seal !== null)
    if (shareCommitments.length < dealing.shares.length) return
    // Shares that had to be drawn anew have another id, and nothing was dealt from the old ones.
    if (this.#seals !== undefined && this.#seen.size > 0) return
    const { id, commitment } = dealing
    this.#seals = { id, commitment, shareCommitments }
  }

  see({ number, rev, view }: HostMessages['update']): void {
    if (number !== this.#number) return
    this.#viewer = view.viewer
    this.#seen.set(rev, digestOf(view))
  }

  /** Undefined if the table was joined too late to note anything. */
  get game(): GameNotes | undefined {
    if (this.#seals === undefined) return undefined
    const witness = { viewer: this.#viewer, seen: [...this.#seen] }
    return { number: this.#number, seals: this.#seals, witness }
  }
}
