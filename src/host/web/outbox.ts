/**
 * What one connection is sent. All that is said in a turn of the event loop, such as an update and its ack, leaves in one
 * write. Texts are framed here and not by `ws`, which would make two buffers of each, again for every reader.
 */
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'

/** A whole text that is not masked (RFC 6455, 5.2). */
const FIN_AND_TEXT = 0x81

/** With a character for each byte. */
function frameOf(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length
  const bytes = isAscii ? text : Buffer.from(text).toString('latin1')
  return headOf(bytes.length) + bytes
}

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(FIN_AND_TEXT, length)
  const size = length < 2 ** 16 ? 2 : 8
  const head = Buffer.alloc(2 + size)
  head[0] = FIN_AND_TEXT
  head[1] = size === 2 ? 126 : 127
  head.writeUIntBE(length, size === 2 ? 2 : 4, size === 2 ? 2 : 6)
  return head.toString('latin1')
}

/** The same text often goes to several people. */
let last = { text: '', frame: frameOf('') }

export class Outbox {
  readonly #ws: WebSocket
  readonly #socket: Duplex
  /** Bytes that may wait for the reader. */
  readonly #most: number
  #frames = ''

  constructor(ws: WebSocket, socket: Duplex, most: number) {
    this.#ws = ws
    this.#socket = socket
    this.#most = most
  }

  send(text: string): void {
    if (last.text !== text) last = { text, frame: frameOf(text) }
    if (this.#frames === '') process.nextTick(this.#flush)
    this.#frames += last.frame
    this.look()
  }

  /** What was said before is sent in any case. */
  close(code: number): void {
    this.#flush()
    this.#ws.close(code)
  }

  /** A client that does not read must not fill our memory. */
  look(): void {
    if (this.#ws.bufferedAmount + this.#frames.length <= this.#most) return
    // What the system takes at once does not wait for anybody.
    this.#flush()
    if (this.#ws.bufferedAmount > this.#most) this.#ws.terminate()
  }

  readonly #flush = (): void => {
    const frames = this.#frames
    this.#frames = ''
    if (frames !== '' && this.#ws.readyState === WebSocket.OPEN)
      this.#socket.write(frames, 'latin1')
  }
}
