/** A reverse proxy as servers have one in front of them: from the host's own machine, with the visitor's address added. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export interface ReverseProxy {
  readonly port: number
  close(): Promise<void>
}

export async function reverseProxy(hostPort: number, publicName: string): Promise<ReverseProxy> {
  const upgraded = new Set<Duplex>()
  /** What the visitor says, under the public name, and behind what they claim of addresses their own. */
  const passedOn = (headers: NodeJS.Dict<string | string[]>, from: string | undefined) => ({
    ...headers,
    host: publicName,
    'x-forwarded-for': [headers['x-forwarded-for'], from].flat().filter(Boolean).join(', '),
  })
  const server = createServer((visit, answer) => {
    const { method, url: path } = visit
    const headers = passedOn(visit.headers, visit.socket.remoteAddress)
    const onward = request(
      { host: '127.0.0.1', port: hostPort, method, path, headers },
      (heard) => {
        answer.writeHead(heard.statusCode ?? 502, heard.headers)
        heard.pipe(answer)
      },
    )
    visit.pipe(onward)
  })
  server.on('upgrade', (visit, visitor) => {
    const headers = passedOn(visit.headers, visit.socket.remoteAddress)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const onward = connect({ host: '127.0.0.1', port: hostPort })
    onward.write(`GET ${visit.url ?? '/'} HTTP/1.1\r\n${lines.join('')}\r\n`)
    for (const end of [visitor, onward]) {
      upgraded.add(end)
      end.on('error', () => undefined)
    }
    visitor.pipe(onward).pipe(visitor)
    onward.on('close', () => visitor.destroy())
    visitor.on('close', () => onward.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const end of upgraded) end.destroy()
      server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
