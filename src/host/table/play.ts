/**
 * One game in play, and the only place that knows it in full: the state, the inputs that led there, the dice,
 * which messages have had their effect, and which seats do not want to be asked. No I/O, no timers. Every accepted
 * input is one revision.
 */
import type { Ceremony } from '../../engine/fair/ceremony'
import type { GameRules } from '../../engine/game-rules'
import {
  accept,
  isPass,
  listed,
  PASS,
  refuse,
  type AnyAction,
  type AnyEvent,
  type AnyView,
  type GameTypes,
  type Input,
  type Log,
  type Next,
  type Random,
  type Result,
  type Seat,
  type Viewer,
} from '../../engine/kernel'
import type { GameSoFar } from '../../engine/statistics/facts'
import { questionsAfter, type Question } from './questions'
import { QuietSeats } from './quiet-seats'

export type AnyInput = Input<GameTypes>

/** The dice for the n-th chance event of a game. */
export type Dice = (index: number) => Random

/** An accepted input and its events; `id` is the message that brought it. */
export interface Step {
  readonly input: AnyInput
  readonly id: string | undefined
  readonly events: readonly AnyEvent[]
}

type OnStep = (step: Step) => void

/** A seat's decision on the view of revision `rev`; `id` is the message that brought it, if any. */
export interface Decision {
  readonly id?: string
  readonly rev: number
  readonly action: AnyAction
}

/** How many messages of a seat are remembered, in case they are repeated. */
const REMEMBERED = 64

export class Play {
  readonly game: GameRules
  readonly config: object
  readonly ceremony: Ceremony
  readonly quiet: QuietSeats
  readonly #state: object
  readonly #dice: Dice
  /** By revision: what is to come, in a lesson. */
  readonly #line: readonly AnyInput[]
  readonly #inputs: AnyInput[] = []
  /** All of this game. */
  readonly #events: AnyEvent[] = []
  /** By revision: the message that brought the input. */
  readonly #ids: (string | undefined)[] = []
  /** By seat: messages that have already had their effect. */
  readonly #done: Set<string>[]
  #chances = 0
  #questions: readonly Question[] = []
  #onStep: OnStep = () => undefined

  private constructor(
    game: GameRules,
    config: object,
    state: object,
    ceremony: Ceremony,
    dice: Dice,
    line: readonly AnyInput[],
  ) {
    this.game = game
    this.config = config
    this.ceremony = ceremony
    this.quiet = new QuietSeats(ceremony.shares.length)
    this.#state = state
    this.#dice = dice
    this.#line = line
    this.#done = ceremony.shares.map(() => new Set())
    this.#ask('chance')
  }

  static begin(
    game: GameRules,
    config: object,
    ceremony: Ceremony,
    dice: Dice,
    line: readonly AnyInput[] = [],
  ): Result<Play> {
    const made = game.setup(config)
    return made.ok ? accept(new Play(game, config, made.value, ceremony, dice, line)) : made
  }

  /** From now on only: inputs replayed from a log are told to no one. */
  listen(onStep: OnStep): void {
    this.#onStep = onStep
  }

  get rev(): number {
    return this.#inputs.length
  }

