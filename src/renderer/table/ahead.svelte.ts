/**
 * Cards that the page plays for its player: one that was marked before its turn, and, if the player wants it, the only
 * one that may be played. Always after a moment in which it can be seen and called off, and never in another
 * situation than the one it was meant for.
 */
import type { AnyAction } from '../../engine/kernel'
import type { Update } from '../playback/update'
import { Fleeting } from '../session/fleeting.svelte'
import { forcedPlay, whenAsked, type Lost } from './ahead-verdict'

const BEAT_MS = 700
/** By how much it varies for a forced card, so that it says less about the hand. */
const VARIES_MS = 900
const WORDS_MS = 6000

export interface Moment {
  /** What the table shows. */
  readonly update: Update | null
  readonly isAsked: boolean
  /** Whether the player plays at this table now. */
  readonly isPlaying: boolean
  /** Whether a dialog lies over the table. */
  readonly isCovered: boolean
  /** Whether forced cards are to be played. */
  readonly playsForced: boolean
}

interface Mark {
  readonly card: string
  readonly update: Update
}

export class Ahead {
  readonly #moment: () => Moment
  readonly #act: (action: AnyAction) => void
  readonly #lost = new Fleeting<Lost>(WORDS_MS)
  #mark = $state.raw<Mark>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** While a component is made, with which it ends. */
  constructor(moment: () => Moment, act: (action: AnyAction) => void) {
    this.#moment = moment
    this.#act = act
    // The player's turn comes from outside, and the card is played after a while.
    $effect(() => {
      this.#follow(moment())
      return () => {
        clearTimeout(this.#timer)
      }
    })
  }

  get card(): string | undefined {
    return this.#mark?.card
  }

  /** Why the last mark has gone, for a while. */
  get lost(): Lost | null {
    return this.#lost.value
  }

  /** Whether a tap marks a card, or takes its mark away. */
  get isPossible(): boolean {
    const { isPlaying, isAsked } = this.#moment()
    return isPlaying && (!isAsked || this.#mark !== undefined)
  }

  toggle(card: string): void {
    const { update, isAsked } = this.#moment()
    this.#lost.clear()
    const isMarked = this.card === card
    this.#mark = isMarked || isAsked || update === null ? undefined : { card, update }
  }

  #follow({ update, isAsked, isPlaying, isCovered, playsForced }: Moment): void {
    const mark = this.#mark
    if (update === null || !isPlaying) {
      this.#mark = undefined
      return
    }
    if (mark === undefined) {
      const forced = playsForced && isAsked && !isCovered ? forcedPlay(update.view) : undefined
      // A card that was just taken back is not played again by itself.
      if (forced !== undefined && update.events.length > 0)
        this.#later(forced, BEAT_MS + Math.random() * VARIES_MS)
      return
    }
    if (isAnotherDeal(mark, update)) this.#mark = undefined
    else if (isTakenBack(mark, update)) this.#lose('changed')
    else if (isAsked && !isCovered) {
      const found = whenAsked(update.view, mark.card)
      if (typeof found === 'string') this.#lose(found)
      else this.#later(found, BEAT_MS)
    }
  }

  #later(action: AnyAction, ms: number): void {
    this.#timer = setTimeout(() => {
      this.#mark = undefined
      this.#act(action)
    }, ms)
  }

  #lose(why: Lost): void {
    this.#mark = undefined
    this.#lost.show(why)
  }
}

/** One's own hand changes by one's own decisions, by a deal and by powers: the mark was for another one. */
const isAnotherDeal = ({ card, update: before }: Mark, { number, view }: Update): boolean =>
  number !== before.number ||
  view.hand.length !== before.view.hand.length ||
  !view.hand.includes(card)

const isTakenBack = ({ update: before }: Mark, update: Update): boolean =>
  update !== before && update.events.length === 0
