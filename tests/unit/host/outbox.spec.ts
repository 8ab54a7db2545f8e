/** What leaves a connection is what was said, whatever its length and letters, and in one write. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Outbox } from '../../../src/host/web/outbox'

/** Both ends of a connection. */
async function connected(most: number) {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const [request, socket, head] = await once(http, 'upgrade')
  const ws = await new Promise<WebSocket>((resolve) => {
    server.handleUpgrade(request, socket, head, resolve)
  })
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open')
  const heard: string[] = []
  client.on('message', (data: Buffer, isBinary) => {
    heard.push(isBinary ? 'binary' : data.toString('utf8'))
  })
  const writes: unknown[][] = []
  const write = socket.write.bind(socket)
  socket.write = (...args: Parameters<typeof write>) => {
    writes.push(args)
    return write(...args)
  }
  const end = () => {
    client.terminate()
    http.close()
  }
  return { client, ws, outbox: new Outbox(ws, socket, most), heard, writes, end }
}

it('texts of every length arrive as they are, those of one turn in one write', async () => {
  const { client, outbox, heard, writes, end } = await connected(1e7)
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
  const texts = lengths.flatMap((length) => ['x'.repeat(length), 'ü€🂡'.repeat(length / 8)])
  for (const text of [...texts, ...texts]) outbox.send(text)
  expect(writes).toEqual([])
  outbox.close(1000)
  // The close frame, which `ws` writes, comes after them.
  expect(writes.map(([, encoding]) => encoding === 'latin1')).toEqual([true, false, false])
  const [code] = (await once(client, 'close')) as [number]
  expect(code).toBe(1000)
  expect(heard).toEqual([...texts, ...texts])
  end()
})

it('nothing is written to a connection that is closing, and one that does not read is cut', async () => {
  const closing = await connected(1e6)
  closing.outbox.close(1000)
  closing.outbox.send('late')
  await once(closing.client, 'close')
  expect(closing.heard).toEqual([])
  closing.end()

  const slow = await connected(1000)
  slow.outbox.send('x'.repeat(900))
  expect(slow.ws.readyState).toBe(WebSocket.OPEN)
  slow.outbox.send('x'.repeat(900))
  expect(slow.ws.readyState).toBe(WebSocket.CLOSING)
  await once(slow.client, 'close')
  slow.end()
})
