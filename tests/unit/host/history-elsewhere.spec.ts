/** Only somebody at the host's own machine is told of its history, and only they may say so much at once. */
import { networkInterfaces } from 'node:os'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readHostMessage, SOCKET_PATH, type HostMessage } from '../../../src/protocol/messages'
import { memoryRoom } from '../../harness/memory-room'
import { LOCAL } from '../../../src/host/ports'
import { Session } from '../../../src/host/session'
import { helloOf, socketHost, type SocketHost } from '../../harness/socket-host'

const KIB = 1024
const PING = '{"type":"ping","n":1}'
const LIST = { type: 'history', id: 'h-1', ask: { do: 'list' } } as const

/** An address of this machine that others could use. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const hosts: SocketHost[] = []
const lines: WebSocket[] = []
async function openHost(...args: Parameters<typeof socketHost>): Promise<SocketHost> {
  const host = await socketHost(...args)
  hosts.push(host)
  return host
}
afterEach(async () => {
  for (const line of lines.splice(0)) line.terminate()
  for (const host of hosts.splice(0)) await host.close()
})

it.each([
  [
    'somebody at the host’s own machine',
    LOCAL,
    { type: 'history', id: 'h-1', entries: [], damaged: [] },
  ],
  ['a guest', '192.168.1.20', { type: 'reject', id: 'h-1', code: 'host.remote' }],
])('%s asks for the history', async (_, address, expected) => {
  const heard: HostMessage[] = []
  const { around } = memoryRoom()
  await new Promise<void>((resolve) => {
    const wire = {
      send: (text: string) => {
        const message = readHostMessage(text)
        if (message) heard.push(message)
        if (message && 'id' in message) resolve()
      },
      close: () => undefined,
    }
    const session = new Session(wire, around, address)
    session.receive(JSON.stringify(helloOf('Eve')))
    session.receive(JSON.stringify(LIST))
  })
  expect(heard.at(-1)).toMatchObject(expected)
})

it('this machine may say as much as a file of games has', async () => {
  const host = await openHost()
  const page = await host.stranger().greets('Ada')
  page.shouts(PING.padEnd(15 * KIB * KIB, ' '))
  await page.hears('pong')
  const longer = await host.stranger().greets('Ada')
  longer.shouts(PING.padEnd(16 * KIB * KIB + 1, ' '))
  expect(await longer.ended).toEqual({ code: 1009 })
})

it.skipIf(outside === undefined)(
  `a guest is refused the history, and long messages${outside === undefined ? ' (skipped: no network here)' : ''}`,
  async () => {
    const host = await openHost({ lan: true })
    const line = new WebSocket(`ws://${outside ?? ''}:${host.port}${SOCKET_PATH}`)
    lines.push(line)
    const heard: HostMessage[] = []
    const refused = new Promise<void>((resolve) => {
      line.on('message', (data) => {
        const message = readHostMessage((data as Buffer).toString('utf8'))
        if (message) heard.push(message)
        if (message?.type === 'reject') resolve()
      })
    })
    await new Promise((resolve) => line.on('open', resolve))
    line.send(JSON.stringify(helloOf('Eve')))
    line.send(JSON.stringify(LIST))
    await refused
    expect(heard.at(-1)).toMatchObject({ type: 'reject', code: 'host.remote' })
    const ended = new Promise((resolve) => line.on('close', resolve))
    line.send(PING.padEnd(64 * KIB + 1, ' '))
    expect(await ended).toBe(1009)
  },
)

it('a page from elsewhere is nobody, also at this machine', async () => {
  const host = await openHost()
  const stranger = host.stranger({ origin: 'http://evil.example' })
  expect(await stranger.ended).toEqual({ status: 403 })
})
