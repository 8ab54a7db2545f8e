/** What a player hears of the table: everything in the order it happens, and nothing twice. */
import type { TableInfo } from '../../protocol/table'
import { faceOf, lookOf } from '../games/faces.svelte'
import { sentences } from '../i18n/format'
import type { Happened, Update } from '../playback/update'
import type { StoredSettings } from '../settings/stored'
import type { LogLine } from './log-line'
import { eventText } from './words'

export interface Moment {
  /** Everything that the table has shown of this game. */
  readonly past: readonly Happened[]
  readonly shown: Update
  readonly table: TableInfo
  readonly seat: number | undefined
  /** Whether the player has to decide now. */
  readonly isAsked: boolean
  readonly detail: StoredSettings['detail']
}

/** Older ones have been read aloud long ago. */
const KEPT = 40

export class Announcements {
  lines = $state.raw<readonly LogLine[]>([])
  #count = 0
  #game: number | undefined
  #told = 0
  #last: Happened | undefined
  /** The decision that was announced last. */
  #turn = ''
  #rev = 0
  /** The revision on which the player has decided. */
  #decided: number | undefined

  /** Tells what is new. */
  follow(moment: Moment): void {
    const { past, shown, table, isAsked } = moment
    const goesOn = this.#game === shown.number && past[this.#told - 1] === this.#last
    const news = goesOn ? past.slice(this.#told).flatMap((each) => told(each, moment)) : []
    this.#game = shown.number
    this.#told = past.length
    this.#last = past.at(-1)
    const { stateText, trickText, turnText } = faceOf(shown.view.game).spoken
    const turn = isAsked ? turnText(shown.view, table) : ''
    // The next decision may sound as the last one; one that waits for others is no new one.
    const isNext = this.#decided !== undefined && this.#decided !== shown.rev
    const isNewTurn = turn !== '' && (turn !== this.#turn || isNext)
    if (isNewTurn) {
      this.#turn = turn
      this.#decided = undefined
    }
    this.#rev = shown.rev
    // A player who has just come, or for whom something was taken back, hears the table as it is.
    if (!goesOn) this.#say([stateText(shown.view, table)])
    else if (!isNewTurn) this.#say(news)
    else if (moment.detail === 'all') this.#say([...news, turn])
    else this.#say([...news, sentences([trickText(shown.view, table), turn])])
  }

  /** The whole table once more. */
  repeat({ shown, table }: Moment): void {
    this.#say([faceOf(shown.view.game).spoken.stateText(shown.view, table)])
  }

  /** The player has decided. */
  decided(): void {
    this.#decided = this.#rev
  }

  #say(texts: readonly string[]): void {
    const lines = texts
      .filter((text) => text !== '')
      .map((text) => ({ number: this.#count++, text }))
    if (lines.length > 0) this.lines = [...this.lines, ...lines].slice(-KEPT)
  }
}

function told({ event, view }: Happened, { table, seat, detail }: Moment): string[] {
  if (lookOf(view.game, event).dialog !== undefined) return []
  const isTold =
    detail === 'all' ||
    (detail === 'mine' && seat !== undefined && faceOf(view.game).spoken.concerns(event, seat))
  return isTold ? [eventText(event, view, table)] : []
}
