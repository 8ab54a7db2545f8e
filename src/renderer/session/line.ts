/** A connection as a browser has it. */
import type { ClientSurroundings, Line, LineEvents } from '../../protocol/client'
import { SOCKET_PATH } from '../../protocol/messages'
import { keepOfTable, keptOfTable } from './keepsakes'

/** A browser does not even try some ports, and says so at once. */
function trySocket(address: string): WebSocket | undefined {
  try {
    return new WebSocket(address)
  } catch {
    return undefined
  }
}

export function openLine(origin: string, events: LineEvents): Line {
  const socket = trySocket(`${origin.replace(/^http/, 'ws')}${SOCKET_PATH}`)
  if (socket === undefined) {
    setTimeout(() => events.closed())
    return { send: () => undefined, close: () => undefined }
  }
  socket.onopen = () => events.opened()
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') events.text(data)
  }
  socket.onclose = () => events.closed()
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}

/** A page over plain http has no `crypto.subtle`, but it has this. */
const secrets = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

export const browserSurroundings = (
  origin: string,
  told: ClientSurroundings['told'],
): ClientSurroundings => ({
  open: (events) => openLine(origin, events),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  secrets,
  told,
  // The whole engine is needed for it, and only then.
  check: async (proof, notes) => {
    const { verdictOn } = await import('../../protocol/check-deals')
    return verdictOn(proof, notes)
  },
  keep: keepOfTable,
  kept: keptOfTable,
})
