/**
 * The least that a host could do: whatever one of a table's sockets says, all of them are sent an
 * update that a table has sent before, and the one who spoke an ack. Nothing is read or decided; if
 * it `syncs`, the request is on disk first, as everything is that our host tells.
 */
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WebSocketServer, type WebSocket } from 'ws'
import { answer } from './host-child'
import type { Samples } from './host-traffic'

interface Wanted {
  readonly count: number
  /** Where requests are written; null for nowhere. */
  readonly data: string | null
}

let samples: Samples = { updates: [], ack: '' }

answer({
  repeat: (newer: Samples): void => {
    samples = newer
  },
  listen: async ({ count, data }: Wanted): Promise<number> => {
    const tables: WebSocket[][] = Array.from({ length: count }, () => [])
    const files = await Promise.all(
      tables.map((_, table) => (data === null ? null : open(join(data, `${table}`), 'a'))),
    )
    const http = createServer()
    const server = new WebSocketServer({ server: http, perMessageDeflate: false })
    server.on('connection', (ws, { url }) => {
      const { searchParams } = new URL(url ?? '', 'ws://localhost')
      const table = Number(searchParams.get('table'))
      const sockets = tables[table] as WebSocket[]
      sockets[Number(searchParams.get('seat'))] = ws
      ws.on('message', async (request: Buffer) => {
        await files[table]?.appendFile(`${request.toString('utf8')}\n`)
        await files[table]?.datasync()
        for (const [seat, socket] of sockets.entries()) {
          socket.send(samples.updates[table]?.[seat] as string)
        }
        ws.send(samples.ack)
      })
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    return (http.address() as AddressInfo).port
  },
})
