/** An Eidex table for tests that speak as a player: `table.seat(1).plays('H9')`. */
import { expect } from 'vitest'
import { eidexAdapter } from '../../scripts/scenario/eidex'
import type { Deal } from '../../scripts/scenario/format'
import type { Action, Event, Fields } from '../../src/engine/eidex/actions'
import type { Card } from '../../src/engine/eidex/cards'
import type { PowerId } from '../../src/engine/eidex/characters'
import { eidex, type Types } from '../../src/engine/eidex/game'
import type { State } from '../../src/engine/eidex/state'
import type { View } from '../../src/engine/eidex/view'
import { listed, type Input, type Seat, type Viewer } from '../../src/engine/kernel'

export interface TableOptions extends Deal {
  /** By seat. */
  readonly characters: readonly [PowerId, PowerId, PowerId]
  readonly victoryPoints?: readonly [number, number, number]
  readonly target?: number
}

export class EidexTable {
  readonly events: Event[] = []
  private draws: Card[] = []

  constructor(public state: State) {}

  seat(seat: Seat): PlayerAt {
    return new PlayerAt(this, seat)
  }

  view(viewer: Viewer): View {
    return eidex.view(this.state, viewer)
  }

  /** The events so far as this viewer was told them. */
  told(viewer: Viewer): Event[] {
    return this.events.map((event) => eidex.redact(event, viewer))
  }

  /** The next blind cards; by default the lowest. */
  willDraw(...cards: readonly Card[]): this {
    this.draws.push(...cards)
    return this
  }

  /** Saves and loads the table, as a restarted host does. */
  saveAndLoad(): this {
    this.state = JSON.parse(JSON.stringify(this.state)) as State
    return this
  }

  apply(input: Input<Types>): void {
    const applied = eidex.apply(this.state, input)
    if (!applied.ok) {
      const { code, message } = applied.refusal
      const seat = input.by === 'chance' ? 0 : input.by
      const offered = JSON.stringify(eidex.legalActions(this.state, seat)).slice(0, 600)
      throw new Error(
        `${JSON.stringify(input)} was refused: ${code}, ${message} On offer: ${offered}`,
      )
    }
    this.events.push(...applied.value)
  }

  /** The dice do what is due: a blind card, or the next deal. */
  rollDice(): void {
    while (eidex.next(this.state).kind === 'chance') {
      const isDraw = this.state.agenda.at(-1)?.kind === 'draw'
      const draw = isDraw ? this.draws.shift() : undefined
      const outcome = eidexAdapter.deal(this.state, draw === undefined ? {} : { draw })
      this.apply({ by: 'chance', outcome })
    }
  }

  /** Passes for every seat asked in a window, until `stop` or until no seat can pass. */
  passUntil(stop: () => boolean): void {
    for (;;) {
      this.rollDice()
      if (stop()) return
      const next = eidex.next(this.state)
      const seat = next.kind === 'seats' ? next.seats[0] : undefined
      if (seat === undefined || !mayPass(this.state, seat)) return
      this.apply({ by: seat, action: { type: 'pass' } })
    }
  }

  /** Every seat puts down the card named for it. */
  putDown(...cards: readonly Card[]): this {
    for (const [seat, card] of cards.entries()) this.seat(seat).putsDown(card)
    return this
  }
}

const mayPass = (state: State, seat: Seat): boolean =>
  listed(eidex.legalActions(state, seat)).some(({ type }) => type === 'pass')

/** One seat, speaking. Windows that a test does not mention are passed. */
export class PlayerAt {
  constructor(
    private readonly table: EidexTable,
    private readonly seat: Seat,
  ) {}

  private get power(): PowerId {
    return this.table.state.characters[this.seat] as PowerId
  }

  private do(action: Action): EidexTable {
    const isWindow = action.type === 'power' || action.type === 'pass'
    this.table.passUntil(() =>
      listed(eidex.legalActions(this.table.state, this.seat)).some(({ type }) =>
        isWindow ? type === 'pass' : type === action.type,
      ),
    )
    this.table.apply({ by: this.seat, action })
    return this.table
  }

  putsDown(card: Card): EidexTable {
    return this.do({ type: 'put-down', card })
  }

  plays(card: Card, how: { excuse?: true; faceDown?: true } = {}): EidexTable {
    return this.do({ type: 'play', card, ...how })
  }

  passes(): EidexTable {
    return this.do({ type: 'pass' })
  }

  /** Uses the seat's own power in the next window that asks for it. */
  uses(fields: Fields = {}): EidexTable {
    return this.do({ type: 'power', id: this.power, ...fields })
  }

  answers(fields: Fields): EidexTable {
    return this.do({ type: 'answer', ...fields })
  }

  /** Whether the power is offered in the window that is open now. */
  isAsked(): boolean {
    this.table.rollDice()
    return mayPass(this.table.state, this.seat)
  }

  /** The cards that the seat may play now (passing what is asked before). */
  mayPlay(): string[] {
    this.table.passUntil(() =>
      listed(eidex.legalActions(this.table.state, this.seat)).some(({ type }) => type === 'play'),
    )
    return listed(eidex.legalActions(this.table.state, this.seat)).flatMap((action) =>
      action.type === 'play'
        ? [`${action.card}${action.excuse ? ' excuse' : ''}${action.faceDown ? ' face down' : ''}`]
        : [],
    )
  }

  /** The action is refused with that code, and nothing changes. */
  cannot(action: Action | Readonly<Record<string, unknown>>, code: string): EidexTable {
    this.table.rollDice()
    const before = JSON.stringify(this.table.state)
    const applied = eidex.apply(this.table.state, { by: this.seat, action: action as Action })
    expect(applied.ok ? 'accepted' : applied.refusal.code, JSON.stringify(action)).toBe(code)
    expect(JSON.stringify(this.table.state)).toBe(before)
    return this.table
  }

  sees(): View {
    return this.table.view(this.seat)
  }
}

/** A table with these characters, dealt. Hands may leave cards open with `…`. */
export function dealEidex({
  characters,
  victoryPoints,
  target,
  ...deal
}: TableOptions): EidexTable {
  const started = eidexAdapter.start({
    name: 'a test',
    rules: ['a test'],
    game: 'eidex',
    options: {
      mode: 'cosmic',
      characters,
      ...(victoryPoints === undefined ? {} : { victoryPoints }),
      ...(target === undefined ? {} : { target }),
    },
    deal,
    start: {},
    autopass: true,
    script: [],
  })
  if (!started.ok) throw new Error(started.refusal.message)
  return new EidexTable(started.value)
}
