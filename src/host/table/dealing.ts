/**
 * The ceremony before the first deal of a game: every seat seals a share, then every seat opens it, and the
 * shuffle follows from all shares and the host's own secret. See docs/fair-deals.md.
 */
import { commitSecret, commitShare, type Ceremony } from '../../engine/fair/ceremony'
import { accept, refuse, type Result } from '../../engine/kernel'
import type { TableInfo } from '../../protocol/table'
import type { Secrets } from '../ports'

const SHARE_BYTES = 32
const NONCE_BYTES = 8

export interface DealingOf {
  readonly table: string
  readonly game: number
  readonly restarts: number
  /** The digest of the table's options, which are sealed with the deals. */
  readonly options: string
}

/** A number in a message is bounded; guests keep their own count beyond this. */
const MAX_RESTARTS = 1000

type Info = NonNullable<TableInfo['dealing']>

/** The number of the game for which the cards were first dealt. */
export const gameOf = (id: string): number => Number(id.split('/')[1])
const restartsOf = (id: string): number => Number(id.split('/')[2])

/** The seals of a game being played, for everybody to see at any time. */
export const sealedInfo = ({ id, commitment, shareCommitments }: Ceremony): Info => ({
  id,
  commitment,
  shares: shareCommitments,
  restarts: restartsOf(id),
})

export class Dealing {
  readonly id: string
  readonly #secret: string
  readonly #seals: (string | null)[]
  /** By seat: the connection that sealed the share. */
  readonly #sealers: object[] = []
  readonly #shares: (string | null)[]

  /** `bots` says by seat where the host draws the share, because a bot plays there. */
  constructor(what: DealingOf, bots: readonly boolean[], secrets: Secrets) {
    // Never the same twice, not even after a cancelled game: shares belong to their id.
    const nonce = secrets(NONCE_BYTES)
    const restarts = Math.min(what.restarts, MAX_RESTARTS)
    this.id = `${what.table}/${what.game}/${restarts}/${nonce}/${what.options}`
    this.#secret = secrets(SHARE_BYTES)
    this.#shares = bots.map((bot) => (bot ? secrets(SHARE_BYTES) : null))
    this.#seals = this.#shares.map((share, seat) =>
      share === null ? null : commitShare(this.id, seat, share),
    )
  }

  get info(): Info {
    return {
      id: this.id,
      commitment: commitSecret(this.id, this.#secret),
      shares: this.#seals.slice(),
      restarts: restartsOf(this.id),
    }
  }

  get isSealed(): boolean {
    return this.#seals.every((seal) => seal !== null)
  }

  /** Answers whether all shares must be drawn again: a page that was reloaded has lost the one it had sealed. */
  seal(seat: number, commitment: string, by: object): Result<boolean> {
    const before = this.#seals[seat]
    if (before !== null && before !== commitment) {
      // A page that still has its share must not make the others start again: they would see no reason.
      return this.#sealers[seat] === by
        ? refuse('fair.commitment', 'Another share was sealed already.')
        : accept(true)
    }
    this.#seals[seat] = commitment
    this.#sealers[seat] = by
    return accept(false)
  }

  unseal(seat: number, share: string): Result<undefined> {
    // If a share were opened before all are sealed, a player could still choose theirs to match.
    if (!this.isSealed) return refuse('fair.moment', 'Not everybody has sealed a share.')
    if (commitShare(this.id, seat, share) !== this.#seals[seat]) {
      return refuse('fair.commitment', 'This is not the share that was sealed.')
    }
    this.#shares[seat] = share
    return accept(undefined)
  }

  /** The complete ceremony, once all shares are open. */
  get ceremony(): Ceremony | undefined {
    const shares = this.#shares.filter((share) => share !== null)
    const shareCommitments = this.#seals.filter((seal) => seal !== null)
    if (shares.length < this.#shares.length) return undefined
    const { id, commitment } = this.info
    return { id, commitment, shareCommitments, secret: this.#secret, shares }
  }
}
