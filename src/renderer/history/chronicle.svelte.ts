/** The games of this machine, as its host lists them. */
import type { Refusal } from '../../engine/kernel'
import type { DamagedFile, HistoryEntry } from '../../protocol/history'
import { askHistory } from './ask'

export class Chronicle {
  #entries = $state.raw<readonly HistoryEntry[] | null>(null)
  #damaged = $state.raw<readonly DamagedFile[]>([])
  #refusal = $state.raw<Refusal | null>(null)

  /** Null until the host has answered. */
  get entries(): readonly HistoryEntry[] | null {
    return this.#entries
  }
  get damaged(): readonly DamagedFile[] {
    return this.#damaged
  }
  get refusal(): Refusal | null {
    return this.#refusal
  }

  load = async (): Promise<void> => {
    const answer = await askHistory({ do: 'list' })
    this.#refusal = answer.ok ? null : answer.refusal
    if (!answer.ok) return
    this.#entries = answer.value.entries
    this.#damaged = answer.value.damaged
  }
}
