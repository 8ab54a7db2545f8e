/** The tables heard of on a network, limited in all and per sender, so that no sender crowds out others. */
import type { Heard } from './heard'
import { MAX_OF_ONE_HOST } from './offer'

/** More than any network has; a flood of fake tables ends here. */
const MAX_TABLES = 100

/** A table that has missed this many queries is gone: a machine that was shut says no goodbye. */
const EXPIRY = 30_000

interface Entry {
  readonly heard: Heard
  readonly sender: string
  readonly at: number
}

/** By table id. A table belongs to its first sender until that says goodbye or falls silent. */
export class TablesHeard {
  readonly #entries = new Map<string, Entry>()

  get all(): readonly Heard[] {
    return [...this.#entries.values()].map(({ heard }) => heard)
  }

  hear(heard: Heard, sender: string, at: number): void {
    const known = this.#entries.get(heard.id)
    const isTaken = known === undefined ? this.#hasRoomFor(sender) : known.sender === sender
    if (isTaken) this.#entries.set(heard.id, { heard, sender, at })
  }

  goodbye(labels: readonly string[], sender: string): void {
    this.#drop((entry) => entry.sender === sender && labels.includes(entry.heard.label))
  }

  dropSilent(now: number): void {
    this.#drop(({ at }) => now - at >= EXPIRY)
  }

  #drop(isGone: (entry: Entry) => boolean): void {
    for (const [id, entry] of this.#entries) if (isGone(entry)) this.#entries.delete(id)
  }

  /** In a full list, the sender with the most tables gives way to one with fewer. */
  #hasRoomFor(sender: string): boolean {
    const held = this.#heldBySender()
    const own = held.get(sender)?.length ?? 0
    if (own >= MAX_OF_ONE_HOST) return false
    if (this.#entries.size < MAX_TABLES) return true
    const most = [...held.values()].reduce((a, b) => (b.length > a.length ? b : a))
    return most.length > own + 1 && this.#entries.delete(most.at(-1) ?? '')
  }

  #heldBySender(): ReadonlyMap<string, readonly string[]> {
    const held = new Map<string, string[]>()
    for (const [id, { sender }] of this.#entries) {
      held.set(sender, [...(held.get(sender) ?? []), id])
    }
    return held
  }
}
