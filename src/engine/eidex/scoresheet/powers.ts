/** Which powers were used by whom, and their effects as far as the whole table could see. */
import type { Seat } from '../../kernel'
import type { Card, Suit } from '../cards'
import type { Event, Fields } from '../actions'
import type { PowerId } from '../characters'
import { SEATS } from '../state'
import type { Mode } from '../tables'

/** Never hidden cards: a sheet can be printed during a game. */
export type PowerEffect =
  | { readonly type: 'answered'; readonly seat: Seat; readonly accept: boolean | null }
  | { readonly type: 'told'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'moved'; readonly from: Seat; readonly to: Seat; readonly cards: number }
  | { readonly type: 'shown'; readonly seat: Seat }
  | { readonly type: 'taken-back'; readonly seat: Seat; readonly cards: number }
  | {
      readonly type: 'mode'
      readonly mode: Mode
      readonly trump: Suit | null
      readonly turnUp: Card
    }

export interface PowerUse {
  readonly seat: Seat
  readonly id: PowerId
  /** In or before which trick; 0 before the first lead, null at the count. */
  readonly trick: number | null
  /** What was announced with it. */
  readonly fields: Fields
  readonly effects: readonly PowerEffect[]
}

type Trick = PowerUse['trick']

interface Noted extends PowerUse {
  readonly effects: PowerEffect[]
}

export class PowerNotes {
  readonly #uses: Noted[] = []
  /** The use whose effects follow. */
  #current: Noted | undefined

  get uses(): readonly PowerUse[] {
    return this.#uses
  }

  hear(events: readonly Event[], before: Trick): void {
    // A power that is a way to play a card is used in the trick, which that card may begin.
    const trick = before === 0 && events.some(({ type }) => type === 'played') ? 1 : before
    for (const event of events) {
      if (event.type === 'power') {
        this.#note({ seat: event.seat, id: event.id, trick, fields: event.fields, effects: [] })
      } else if (event.type === 'answered' || event.type === 'told') {
        this.#current = this.#uses.findLast(({ id }) => id === event.id)
      } else if (event.type === 'played' || event.type === 'trick' || event.type === 'counted') {
        this.#current = undefined
      }
      const effect = effectOf(event)
      if (effect !== undefined) this.#current?.effects.push(effect)
    }
  }

  #note(use: Noted): void {
    this.#uses.push(use)
    this.#current = use
  }
}

function effectOf(event: Event): PowerEffect | undefined {
  switch (event.type) {
    case 'answered':
      return {
        type: 'answered',
        seat: event.seat,
        accept: (event.to.length === SEATS ? event.fields?.accept : undefined) ?? null,
      }
    case 'told':
      return { type: 'told', seat: event.seat, yes: event.yes }
    case 'moved':
      return { type: 'moved', from: event.from, to: event.hand, cards: event.count }
    case 'shown':
      return { type: 'shown', seat: event.seat }
    case 'taken-back':
      return { type: 'taken-back', seat: event.seat, cards: event.cards }
    case 'mode':
      return { type: 'mode', mode: event.mode, trump: event.trump, turnUp: event.turnUp }
    case 'opened':
    case 'dealt':
    case 'redealt':
    case 'put-down':
    case 'power':
    case 'played':
    case 'trick':
    case 'counted':
    case 'awarded':
    case 'over':
      return undefined
  }
}
