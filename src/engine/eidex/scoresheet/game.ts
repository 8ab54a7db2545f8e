/** Notes on one Eidex game while it is played. */
import type { Seat } from '../../kernel'
import type { Event } from '../actions'
import type { Card, Suit } from '../cards'
import { SEATS } from '../state'
import type { Mode } from '../tables'
import { turnOf, type TournamentTurn } from '../tournament'
import { PowerNotes, type PowerUse } from './powers'

export interface EidexGame {
  readonly game: number
  readonly dealer: Seat
  readonly mode: Mode
  readonly trump: Suit | null
  readonly turnUp: Card
  readonly limit: number
  readonly powers: readonly PowerUse[]
  /** The number of tricks, by the seat that won them. */
  readonly tricks: readonly number[]
  /** As the cards count; null while they are being played. */
  readonly counted: readonly number[] | null
  /** After powers have changed them at the end. */
  readonly points: readonly number[] | null
  /** eidex.vp: victory points, and the sentence of the clause, or the power, that awarded them. */
  readonly awarded: readonly number[] | null
  readonly reason: string | null
  /** Including all earlier games. */
  readonly victoryPoints: readonly number[] | null
  readonly turn: TournamentTurn | null
}

export class GameNotes {
  readonly #dealt: Event & { type: 'dealt' }
  readonly #powers = new PowerNotes()
  readonly #winners: Seat[] = []
  #limit = 0
  #hasBegun = false
  #mode: (Event & { type: 'mode' }) | undefined
  #counted: (Event & { type: 'counted' }) | undefined
  #awarded: (Event & { type: 'awarded' }) | undefined

  constructor(dealt: Event & { type: 'dealt' }) {
    this.#dealt = dealt
  }

  /** `limit` is in force after these events: between two games it is still the old one. */
  hear(events: readonly Event[], limit: number): void {
    this.#limit = limit
    this.#powers.hear(events, this.#trick)
    for (const event of events) {
      if (event.type === 'played') this.#hasBegun = true
      else if (event.type === 'mode') this.#mode = event
      else if (event.type === 'trick') this.#winners.push(event.winner)
      else if (event.type === 'counted') this.#counted = event
      else if (event.type === 'awarded') this.#awarded = event
    }
  }

  get #trick(): number | null {
    if (this.#counted !== undefined) return null
    return this.#hasBegun ? this.#winners.length + 1 : 0
  }

  sheetAfter(before: readonly number[], target: number): EidexGame {
    const { game, dealer, turnUp } = this.#dealt
    const after = this.#awarded
    return {
      game,
      dealer,
      mode: this.#mode?.mode ?? 'trump',
      trump: this.#mode?.trump ?? null,
      turnUp: this.#mode?.turnUp ?? turnUp,
      limit: this.#limit,
      powers: this.#powers.uses,
      tricks: Array.from(
        { length: SEATS },
        (_, seat) => this.#winners.filter((winner) => winner === seat).length,
      ),
      counted: this.#counted?.points ?? null,
      points: after?.points ?? null,
      awarded: after?.awarded ?? null,
      reason: after?.reason ?? null,
      victoryPoints: after?.victoryPoints ?? null,
      turn:
        after === undefined
          ? null
          : turnOf({ before, awarded: after.awarded, after: after.victoryPoints, target }),
    }
  }
}
