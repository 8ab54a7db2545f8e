/**
 * Somebody who takes down what he is told, and when, by the clock of the house. Speaks to a host in this process,
 * and shares no code with the protocol.
 */
import { Session, type SessionDeps } from '../../src/host/session'

export type Json = Record<string, unknown>

export interface Heard {
  readonly at: number
  readonly message: Json
}

export class Onlooker {
  readonly heard: Heard[] = []
  readonly #session: Session
  #requests = 0

  constructor(deps: SessionDeps, name: string) {
    const send = (text: string) =>
      this.heard.push({ at: deps.clock.now(), message: JSON.parse(text) as Json })
    this.#session = new Session({ send, close: () => undefined }, deps, `elsewhere of ${name}`)
    const hello = { type: 'hello', protocol: 8, app: '0.0.0-evil', name, marker: 'grey' }
    this.#session.receive(JSON.stringify({ ...hello, resume: null }))
  }

  /** Answers what it was answered: `ack` or the code of a refusal. */
  async asks(message: Json): Promise<string> {
    const id = `onlooker-${this.#requests++}`
    this.#session.receive(JSON.stringify({ ...message, id }))
    for (;;) {
      await atRest()
      const answer = this.last((heard) => heard['id'] === id || heard['type'] === 'bye')
      if (answer !== undefined) return String(answer['code'] ?? answer['type'])
    }
  }

  last(fits: (message: Json) => boolean): Json | undefined {
    return this.heard.findLast(({ message }) => fits(message))?.message
  }

  get table(): Json {
    return (this.last(({ type }) => type === 'table')?.['table'] ?? {}) as Json
  }

  hangUp(): void {
    this.#session.closed()
  }
}

/** Where nothing waits for a disk, a thread or a network, a turn is enough for all that follows. */
export const atRest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
