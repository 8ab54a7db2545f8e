/** What others at the table have just said or shown, and how much of it has not been read. */
import type { HostMessages } from '../../protocol/messages'
import { Fleeting } from './fleeting.svelte'

type Reacted = HostMessages['reaction']
type ChatLine = HostMessages['chat']['lines'][number]

const REACTION_MS = 3000
const WORDS_MS = 6000

export class Talk {
  readonly #reacted = new Fleeting<Reacted>(REACTION_MS)
  readonly #spoken = new Fleeting<ChatLine>(WORDS_MS)
  #unread = $state(0)

  get reacted(): Reacted | null {
    return this.#reacted.value
  }

  /** The newest words of another guest, for a moment. */
  get spoken(): ChatLine | null {
    return this.#spoken.value
  }

  /** How many lines have come since the chat was last open. */
  get unread(): number {
    return this.#unread
  }

  read = (): void => {
    this.#unread = 0
  }

  react(reaction: Reacted): void {
    this.#reacted.show(reaction)
  }

  listen(lines: readonly ChatLine[], own: number | 'spectator' | null): void {
    const last = lines.at(-1)
    if (last === undefined || (last.seat !== null && last.seat === own)) return
    this.#spoken.show(last)
    this.#unread += lines.length
  }

  /** The players who said it sit elsewhere now, or we do. */
  fade(): void {
    this.#reacted.clear()
    this.#spoken.clear()
  }
}
