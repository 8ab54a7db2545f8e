/** What happened at the table since this window opened, in words. */
import type { TableInfo } from '../../protocol/table'
import type { AnyEvent } from '../../engine/kernel'
import type { Redraw } from '../../protocol/redraws'
import type { Update } from '../playback/update'
import type { LogLine } from './log-line'
import { redrawText } from './redraw-text'
import { eventText } from './words'

const KEPT = 300

export class TableLog {
  #lines = $state.raw<readonly LogLine[]>([])
  #count = 0
  readonly #redraws = new WeakSet<Redraw>()

  get lines(): readonly LogLine[] {
    return this.#lines
  }

  /** The newest line, for screen readers. */
  get last(): string {
    return this.#lines.at(-1)?.text ?? ''
  }

  clear(): void {
    this.#lines = []
  }

  add(event: AnyEvent, update: Update, table: TableInfo): void {
    this.#write(eventText(event, update, table))
  }

  /** Once, however often it is reported. */
  noteRedraw(redraw: Redraw): void {
    if (this.#redraws.has(redraw)) return
    this.#redraws.add(redraw)
    this.#write(redrawText(redraw))
  }

  #write(text: string): void {
    if (text === '') return
    this.#lines = [...this.#lines, { number: this.#count++, text }].slice(-KEPT)
  }
}
