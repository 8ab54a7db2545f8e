/**
 * A game again, from the first deal to the last card. A step is a number of inputs: each has the events of its
 * last input, and the table as any viewer saw it then.
 */
import type { AnyGame } from '../../engine/games'
import { knownGame } from '../../engine/known-game'
import {
  accept,
  type AnyEvent,
  type AnyView,
  type GameTypes,
  type Input,
  type Result,
  type Viewer,
} from '../../engine/kernel'
import type { ReplayStep } from '../../protocol/history'
import { engineLog } from '../../protocol/played'
import type { StichGame } from '../../protocol/stich'
import type { EventFace } from '../games/face'
import { faceOf, lookOf } from '../games/faces.svelte'
import type { Update } from '../playback/update'

export type Eyes = ReplayStep['eyes']

/** How far one move can go. */
export const STRIDES = ['card', 'trick', 'round'] as const
export type Stride = (typeof STRIDES)[number]

/** The position of a step in the game. */
export interface Place {
  /** Everything from one deal to the next; 0 before the first one. */
  readonly round: number
  /** In that round; 0 before its first card. */
  readonly trick: number
}

interface Count extends Place {
  /** Whether cards of the trick lie on the table. */
  readonly isOpen: boolean
}

const NOWHERE: Count = { round: 0, trick: 0, isOpen: false }

/** A window in which a seat passed shows nothing, so there is no stop. */
const STOPS: Readonly<Record<Stride, (look: EventFace) => boolean>> = {
  card: () => true,
  trick: ({ is }) => is === 'deal' || is === 'trick' || is === 'scores',
  round: ({ is }) => is === 'deal',
}

/** At most this many inputs are applied again to get to a step. */
const COPY_EVERY = 50

/** For a game whose face has loaded. */
export class Film {
  /** The game's id. */
  readonly game: string
  readonly #game: AnyGame
  readonly #number: number
  readonly #seats: number
  readonly #inputs: readonly Input<GameTypes>[]
  /** By step, as they happened: no viewer sees all of this. */
  readonly #events: (readonly AnyEvent[])[] = [[]]
  readonly #places: Place[] = [NOWHERE]
  #count = NOWHERE
  /** The state at every `COPY_EVERY`-th step. */
  readonly #copies: object[]
  readonly #stops: Readonly<Record<Stride, number[]>> = { card: [], trick: [], round: [] }

  private constructor({ number, players, log }: StichGame, state: object) {
    this.game = log.game
    this.#game = knownGame(log.game)
    this.#number = number
    this.#seats = players.length
    this.#inputs = engineLog(log).inputs
    this.#copies = [this.#game.copy(state)]
  }

  static of(game: StichGame): Result<Film> {
    const { log } = game
    const made = knownGame(log.game).setup(log.config)
    if (!made.ok) return made
    const film = new Film(game, made.value)
    for (const input of film.#inputs) {
      const applied = film.#game.apply(made.value, input)
      if (!applied.ok) return applied
      film.#expose(applied.value, made.value)
    }
    return accept(film)
  }

  #expose(events: readonly AnyEvent[], state: object): void {
    const step = this.#events.push(events) - 1
    const { count, place } = goOn(this.game, this.#count, events)
    this.#count = count
    this.#places.push(place)
    if (step % COPY_EVERY === 0) this.#copies.push(this.#game.copy(state))
    for (const stride of STRIDES) {
      const isStop = events.some((event) => STOPS[stride](lookOf(this.game, event)))
      if (isStop) this.#stops[stride].push(step)
    }
  }

  get last(): number {
    return this.#inputs.length
  }

  /** The first deal: before that there is nothing to see. */
  get beginning(): number {
    return this.#stops.round[0] ?? 0
  }

  placeAt(step: number): Place {
    return this.#places[step] ?? NOWHERE
  }

  /** The events of that step, as this viewer saw them. */
  eventsAt(step: number, eyes: Eyes): readonly AnyEvent[] {
    const events = this.#events[step] ?? []
    if (eyes === 'open') return events
    return events.map((event) => this.#game.redact(event, eyes))
  }

  /** The first step with an event that fits, before redaction. */
  find(fits: (event: AnyEvent) => boolean): number | undefined {
    const step = this.#events.findIndex((events) => events.some(fits))
    return step < 0 ? undefined : step
  }

  next(stride: Stride, step: number): number {
    return this.#stops[stride].find((stop) => stop > step) ?? this.last
  }

  previous(stride: Stride, step: number): number {
    return this.#stops[stride].findLast((stop) => stop < step) ?? 0
  }

  /** The table at a step, as the host would have sent it; with everybody's cards if it is open. */
  at(step: number, eyes: Eyes): Update {
    const state = this.#stateAt(step)
    const view = this.#view(state, eyes === 'open' ? 'spectator' : eyes)
    const own = Array.from({ length: eyes === 'open' ? this.#seats : 0 }, (_, seat) =>
      this.#view(state, seat),
    )
    const { handOf, replay } = faceOf(this.game)
    return {
      type: 'update',
      number: this.#number,
      from: Math.max(step - 1, 0),
      rev: step,
      quiet: 'now',
      view: eyes === 'open' ? replay.opened(view, own) : view,
      events: this.eventsAt(step, eyes),
      past: null,
      hands: eyes === 'open' ? own.map(handOf) : null,
    }
  }

  #view(state: object, viewer: Viewer): AnyView {
    return this.#game.view(state, viewer)
  }

  #stateAt(step: number): object {
    const nearest = Math.floor(step / COPY_EVERY)
    const state = this.#game.copy(this.#copies[nearest] as object)
    for (const input of this.#inputs.slice(nearest * COPY_EVERY, step)) {
      const applied = this.#game.apply(state, input)
      if (!applied.ok) throw new Error(applied.refusal.message)
    }
    return state
  }
}

/** The count of tricks moves on, but a step that ends a trick still belongs to it: its cards lie there. */
function goOn(
  game: string,
  before: Count,
  events: readonly AnyEvent[],
): { count: Count; place: Place } {
  let { round, trick, isOpen } = before
  let ended: number | undefined
  for (const event of events) {
    const { is } = lookOf(game, event)
    if (is === 'deal') {
      round = faceOf(game).replay.roundOf(event)
      trick = 0
    } else if (is === 'play' && !isOpen) {
      trick++
      isOpen = true
    } else if (is === 'trick') {
      ended = trick
      isOpen = false
    }
  }
  return { count: { round, trick, isOpen }, place: { round, trick: ended ?? trick } }
}
