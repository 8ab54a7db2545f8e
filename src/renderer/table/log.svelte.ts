/** What happened at the table since this window looks, in words. */
import type { TableInfo } from '../../protocol/table'
import type { AnyEvent } from '../../protocol/game'
import type { Update } from '../playback/playback.svelte'
import { eventText } from './words'

export interface LogLine {
  readonly number: number
  readonly text: string
}

const KEPT = 300

export class TableLog {
  #lines = $state.raw<readonly LogLine[]>([])
  #count = 0

  get lines(): readonly LogLine[] {
    return this.#lines
  }

  /** The newest, for those who listen. */
  get last(): string {
    return this.#lines.at(-1)?.text ?? ''
  }

  clear(): void {
    this.#lines = []
  }

  add(event: AnyEvent, update: Update, table: TableInfo): void {
    const text = eventText(event, update, table)
    if (text === '') return
    this.#lines = [...this.#lines, { number: this.#count++, text }].slice(-KEPT)
  }
}
