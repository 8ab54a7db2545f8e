/** Notes on one ebbes round while it is played. */
import type { Seat } from '../../kernel'
import type { Event } from '../actions'
import { parseCard, suitNameOf, suitOf, type Card, type Suit } from '../cards'
import type { Role } from '../roles'
import type { Player } from '../state'

/** ebbes.score: a player's score for one round. */
export interface EbbesScore {
  readonly plus: number
  readonly ebbes: number
  /** Zero or negative. */
  readonly minus: number
  readonly sum: number
  /** Including all earlier rounds. */
  readonly total: number
}

export interface EbbesRound {
  readonly round: number
  readonly dealer: Seat
  /** Null while the starting player is being named. */
  readonly starter: Player | null
  /** Null in variant 2. */
  readonly number: number | null
  /** Variant 2: a number and a suit, in the order selected. */
  readonly pairs: readonly { readonly player: Player; readonly card: Card }[]
  /** As far as they have been designated. */
  readonly roles: Readonly<Partial<Record<Role, Suit>>>
  /** By player; null for an unfinished round. */
  readonly scores: readonly EbbesScore[] | null
  /** ebbes.zilch: the player who names the next starting player. */
  readonly zilchRight: Player | null
}

const suitNamed = (card: Card): Suit => suitNameOf(suitOf(parseCard(card)))

export class RoundNotes {
  readonly #dealt: Event & { type: 'dealt' }
  #starter: Player | null
  #number: number | null = null
  readonly #pairs: EbbesRound['pairs'][number][] = []
  readonly #roles: Partial<Record<Role, Suit>> = {}
  readonly #tricks: (Event & { type: 'trick' })[] = []
  #scored: (Event & { type: 'scored' }) | undefined

  constructor(dealt: Event & { type: 'dealt' }, starter: Player | null) {
    this.#dealt = dealt
    this.#starter = starter
  }

  hear(event: Event): void {
    if (event.type === 'number') this.#number = event.number
    else if (event.type === 'starter') this.#starter = event.player
    else if (event.type === 'selected') {
      this.#pairs.push({ player: event.player, card: event.card })
    } else if (event.type === 'designated') this.#roles[event.role] = event.suit
    else if (event.type === 'trick') this.#tricks.push(event)
    else if (event.type === 'scored') this.#scored = event
  }

  get sheet(): EbbesRound {
    const { round, dealer } = this.#dealt
    return {
      round,
      dealer,
      starter: this.#starter,
      number: this.#number,
      pairs: this.#pairs,
      roles: this.#roles,
      scores: this.#scored?.points.map((_, player) => this.#scoreOf(player)) ?? null,
      zilchRight: this.#scored?.zilchRight ?? null,
    }
  }

  /** The engine gives the sum; how it splits into plus and minus cards follows from the tricks. */
  #scoreOf(player: Player): EbbesScore {
    const plus = this.#cardsWon(player, this.#roles.plus)
    const minus = 0 - this.#cardsWon(player, this.#roles.minus)
    const sum = this.#scored?.points[player] ?? 0
    return { plus, ebbes: sum - plus - minus, minus, sum, total: this.#scored?.scores[player] ?? 0 }
  }

  #cardsWon(player: Player, suit: Suit | undefined): number {
    return this.#tricks
      .filter(({ winner }) => winner === player)
      .flatMap(({ cards }) => cards)
      .filter((card) => suitNamed(card) === suit).length
  }
}
