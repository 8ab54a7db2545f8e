/**
 * The optional clock of a table: time for each move, then a bank. It is told the time, and never
 * asks.
 */
export interface ClockSettings {
  /** Seconds. */
  readonly move: number
  readonly bank: number
}

interface Hand {
  /** Milliseconds left for this move and in the bank, as of `since`. */
  move: number
  bank: number
  /** When it started running; null while it stands still. */
  since: number | null
  /** The question it runs for. */
  question: number
}

export class MoveClock {
  readonly #settings: ClockSettings
  readonly #hands: readonly Hand[]

  constructor(settings: ClockSettings, seats: number, banks?: readonly number[]) {
    this.#settings = settings
    this.#hands = Array.from({ length: seats }, (_, seat) => ({
      move: settings.move * 1000,
      bank: banks?.[seat] ?? settings.bank * 1000,
      since: null,
      question: -1,
    }))
  }

  /**
   * Runs the clocks of these seats from now on, each for the question asked since that revision.
   */
  run(questions: ReadonlyMap<number, number | undefined>, now: number): void {
    for (const [seat, hand] of this.#hands.entries()) {
      spend(hand, now)
      const question = questions.get(seat)
      if (question !== undefined && hand.question !== question) {
        hand.question = question
        hand.move = this.#settings.move * 1000
      }
      hand.since = question === undefined ? null : now
    }
  }

  left(seat: number, now: number): { move: number; bank: number; runs: boolean } {
    const hand = { ...(this.#hands[seat] as Hand) }
    spend(hand, now)
    return { move: Math.round(hand.move), bank: Math.round(hand.bank), runs: hand.since !== null }
  }

  banks(now: number): number[] {
    return this.#hands.map((_, seat) => this.left(seat, now).bank)
  }

  /** The seat whose time runs out first, and in how many milliseconds. */
  first(now: number): { readonly seat: number; readonly in: number } | undefined {
    const running = this.#hands
      .map((_, seat) => ({ seat, ...this.left(seat, now) }))
      .filter(({ runs }) => runs)
      .map(({ seat, move, bank }) => ({ seat, in: move + bank }))
    return running.sort((a, b) => a.in - b.in)[0]
  }
}

function spend(hand: Hand, now: number): void {
  if (hand.since === null) return
  const used = now - hand.since
  const fromMove = Math.min(used, hand.move)
  hand.move -= fromMove
  hand.bank = Math.max(0, hand.bank - (used - fromMove))
  hand.since = now
}
