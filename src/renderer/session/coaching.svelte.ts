/** Questions to the coach and its answers, for components to read. One question at a time. */
import type { Refusal, Result } from '../../engine/kernel'
import type { Client } from '../../protocol/client'
import type { HostMessage, HostMessages } from '../../protocol/messages'

type Question = 'advise' | 'review' | 'hindsight'

/** The number of other seats that may decide at the same time. */
const MAX_TRIES = 3

export class Coaching {
  readonly #client: Client
  #asked = $state.raw<Question | null>(null)
  #refused = $state.raw<Refusal | null>(null)
  #isAdviceRefused = false
  #advice = $state.raw<HostMessages['advice'] | null>(null)
  #reviewed = $state.raw<HostMessages['review'] | null>(null)
  #openHandReview = $state.raw<HostMessages['hindsight'] | null>(null)

  constructor(client: Client) {
    this.#client = client
  }

  /** What the coach is thinking about. */
  get asked(): Question | null {
    return this.#asked
  }
  /** Why there was no answer to the last question. */
  get refused(): Refusal | null {
    return this.#refused
  }
  /** For what is on the table now; gone as soon as the table has moved on. */
  get advice(): HostMessages['advice'] | null {
    return this.#advice
  }
  get reviewed(): HostMessages['review'] | null {
    return this.#reviewed
  }
  get openHandReview(): HostMessages['hindsight'] | null {
    return this.#openHandReview
  }

  /** Where all seats decide at once, others may move before the answer comes: then we ask again. */
  advise = async (): Promise<void> => {
    const choice = this.#choice
    for (let tries = 0; tries < MAX_TRIES && this.#choice === choice; tries++) {
      const { ok } = await this.#ask('advise')
      if (!ok || this.#advice !== null) return
    }
  }
  hindsight = () => this.#ask('hindsight')

  review = async (): Promise<void> => {
    const number = this.#client.update?.number ?? 0
    this.#reviewed = null
    const { ok } = await this.#ask('review')
    // For a game without any decision, the coach sends nothing.
    if (ok) this.#reviewed ??= { type: 'review', number, seen: 0, all: 0, moments: [] }
  }

  /** Called after the client has handled the message. */
  hear(message: HostMessage): void {
    if (message.type === 'update') this.#moveOn()
    if (message.type === 'advice' && this.#isOfNow(message)) this.#advice = message
    if (message.type === 'review') this.#reviewed = message
    if (message.type === 'hindsight') this.#openHandReview = message
    if (message.type === 'seated' || message.type === 'left') this.#forget()
  }

  /** Neither advice nor the reason why there was none is about the table as it is now. */
  #moveOn(): void {
    if (!this.#isOfNow(this.#advice)) this.#advice = null
    if (this.#isAdviceRefused) this.#refused = null
  }

  /** What there is to choose from, in comparable form. */
  get #choice(): string {
    return JSON.stringify(this.#client.update?.view.legal)
  }

  /** Later the revision alone is not enough: after a card is taken back, revisions repeat. */
  #isOfNow(advice: HostMessages['advice'] | null): boolean {
    const { update } = this.#client
    return advice?.number === update?.number && advice?.rev === update?.rev
  }

  #forget(): void {
    this.#advice = null
    this.#reviewed = null
    this.#openHandReview = null
    this.#refused = null
  }

  async #ask(what: Question): Promise<Result<undefined>> {
    this.#asked = what
    this.#refused = null
    const result = await this.#client[what]()
    this.#asked = null
    this.#refused = result.ok ? null : result.refusal
    this.#isAdviceRefused = what === 'advise' && !result.ok
    return result
  }
}
