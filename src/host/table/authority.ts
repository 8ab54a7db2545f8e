/**
 * One game in play, and the only place where its whole truth lies: the state, the inputs that led
 * there, and the dice. No I/O, no timers. Every accepted input is one revision.
 */
import type { AnyGame } from '../../engine/games'
import {
  accept,
  listed,
  refuse,
  type AnyAction,
  type AnyEvent,
  type AnyView,
  type GameTypes,
  type Input,
  type Listing,
  type Log,
  type Next,
  type Random,
  type Result,
  type Seat,
  type Viewer,
} from '../../engine/kernel'

export type AnyInput = Input<GameTypes>

/** The dice of the n-th thing that is left to chance in a game. */
export type Dice = (index: number) => Random

export class Authority {
  readonly game: AnyGame
  readonly config: object
  readonly #state: object
  readonly #dice: Dice
  readonly #inputs: AnyInput[] = []
  #chances = 0
  #questions: readonly Question[]

  private constructor(game: AnyGame, config: object, state: object, dice: Dice) {
    this.game = game
    this.config = config
    this.#state = state
    this.#dice = dice
    this.#questions = this.#asked()
  }

  static begin(game: AnyGame, config: object, dice: Dice): Result<Authority> {
    const made = game.setup(config)
    return made.ok ? accept(new Authority(game, config, made.value, dice)) : made
  }

  /** The same game from its beginning. */
  again(): Authority {
    const begun = Authority.begin(this.game, this.config, this.#dice)
    if (!begun.ok) throw new Error(begun.refusal.message)
    return begun.value
  }

  get rev(): number {
    return this.#inputs.length
  }

  get log(): Log<GameTypes> {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      config: this.config,
      inputs: this.#inputs,
    }
  }

  get next(): Next<GameTypes> {
    return this.game.next(this.#state)
  }

  view(viewer: Viewer): AnyView {
    return this.game.view(this.#state, viewer)
  }

  legal(seat: Seat): Listing<AnyAction> {
    return this.game.legalActions(this.#state, seat)
  }

  /** Any legal action: the last resort when a seat must move and nobody decides for it. */
  anyAction(seat: Seat, random: Random): AnyAction | undefined {
    return this.game.sampleAction?.(this.#state, seat, random) ?? listed(this.legal(seat))[0]
  }

  /** The revision since which a seat has been asked what it is asked now. */
  askedSince(seat: Seat): number | undefined {
    return this.#questions.find((asked) => asked.seat === seat)?.since
  }

  /**
   * A seat decides, on the view of revision `rev`. Where several are asked at once, what the others
   * did since then does not make it too late, as long as the question is still the same.
   */
  act(seat: Seat, rev: number, action: AnyAction): Result<readonly AnyEvent[]> {
    if (rev < (this.askedSince(seat) ?? this.rev) || rev > this.rev)
      return refuse('act.stale', 'The table has moved on.')
    return this.apply({ by: seat, action })
  }

  /** What the dice decide, if it is their turn. */
  roll(): AnyInput | undefined {
    if (this.next.kind !== 'chance') return undefined
    const outcome = this.game.sampleChance(this.#state, this.#dice(this.#chances))
    return { by: 'chance', outcome }
  }

  apply(input: AnyInput): Result<readonly AnyEvent[]> {
    const applied = this.game.apply(this.#state, input)
    if (!applied.ok) return applied
    this.#inputs.push(input)
    if (input.by === 'chance') this.#chances++
    this.#questions = this.#asked(input.by)
    return applied
  }

  /** Who is asked what, and since when it is the same question. */
  #asked(by?: Seat | 'chance'): Question[] {
    const { next, rev } = this
    if (next.kind !== 'seats') return []
    const together = next.seats.length > 1
    return next.seats.map((seat) => {
      // Only where several decide at once can a question outlive an input.
      const before = by === seat ? undefined : this.#questions.find((old) => old.seat === seat)
      if (!together && before === undefined) return { seat, since: rev, text: '' }
      const text = JSON.stringify([next.window, this.legal(seat)])
      return { seat, since: before?.text === text ? before.since : rev, text }
    })
  }
}

interface Question {
  readonly seat: Seat
  readonly since: number
  readonly text: string
}
