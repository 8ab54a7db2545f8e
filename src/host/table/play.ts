/**
 * One game at a table, from the ceremony of its deals to its result: what was decided, what was
 * decided already (a repeated message has no second effect), and who does not want to be asked.
 */
import type { Ceremony } from '../../engine/fair/ceremony'
import type { AnyGame } from '../../engine/games'
import {
  accept,
  beginsRound,
  endsTrick,
  isPass,
  listed,
  onlyOne,
  PASS,
  refuse,
  type AnyAction,
  type AnyEvent,
  type AnyView,
  type Result,
} from '../../engine/kernel'
import { Authority, type AnyInput, type Dice } from './authority'

/** An input that was accepted, with what happened; `id` is the message that brought it. */
export interface Step {
  readonly input: AnyInput
  readonly id: string | undefined
  readonly events: readonly AnyEvent[]
}

export type OnStep = (step: Step) => void

export type Quiet = 'now' | 'trick' | 'game'

/** How many messages of a seat are remembered, should they come again. */
const REMEMBERED = 64

/** Whether an event ends what a seat wanted to be left alone for. */
const ends = (event: AnyEvent, quiet: Quiet): boolean =>
  (quiet === 'trick' && endsTrick(event)) || (quiet !== 'now' && beginsRound(event))

export class Play {
  readonly authority: Authority
  readonly ceremony: Ceremony
  readonly #done: Set<string>[]
  readonly #quiet: Quiet[]
  /** By revision: the message that brought the input. */
  readonly #ids: (string | undefined)[] = []

  private constructor(authority: Authority, ceremony: Ceremony) {
    this.authority = authority
    this.ceremony = ceremony
    this.#done = ceremony.shares.map(() => new Set())
    this.#quiet = ceremony.shares.map(() => 'now')
  }

  static begin(game: AnyGame, config: object, ceremony: Ceremony, dice: Dice): Result<Play> {
    const begun = Authority.begin(game, config, dice)
    return begun.ok ? accept(new Play(begun.value, ceremony)) : begun
  }

  /** The same game as it was at an earlier revision, with the same dice to come. */
  rewound(rev: number): Play {
    const play = new Play(this.authority.again(), this.ceremony)
    for (const [index, input] of this.authority.log.inputs.slice(0, rev).entries()) {
      const repeated = play.repeat(input, this.#ids[index])
      if (!repeated.ok) throw new Error(repeated.refusal.message)
    }
    return play
  }

  /**
   * The revision before the last decision of a seat, as long as nobody has learnt anything since: no
   * cards were dealt, and nobody else has moved, save those of `harmless`.
   */
  beforeLastDecision(seat: number, harmless: readonly number[]): number | undefined {
    const { inputs } = this.authority.log
    const rev = inputs.findLastIndex(({ by }) => by === 'chance' || !harmless.includes(by))
    return inputs[rev]?.by === seat ? rev : undefined
  }

  /** What a seat chose where it had a choice, with what it saw then. */
  decisionsOf(seat: number): readonly { readonly view: AnyView; readonly action: AnyAction }[] {
    const again = this.authority.again()
    return this.authority.log.inputs.flatMap((input) => {
      const hadChoice = input.by === seat && onlyOne(again.legal(seat)) === undefined
      const view = hadChoice ? again.view(seat) : undefined
      const applied = again.apply(input)
      if (!applied.ok) throw new Error(applied.refusal.message)
      return view === undefined || input.by === 'chance' ? [] : [{ view, action: input.action }]
    })
  }

  get isOver(): boolean {
    return this.authority.next.kind === 'over'
  }

  get askedSeats(): readonly number[] {
    const { next } = this.authority
    return next.kind === 'seats' ? next.seats : []
  }

  /** Whether this message of a seat has had its effect already. */
  hasDone(seat: number, id: string | undefined): boolean {
    return id !== undefined && this.#done[seat]?.has(id) === true
  }

  /** A seat's decision and all that follows from it without anybody's doing. */
  act(
    seat: number,
    id: string | undefined,
    rev: number,
    action: AnyAction,
    onStep: OnStep,
  ): Result<undefined> {
    const applied = this.authority.act(seat, rev, action)
    if (!applied.ok) return applied
    this.#note({ input: { by: seat, action }, id, events: applied.value }, onStep)
    this.settle(onStep)
    return accept(undefined)
  }

  /** The dice's turns, and passing for those who do not want to be asked. */
  settle(onStep: OnStep): void {
    for (let input = this.#forced(); input !== undefined; input = this.#forced()) {
      const applied = this.authority.apply(input)
      if (!applied.ok) throw new Error(`${applied.refusal.code}: ${applied.refusal.message}`)
      this.#note({ input, id: undefined, events: applied.value }, onStep)
    }
  }

  /** Once more what a log has written down. */
  repeat(input: AnyInput, id: string | undefined): Result<undefined> {
    const expected = input.by === 'chance' ? this.authority.roll() : input
    if (JSON.stringify(expected) !== JSON.stringify(input)) {
      return refuse('fair.deal', 'The dice of this game did not fall like that.')
    }
    const applied = this.authority.apply(input)
    if (!applied.ok) return applied
    this.#note({ input, id, events: applied.value }, () => undefined)
    return accept(undefined)
  }

  quietOf(viewer: number | 'spectator'): Quiet {
    return (viewer === 'spectator' ? undefined : this.#quiet[viewer]) ?? 'now'
  }

  setQuiet(seat: number, until: Quiet): void {
    this.#quiet[seat] = until
  }

  #forced(): AnyInput | undefined {
    return this.authority.roll() ?? this.#quietPass()
  }

  #quietPass(): AnyInput | undefined {
    const by = this.askedSeats.find(
      (seat) => this.#quiet[seat] !== 'now' && listed(this.authority.legal(seat)).some(isPass),
    )
    return by === undefined ? undefined : { by, action: PASS }
  }

  #note(step: Step, onStep: OnStep): void {
    const { input, id, events } = step
    this.#ids.push(id)
    if (input.by !== 'chance' && id !== undefined) remember(this.#done[input.by], id)
    for (const event of events) {
      for (const [seat, until] of this.#quiet.entries()) {
        if (ends(event, until)) this.#quiet[seat] = 'now'
      }
    }
    onStep(step)
  }
}

function remember(ids: Set<string> | undefined, id: string): void {
  if (ids === undefined) return
  ids.add(id)
  const [oldest] = ids
  if (ids.size > REMEMBERED && oldest !== undefined) ids.delete(oldest)
}
