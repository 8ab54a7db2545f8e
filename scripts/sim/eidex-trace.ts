/** Writes an Eidex tournament as facts that a program without our code can check. */
import type { Action, Event } from '../../src/engine/eidex/actions'
import { nameOf } from '../../src/engine/eidex/cards'
import { CHARACTERS } from '../../src/engine/eidex/characters'
import type { Types } from '../../src/engine/eidex/game'
import type { State } from '../../src/engine/eidex/state'
import type { Input } from '../../src/engine/kernel'
import { Facts } from './facts'

const cardOf = (id: string | null): string | undefined =>
  CHARACTERS.find(([, each]) => each === id)?.[0]

export class EidexTrace extends Facts {
  seen(
    state: State,
    input: Input<Types>,
    events: readonly Event[],
    legal: readonly Action[],
  ): void {
    if (input.by !== 'chance' && input.action.type === 'power') {
      const { type, ...fields } = input.action
      this.write({ t: 'power', seat: input.by, ...fields })
    }
    for (const event of events) this.tell(state, input, event, legal)
  }

  private tell(state: State, input: Input<Types>, event: Event, legal: readonly Action[]): void {
    switch (event.type) {
      case 'opened': {
        const { mode, target } = state.config
        const characters = mode === 'basic' ? {} : { characters: event.characters.map(cardOf) }
        this.write({ t: 'game', game: 'eidex', seats: 3, options: { mode, ...characters, target } })
        break
      }
      case 'dealt':
        this.write({ t: 'deal', dealer: event.dealer, hands: event.hands, turnUp: event.turnUp })
        break
      case 'put-down':
        this.write({ t: 'put-down', seat: event.seat, card: event.card })
        break
      case 'played':
        this.write({
          t: 'play',
          seat: event.seat,
          legal: legal.flatMap((action) =>
            action.type === 'play' && action.excuse === undefined && action.faceDown === undefined
              ? [action.card]
              : [],
          ),
          card: event.card,
          ...(event.faceDown ? { faceDown: true } : {}),
          ...(input.by !== 'chance' && input.action.type === 'play' && input.action.excuse === true
            ? { excuse: true }
            : {}),
        })
        break
      case 'trick': {
        const cards = state.tricks.at(-1)?.cards.map(({ card }) => nameOf(card))
        this.write({ t: 'trick', cards, winner: event.winner })
        break
      }
      case 'awarded': {
        const { points, awarded, victoryPoints: totals, reason } = event
        this.write({ t: 'count', points, victoryPoints: awarded, totals, reason })
        break
      }
      case 'over':
        this.write({ t: 'over', winners: event.winners })
        break
      case 'mode':
      case 'power':
      case 'answered':
      case 'moved':
      case 'shown':
      case 'told':
      case 'taken-back':
      case 'counted':
        break
    }
  }
}
