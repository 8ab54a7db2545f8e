/** What is noted of one Eidex game while it is played. */
import type { Seat } from '../kernel'
import type { Event } from '../eidex/actions'
import { SEATS, type State } from '../eidex/state'
import { turnOf } from '../eidex/tournament'
import type { EidexGame } from './eidex'
import { PowerNotes } from './eidex-powers'

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

  /** The state is the one after these events: between two games it still has the old limit. */
  hear(events: readonly Event[], state: State): void {
    this.#limit = state.limit
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
