/** Everything that a room sends to anybody, as it leaves the host, with what was written down by then. */
import { seededRandom } from '../../../../src/engine/random'
import { Session } from '../../../../src/host/session'
import type { ClientMessage, HostMessage } from '../../../../src/protocol/messages'
import { secrets } from '../../../../src/host/host'
import { Guest, type Connector, type GuestOptions } from '../../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../../harness/memory-room'

export interface Sent {
  readonly to: string
  readonly text: string
  readonly message: HostMessage
  /** How many lines the log of each table had when this was sent. */
  readonly written: ReadonlyMap<string, number>
}

export interface Tape {
  readonly sent: Sent[]
  /** What guests have said, by name. */
  readonly said: Map<string, ClientMessage[]>
  /** Everything that the host has drawn by lot, by its number of bytes. */
  readonly drawn: Map<number, string[]>
}

export interface TapedRoom extends MemoryRoom {
  readonly tape: Tape
}

/**
 * A room whose guests are listened to by nobody but the test, and whose dice are the same each time;
 * without a seed they are the sealed ones, so that a game can be read again.
 */
export function tapedRoom(seed?: number): TapedRoom {
  const tape: Tape = { sent: [], said: new Map(), drawn: new Map() }
  const room = memoryRoom({
    ...(seed === undefined
      ? {}
      : { diceOf: () => (index: number) => seededRandom(1000 * seed + index) }),
    secrets: (bytes) => {
      const value = secrets(bytes)
      tape.drawn.set(bytes, [...(tape.drawn.get(bytes) ?? []), value])
      return value
    },
  })
  const newGuest = (name: string, options?: GuestOptions) =>
    new Guest(name, taped(name, room, tape), options)
  return { ...room, newGuest, tape }
}

/** Like `inMemory`, but nothing escapes: also what a line no longer carries has been sent. */
function taped(name: string, { deps, store }: MemoryRoom, tape: Tape): Connector {
  let cut: () => void = () => undefined
  tape.said.set(name, tape.said.get(name) ?? [])
  return {
    open(events) {
      let isOpen = true
      const later = (run: () => void) => setImmediate(() => isOpen && run())
      const send = (text: string) => {
        const written = new Map([...store.lines].map(([id, lines]) => [id, lines.length]))
        tape.sent.push({ to: name, text, message: JSON.parse(text) as HostMessage, written })
        later(() => events.text(text))
      }
      const session = new Session({ send, close: () => later(() => end(true)) }, deps, 'elsewhere')
      const end = (byHost: boolean) => {
        if (!isOpen) return
        isOpen = false
        if (!byHost) session.closed()
        setImmediate(() => events.closed())
      }
      later(() => events.opened())
      cut = () => end(false)
      return {
        send: (text) => {
          tape.said.get(name)?.push(JSON.parse(text) as ClientMessage)
          later(() => session.receive(text))
        },
        close: () => end(false),
      }
    },
    cut: () => cut(),
  }
}