  get log(): Log<GameTypes> {
    const { id: game, rulesVersion } = this.game
    return { game, rulesVersion, config: this.config, inputs: this.#inputs }
  }

  /** What the history keeps of it. */
  get soFar(): GameSoFar {
    return this.game.soFarOf(this.#state, this.#events)
  }

  get events(): readonly AnyEvent[] {
    return this.#events
  }

  get next(): Next<GameTypes> {
    return this.game.next(this.#state)
  }

  get isOver(): boolean {
    return this.next.kind === 'over'
  }

  get askedSeats(): readonly Seat[] {
    const { next } = this
    return next.kind === 'seats' ? next.seats : []
  }

  /** The revision since which a seat has been asked its present question. */
  askedSince(seat: Seat): number | undefined {
    return this.#questions.find((asked) => asked.seat === seat)?.since
  }

  view(viewer: Viewer): AnyView {
    return this.game.view(this.#state, viewer)
  }

  /** Any legal action: the last resort when a seat must move and no one decides for it. */
  anyAction(seat: Seat, random: Random): AnyAction | undefined {
    const { game } = this
    return (
      game.sampleAction?.(this.#state, seat, random) ??
      listed(game.legalActions(this.#state, seat))[0]
    )
  }

  /** Whether this message of a seat has already had its effect. */
  hasDone(seat: Seat, id: string | undefined): boolean {
    return id !== undefined && this.#done[seat]?.has(id) === true
  }

  /**
   * A seat's decision, and everything that follows from it automatically. Where several seats are asked at once,
   * what the others have done since its view does not make it too late, as long as the question is still the same.
   */
  decide(seat: Seat, { id, rev, action }: Decision): Result<undefined> {
    if (rev < (this.askedSince(seat) ?? this.rev) || rev > this.rev) {
      return refuse('act.stale', 'The table has moved on.')
    }
    const done = this.#apply({ by: seat, action }, id)
    if (done.ok) this.settle()
    return done
  }

  /** Rolls the dice when it is their turn, and passes for seats that do not want to be asked. */
  settle(): void {
    for (let input = this.#forced(); input !== undefined; input = this.#forced()) {
      const applied = this.#apply(input, undefined)
      if (!applied.ok) throw new Error(`${applied.refusal.code}: ${applied.refusal.message}`)
    }
  }

  /** Whether the seat can be certain, from what it sees, that the rest of the round changes nothing. */
  isDecidedFor(seat: Seat, view?: AnyView): boolean {
    return this.next.kind === 'seats' && this.game.isDecided?.(view ?? this.view(seat)) === true
  }

  /** Ends the round with any legal actions: the log holds them like those that players decide on. */
  playOut(): void {
    for (let [by] = this.askedSeats; by !== undefined; [by] = this.askedSeats) {
      const [action] = listed(this.game.legalActions(this.#state, by))
      if (action === undefined) throw new Error(`Seat ${by} is asked and has nothing to choose.`)
      const applied = this.#apply({ by, action }, undefined)
      if (!applied.ok) throw new Error(`${applied.refusal.code}: ${applied.refusal.message}`)
    }
  }

  /** Repeats an input from a log. */
  repeat(input: AnyInput, id: string | undefined): Result<undefined> {
    if (input.by === 'chance' && JSON.stringify(this.#roll()) !== JSON.stringify(input)) {
      return refuse('fair.deal', 'The dice of this game did not fall like that.')
    }
    return this.#apply(input, id)
  }

  /** Makes so many inputs of the line, as far as the rules allow them. */
  follow(many: number): void {
    for (const input of this.#line.slice(0, many)) {
      if (!this.repeat(input, undefined).ok) return
    }
  }

  /** The input that the line has for this moment, if the rules allow it. */
  get lineInput(): AnyInput | undefined {
    const input = this.#line[this.rev]
    return input !== undefined && this.game.apply(this.game.copy(this.#state), input).ok
      ? input
      : undefined
  }

  /** Whether a person made the decision of this revision: that of a bot, or a pass for a quiet seat, came by no message. */
  isByPerson(rev: number): boolean {
    return this.#ids[rev] !== undefined
  }

  /** The same game at an earlier revision, with the same dice to come. */
  rewound(rev: number): Play {
    const { game, config, ceremony } = this
    const begun = Play.begin(game, config, ceremony, this.#dice, this.#line)
    if (!begun.ok) throw new Error(begun.refusal.message)
    for (const [index, input] of this.#inputs.slice(0, rev).entries()) {
      const repeated = begun.value.repeat(input, this.#ids[index])
      if (!repeated.ok) throw new Error(repeated.refusal.message)
    }
    return begun.value
  }

  /**
   * The revision before a seat's last decision, as long as no one has learnt anything since: no cards were dealt,
   * and no other seat has moved, except those in `harmless`.
   */
  beforeLastDecision(seat: Seat, harmless: readonly Seat[]): number | undefined {
    const rev = this.#inputs.findLastIndex(({ by }) => by === 'chance' || !harmless.includes(by))
    return this.#inputs[rev]?.by === seat ? rev : undefined
  }

  #apply(input: AnyInput, id: string | undefined): Result<undefined> {
    const applied = this.game.apply(this.#state, input)
    if (!applied.ok) return applied
    this.#inputs.push(input)
    this.#events.push(...applied.value)
    this.#ids.push(id)
    if (input.by === 'chance') this.#chances++
    else if (id !== undefined) remember(this.#done[input.by], id)
    this.#ask(input.by)
    this.quiet.follow(applied.value)
    this.#onStep({ input, id, events: applied.value })
    return accept(undefined)
  }

  #ask(by: Seat | 'chance'): void {
    const legal = (seat: Seat) => this.game.legalActions(this.#state, seat)
    this.#questions = questionsAfter(this.#questions, by, this.rev, this.next, legal)
  }

  #forced(): AnyInput | undefined {
    return this.#roll() ?? this.#quietPass()
  }

  /** What the dice decide, if it is their turn. */
  #roll(): AnyInput | undefined {
    if (this.next.kind !== 'chance') return undefined
    const { lineInput } = this
    if (lineInput?.by === 'chance') return lineInput
    const outcome = this.game.sampleChance(this.#state, this.#dice(this.#chances))
    return { by: 'chance', outcome }
  }

  #quietPass(): AnyInput | undefined {
    const mayPass = (seat: Seat) => listed(this.game.legalActions(this.#state, seat)).some(isPass)
    const by = this.askedSeats.find((seat) => this.quiet.has(seat) && mayPass(seat))
    return by === undefined ? undefined : { by, action: PASS }
  }
}

function remember(ids: Set<string> | undefined, id: string): void {
  if (ids === undefined) return
  ids.add(id)
  const [oldest] = ids
  if (ids.size > REMEMBERED && oldest !== undefined) ids.delete(oldest)
}
