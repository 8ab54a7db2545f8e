/** What leaves a connection is what was said, whatever its length and letters, and in one write. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Outbox } from '../../../src/host/web/outbox'

/** Both ends of a connection. */
async function connected(most: number) {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  type Upgrade = [IncomingMessage, Socket, Buffer]
  const [request, socket, head] = (await once(http, 'upgrade')) as Upgrade
  const ws = await new Promise<WebSocket>((resolve) => {
    server.handleUpgrade(request, socket, head, resolve)
  })
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open')
  const heard: string[] = []
  client.on('message', (data: Buffer, isBinary) => {
    heard.push(isBinary ? 'binary' : data.toString('utf8'))
  })
  const writes: unknown[][] = []
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean
  vi.spyOn(socket, 'write').mockImplementation((...args: unknown[]) => {
    writes.push(args)
    return write(...args)
  })
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

it('nothing is written to a connection that is closing', async () => {
  const { client, outbox, heard, end } = await connected(1e6)
  outbox.close(1000)
  outbox.send('late')
  await once(client, 'close')
  expect(heard).toEqual([])
  end()
})

it('a client that reads is sent as much as there is, and one that does not is cut', async () => {
  const { client, ws, outbox, heard, end } = await connected(1000)
  for (let n = 0; n < 20; n++) outbox.send('x'.repeat(900))
  await vi.waitUntil(() => heard.length === 20)
  expect(ws.readyState).toBe(WebSocket.OPEN)
  client.pause()
  const most = 64 * 1024 * 1024
  let sent = 0
  for (; ws.readyState === WebSocket.OPEN && sent < most; sent += 100_000) {
    outbox.send('x'.repeat(100_000))
    await new Promise(setImmediate)
  }
  expect(sent).toBeLessThan(most)
  end()
})
