/** A connection over a browser's WebSocket. */
import type { ClientDeps, Line, LineEvents } from '../../protocol/client'
import { SOCKET_PATH } from '../../protocol/messages'
import { keepOfTable, keptOfTable } from './keepsakes'
import { keyProtocol, SOCKET_PROTOCOL } from '../../protocol/own-key'
import { keyFor } from './own-key'
import { secrets } from './secrets'

/** A browser refuses some ports at once, without trying. */
function trySocket(origin: string): WebSocket | undefined {
  const key = keyFor(origin)
  const protocols = key === undefined ? [] : [SOCKET_PROTOCOL, keyProtocol(key)]
  try {
    return new WebSocket(`${origin.replace(/^http/, 'ws')}${SOCKET_PATH}`, protocols)
  } catch {
    return undefined
  }
}

function openLine(origin: string, events: LineEvents): Line {
  const socket = trySocket(origin)
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

export const browserDeps = (origin: () => string, told: ClientDeps['told']): ClientDeps => ({
  open: (events) => openLine(origin(), events),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  secrets,
  told,
  // This needs the whole engine, and only then.
  check: async (proof, notes) => {
    const { verdictOn } = await import('../../protocol/check-deals')
    return verdictOn(proof, notes)
  },
  keep: keepOfTable,
  kept: keptOfTable,
})
