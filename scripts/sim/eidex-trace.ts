/** Writes an Eidex tournament as facts that a program without our code can check. */
import type { Action, Event } from '../../src/engine/eidex/actions'
import { nameOf } from '../../src/engine/eidex/cards'
import { CHARACTERS } from '../../src/engine/eidex/characters'
import type { Types } from '../../src/engine/eidex/game'
import { handOf, type State } from '../../src/engine/eidex/state'
import type { Input } from '../../src/engine/kernel'
import { Facts } from './facts'

const cardOf = (id: string | null): string | undefined =>
  CHARACTERS.find(([, each]) => each === id)?.[0]

const SEATS = [0, 1, 2]

type Play = Extract<Action, { type: 'play' }>

const cardsToPlay = (
  legal: readonly Action[],
  is: (play: Play) => boolean | undefined,
): readonly string[] =>
  legal.flatMap((action) => (action.type === 'play' && is(action) ? [action.card] : []))

const unlessEmpty = (name: string, cards: readonly string[]): Readonly<Record<string, unknown>> =>
  cards.length === 0 ? {} : { [name]: cards }

export class EidexTrace extends Facts {
  private hands: readonly (readonly string[])[] = []

  seen(
    state: State,
    input: Input<Types>,
    events: readonly Event[],
    legal: readonly Action[],
  ): void {
    if (input.by === 'chance') {
      const { outcome } = input
      // The reader knows whose hand it was in.
      if (outcome.type === 'draw') this.write({ t: 'draw', card: outcome.card })
    } else if (input.action.type === 'power') {
      // The acting seat, and the player that the power names, if any.
      const { type, seat: target, ...fields } = input.action as Action & { seat?: number }
      const named = target === undefined ? {} : { target }
      this.write({ t: 'power', ...fields, ...named, seat: input.by })
    }
    for (const event of events) this.tell(state, input, event, legal)
    this.tellTakenBack(state, events)
  }

  /** Events only count cards that come back from the table: here they are named. */
  private tellTakenBack(state: State, events: readonly Event[]): void {
    const hands = SEATS.map((seat) => handOf(state, seat).map(nameOf))
    for (const seat of SEATS) {
      if (!events.some((event) => event.type === 'taken-back' && event.seat === seat)) continue
      const given = events.flatMap((event) =>
        event.type === 'moved' && event.hand === seat ? (event.cards ?? []) : [],
      )
      const cards = (hands[seat] ?? []).filter(
        (card) => this.hands[seat]?.includes(card) !== true && !given.includes(card),
      )
      if (cards.length > 0) this.write({ t: 'taken-back', seat, cards })
    }
    this.hands = hands
  }

  private tell(state: State, input: Input<Types>, event: Event, legal: readonly Action[]): void {
    switch (event.type) {
      case 'opened': {
        const { mode, target, easyStart } = state.config
        const characters = mode === 'basic' ? {} : { characters: event.characters.map(cardOf) }
        // A scenario may begin in the middle of a tournament.
        const { victoryPoints } = state
        const start = victoryPoints.some((points) => points !== 0) ? { victoryPoints } : {}
        const easy = easyStart === true ? { easyStart } : {}
        const options = { mode, ...characters, target, ...start, ...easy }
        this.write({ t: 'game', game: 'eidex', seats: 3, options })
        break
      }
      case 'redealt':
        this.write({ t: 'deal-again', dealer: event.dealer, turnUp: event.turnUp })
        break
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
          legal: cardsToPlay(legal, ({ excuse, faceDown }) => !excuse && !faceDown),
          ...unlessEmpty(
            'excuses',
            cardsToPlay(legal, ({ excuse }) => excuse),
          ),
          ...unlessEmpty(
            'hidden',
            cardsToPlay(legal, ({ faceDown }) => faceDown),
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
        this.write({ t: 'trick', cards, winner: event.winner, to: event.destination })
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
        // The open card of the deal is written with the hands; this is another one, turned up by a power.
        if (input.by !== 'chance') this.write({ t: 'turn-up', card: event.turnUp })
        break
      case 'moved':
        // From a hand or from the cards put down: the reader knows where the card was.
        this.write({ t: 'moved', from: event.from, to: event.hand, cards: event.cards })
        break
      case 'power':
      case 'answered':
      case 'shown':
      case 'told':
      case 'taken-back':
      case 'counted':
        break
    }
  }
}
