/**
 * What a guest writes down while playing, to check the host when the game is over: the seals as they were before
 * any share was opened, including the guest's own, how often they were drawn again, and a digest of every view
 * shown.
 */
import type { Ceremony } from '../engine/fair/ceremony'
import { digestOf, type Witness } from '../engine/fair/verify'
import type { HostMessages } from './messages'
import { Redraws } from './redraws'
import type { TableInfo } from './table'

export type Seals = Pick<Ceremony, 'id' | 'commitment' | 'shareCommitments'>

export interface GameNotes {
  readonly number: number
  readonly seals: Seals
  /** Where our seal must be, and which: null if we were not asked for one. */
  readonly own: { readonly seat: number; readonly commitment: string | null } | null
  /** Whether we saw the seals come; a guest who arrived later has only the host's word for them. */
  readonly fromStart: boolean
  /** Whether the cards were drawn so often that the host may have chosen among them. */
  readonly isDoubtful: boolean
  readonly witness: Witness
}

/** All notes on one game. */
interface Page {
  /** The dealing whose cards are played: the newest one whose seals were complete. */
  dealing?: string
  viewer: Witness['viewer']
  readonly seen: Map<number, string>
}

export class Notes {
  readonly redraws: Redraws
  #number = 0
  readonly #pages = new Map<number, Page>()
  /** By dealing: the seals as they were when first complete. */
  readonly #seals = new Map<string, Seals>()
  /** By dealing: the seat for which we had to seal a share, and our newest seal. */
  readonly #places = new Map<string, number | null>()
  readonly #own = new Map<string, string>()
  /** Dealings that had begun before we came. */
  readonly #begun = new Set<string>()
  #hasJustCome = true

  constructor(redraws = new Redraws()) {
    this.redraws = redraws
  }

  /** We come to a table, perhaps in mid-game: another page of ours may have sealed there. */
  arrive(): void {
    this.#hasJustCome = true
  }

  /** Answers whether we have been there all the time. */
  take(table: TableInfo, seat: number | 'spectator' | null): boolean {
    const wasThere = !this.#hasJustCome
    this.#hasJustCome = false
    this.#takeSeals(table, seat, wasThere)
    return wasThere
  }

  /** The first complete set of seals counts, whatever the host says later. */
  #takeSeals(
    { gameNumber, dealing, seats }: TableInfo,
    seat: number | 'spectator' | null,
    wasThere: boolean,
  ): void {
    if (dealing === null || gameNumber < this.#number) return
    const page = this.#turnTo(gameNumber)
    const { id, commitment } = dealing
    if (!this.#places.has(id)) {
      const plays = typeof seat === 'number' && seats[seat]?.bot === null
      this.#places.set(id, wasThere && plays ? seat : null)
      if (!wasThere) this.#begun.add(id)
    }
    const shareCommitments = dealing.shares.filter((seal) => seal !== null)
    if (shareCommitments.length < dealing.shares.length) return
    if (!this.#seals.has(id)) this.#seals.set(id, { id, commitment, shareCommitments })
    // Shares that had to be drawn again have another id, and nothing was dealt from the old ones.
    if (page.dealing === undefined || page.seen.size === 0) page.dealing = id
  }

  /** We have sealed a share. */
  seal(dealing: string, commitment: string): void {
    this.#own.set(dealing, commitment)
  }

  see({ number, rev, view }: HostMessages['update']): void {
    // The end of the last game, shown again while the next one is being dealt.
    if (number < this.#number && view.outcome !== null) return
    const page = this.#turnTo(Math.max(number, this.#number))
    page.viewer = view.viewer
    page.seen.set(rev, digestOf(view))
  }

  /** On the newest game. */
  get game(): GameNotes | undefined {
    return this.of(this.#number)
  }

  /** Undefined if we joined the table too late to note anything. */
  of(number: number): GameNotes | undefined {
    const { dealing = '', viewer = 'spectator', seen = [] } = this.#pages.get(number) ?? {}
    const seals = this.#seals.get(dealing)
    if (seals === undefined) return undefined
    const seat = this.#places.get(dealing) ?? null
    const own = seat === null ? null : { seat, commitment: this.#own.get(dealing) ?? null }
    const fromStart = !this.#begun.has(dealing)
    const { isDoubtful } = this.redraws
    return { number, seals, own, fromStart, isDoubtful, witness: { viewer, seen: [...seen] } }
  }

  #turnTo(number: number): Page {
    this.#number = number
    const page = this.#pages.get(number) ?? { viewer: 'spectator', seen: new Map() }
    this.#pages.set(number, page)
    // A proof may come while the next game is being dealt, but not later.
    this.#pages.delete(number - 2)
    return page
  }
}
