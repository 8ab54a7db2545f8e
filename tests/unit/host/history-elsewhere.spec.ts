/** Only somebody at the host's own machine is told of its history, and only they may say so much at once. */
import { afterEach, expect, it } from 'vitest'
import { readHostMessage, type HostMessage } from '../../../src/protocol/messages'
import { memoryRoom } from '../../harness/memory-room'
import { LOCAL } from '../../../src/host/ports'
import { Session } from '../../../src/host/session'
import { helloOf, socketHost, type SocketHost } from '../../harness/socket-host'

const KIB = 1024
const PING = '{"type":"ping","n":1}'
const LIST = { type: 'history', id: 'h-1', ask: { do: 'list' } } as const

const hosts: SocketHost[] = []
async function openHost(...args: Parameters<typeof socketHost>): Promise<SocketHost> {
  const host = await socketHost(...args)
  hosts.push(host)
  return host
}
afterEach(async () => {
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
  const { deps } = memoryRoom()
  await new Promise<void>((resolve) => {
    const wire = {
      send: (text: string) => {
        const message = readHostMessage(text)
        if (message) heard.push(message)
        if (message && 'id' in message) resolve()
      },
      close: () => undefined,
    }
    const session = new Session(wire, deps, address)
    session.receive(JSON.stringify(helloOf('Eve')))
    session.receive(JSON.stringify(LIST))
  })
  expect(heard.at(-1)).toMatchObject(expected)
})

it('the user of this machine may say as much as a file of games has', async () => {
  const host = await openHost()
  const page = await host.owner().greets('Ada')
  page.shouts(PING.padEnd(15 * KIB * KIB, ' '))
  await page.hears('pong')
  const longer = await host.owner().greets('Ada')
  longer.shouts(PING.padEnd(16 * KIB * KIB + 1, ' '))
  expect(await longer.ended).toEqual({ code: 1009 })
})

it('a guest is refused the history, and long messages, also at this machine', async () => {
  const host = await openHost()
  const guest = await host.stranger().greets('Eve')
  guest.says(LIST)
  expect(await guest.hears('reject')).toMatchObject({ code: 'host.remote' })
  guest.shouts(PING.padEnd(64 * KIB + 1, ' '))
  expect(await guest.ended).toEqual({ code: 1009 })
})

it('a page from elsewhere is nobody, also at this machine', async () => {
  const host = await openHost()
  const stranger = host.stranger({ origin: 'http://evil.example' })
  expect(await stranger.ended).toEqual({ status: 403 })
})
