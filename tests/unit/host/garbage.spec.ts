import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { HostOptions } from '../../../src/host/host'
import { SESSION_LIMITS } from '../../../src/host/session'
import { SOCKET_LIMITS } from '../../../src/host/web/sockets'
import { PROTOCOL, SOCKET_PATH } from '../../../src/protocol/messages'
import { begin, codeOf, gather } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { ManualClock } from '../../harness/manual-clock'
import {
  frame,
  handshake,
  helloOf,
  socketHost,
  UNHURRIED,
  upgraded,
  type SocketHost,
} from '../../harness/socket-host'

const hosts: SocketHost[] = []

async function openHost(options: Partial<HostOptions> = {}): Promise<SocketHost> {
  const host = await socketHost(options)
  hosts.push(host)
  return host
}

/** Whatever was said, the host has nothing to complain about, and closes in order. */
afterEach(async () => {
  for (const host of hosts.splice(0)) {
    await host.close()
    expect(host.problems).toEqual([])
  }
})

const three = tableFor('ebbes', ['open', 'open', 'open'])

/** The host is there for everybody else. */
async function expectToServe(host: SocketHost): Promise<void> {
  const polite = await host.stranger().greets('Polite')
  polite.says({ type: 'ping', n: 7 })
  expect(await polite.hears('pong')).toEqual({ type: 'pong', n: 7 })
}

describe('the first words', () => {
  it.each([
    ['an older program', PROTOCOL - 1, {}],
    ['a newer one that says hello in another way', PROTOCOL + 1, { avatar: [1, 2, 3] }],
  ])('%s is told the number of this host before the line is closed', async (_, protocol, more) => {
    const host = await openHost()
    const stranger = await host.stranger().opened()
    stranger.shouts(JSON.stringify({ ...helloOf('Ada'), protocol, ...more }))
    expect(await stranger.farewell()).toBe('protocol.version')
    expect(stranger.heard[0]).toMatchObject({ type: 'welcome', protocol: PROTOCOL })
    expect(stranger.heard).toHaveLength(2)
    await expectToServe(host)
  })

  it('whoever says nothing is not waited for', async () => {
    const clock = new ManualClock()
    const host = await openHost({ clock, session: SESSION_LIMITS })
    const stranger = await host.stranger().opened()
    clock.advance(SESSION_LIMITS.hello - 1)
    expect(stranger.ws.readyState).toBe(stranger.ws.OPEN)
    clock.advance(1)
    expect(await stranger.farewell()).toBe('protocol.silent')
    await expectToServe(host)
  })

  it('a second hello, or anything before the first, is one too many', async () => {
    const host = await openHost()
    const twice = await host.stranger().greets('Ada')
    twice.says(helloOf('Ada again'))
    expect(await twice.farewell()).toBe('protocol.order')
    const early = await host.stranger().opened()
    early.says({ type: 'ping', n: 1 })
    expect(await early.farewell()).toBe('protocol.order')
  })
})

const LONGEST = 64 * 1024
const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

const GARBAGE: readonly (readonly [string, string | Buffer])[] = [
  ['nothing', ''],
  ['no JSON', 'Who deals?'],
  ['half a message', '{"type":"ping","n":'],
  ['a number', '1e999'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a message in a list', '[{"type":"ping","n":1}]'],
  ['no type', '{}'],
  ['a type that is no text', '{"type":["ping"],"n":1}'],
  ['an unknown type', '{"type":"cheat"}'],
  ['a type of every object', '{"type":"constructor"}'],
  ['another one', '{"type":"__proto__"}'],
  ['a message of the host’s', '{"type":"pong","n":1}'],
  ['something more', '{"type":"ping","n":1,"m":2}'],
  ['a prototype', '{"type":"ping","n":1,"__proto__":{"isOwner":true}}'],
  ['a constructor', '{"type":"ping","n":1,"constructor":{"prototype":{}}}'],
  ['nothing but a prototype', '{"__proto__":{"type":"ping","n":1}}'],
  ['a prototype inside', '{"type":"propose","id":"a","what":{"do":"start","__proto__":{}}}'],
  ['not a number', '{"type":"ping","n":NaN}'],
  ['too large a number', '{"type":"ping","n":1e300}'],
  ['half a number', '{"type":"ping","n":0.5}'],
  ['a broken letter', '{"type":"chat","id":"a","text":"\\u0000"}'],
  ['lists without end', nested(30_000, '[', ']')],
  ['objects without end', nested(10_000, '{"a":', '}')],
  [
    'lists where a card should be',
    `{"type":"act","id":"a","rev":1,"action":${nested(9000, '[', ']')}}`,
  ],
  ['bytes', Buffer.from([1, 2, 3])],
  ['a message as bytes', Buffer.from('{"type":"ping","n":1}')],
]

describe('garbage', () => {
  it.each(GARBAGE)('%s costs the connection, and nothing else', async (_, text) => {
    const host = await openHost()
    const stranger = await host.stranger().greets('Mallory')
    stranger.shouts(text)
    expect(await stranger.farewell()).toBe('protocol.malformed')
    const unknown = await host.stranger().opened()
    unknown.shouts(text)
    expect(await unknown.farewell()).toBe('protocol.malformed')
    await expectToServe(host)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('what is no UTF-8 is no text', async () => {
    const host = await openHost()
    const stranger = await host.stranger().greets('Mallory')
    stranger.ws.send(Buffer.from([0x22, 0xff, 0xc0, 0x22]), { binary: false })
    expect(await stranger.ended).toEqual({ code: 1007 })
    await expectToServe(host)
  })

  it('a message may be long, but not longer', async () => {
    const host = await openHost()
    const ping = '{"type":"ping","n":1}'
    const longest = await host.stranger().greets('Ada')
    longest.shouts(ping.padEnd(LONGEST, ' '))
    await longest.hears('pong')
    const longer = await host.stranger().greets('Mallory')
    longer.shouts(ping.padEnd(LONGEST + 1, ' '))
    expect(await longer.ended).toEqual({ code: 1009 })
    const inPieces = await host.stranger().greets('Mallory')
    for (let piece = 0; piece < 66; piece++) {
      inPieces.ws.send(' '.repeat(1024), { fin: false }, () => undefined)
    }
    expect(await inPieces.ended).toEqual({ code: 1009 })
    await expectToServe(host)
  })

  it('frames that are none end the connection', async () => {
    const host = await openHost()
    const socket = await upgraded(host)
    socket.write(Buffer.alloc(64, 0xff))
    socket.resume()
    await once(socket, 'end')
    await expectToServe(host)
  })
})

describe('too much', () => {
  it('of anything costs the connection', async () => {
    // No time passes in which more would be allowed again.
    const host = await openHost({ clock: new ManualClock() })
    const [most] = SESSION_LIMITS.messages
    const stranger = await host.stranger().greets('Mallory')
    for (let n = 0; n < most + 10; n++) stranger.says({ type: 'ping', n })
    expect(await stranger.farewell()).toBe('limit.rate')
    // The hello was one, too.
    expect(stranger.heard.filter(({ type }) => type === 'pong')).toHaveLength(most - 1)
    await expectToServe(host)
  })

  it('talk is refused, and whoever talks stays', async () => {
    const host = await openHost({ session: { words: [8, 0] } })
    const [ada, ben] = await gather(host, three, 'Ada', 'Ben')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ben.client.say(`And another thing, number ${n}!`)),
    )
    const refused = answers.filter((answer) => !answer.ok && answer.refusal.code === 'limit.chat')
    expect(refused).toHaveLength(12)
    must(await ben.client.rename('Ben the Brief', 'white'))
    expect(ben.client.status).toBe('open')
    expect(ada.client.chat).toHaveLength(8)
  })

  it('from one address leaves room for others', async () => {
    const host = await openHost({ sockets: { perAddress: 2 } })
    const [first] = await Promise.all([host.stranger().greets(), host.stranger().greets()])
    expect(await host.stranger().ended).toEqual({ status: 503 })
    await host.stranger({ localAddress: '127.0.0.2' }).greets()
    first.ws.close()
    await first.ended
    await until(() => canComeIn(host))
    await expectToServe(host)
  })

  it('from everywhere is too much for anybody', async () => {
    const host = await openHost({ sockets: { all: 2 } })
    await host.stranger({ localAddress: '127.0.0.2' }).greets()
    const second = await host.stranger({ localAddress: '127.0.0.3' }).greets()
    expect(await host.stranger().ended).toEqual({ status: 503 })
    second.hangUp()
    await second.ended
    await until(() => canComeIn(host))
  })
})

/** Comes and goes, if there is room. */
async function canComeIn(host: SocketHost): Promise<boolean> {
  const again = host.stranger()
  const isIn = await Promise.race([
    again.ended.then(() => false),
    again.opened().then(
      () => true,
      () => false,
    ),
  ])
  again.ws.close()
  await again.ended
  return isIn
}

/** Tries again until it is so: the host learns of a broken line a little later than we do. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}

describe('whoever does not read', () => {
  const UNREAD = 64 * 1024
  /** A system keeps a few megabytes for a sleeping reader before we have to; no more than this. */
  const MOST = 64 * 1024 * 1024

  async function tableWithSleeper(host: SocketHost): Promise<{ ada: Guest; sleeper: Socket }> {
    const [ada, ben] = await gather(host, { ...three, seat: 0 }, 'Ada', 'Ben')
    const { ticket } = ben.client
    // What Ada hears first is that Ben has come, or she would take that for his return.
    await ada.until(() => isPresent(ada, 1))
    ben.client.close()
    await ada.until(() => !isPresent(ada, 1))
    const sleeper = await upgraded(host)
    sleeper.pause()
    sleeper.write(frame(1, JSON.stringify(helloOf('Ben', ticket))))
    await ada.until(() => isPresent(ada, 1))
    return { ada, sleeper }
  }

  const isPresent = ({ client }: Guest, seat: number): boolean =>
    client.table?.seats[seat]?.person?.present === true

  it('is cut off when the talk of the others piles up', async () => {
    const host = await openHost({
      sockets: { remote: { ...SOCKET_LIMITS.remote, unread: UNREAD } },
      session: UNHURRIED,
    })
    const { ada } = await tableWithSleeper(host)
    const text = '札'.repeat(500)
    let said = 0
    while (isPresent(ada, 1) && said < MOST) {
      await Promise.all(Array.from({ length: 100 }, () => ada.client.say(text)))
      said += 100 * Buffer.byteLength(text)
    }
    expect(said).toBeLessThan(MOST)
    await expectToServe(host)
  })

  it('and asks for more and more is cut off', async () => {
    const host = await openHost({
      sockets: { remote: { ...SOCKET_LIMITS.remote, unread: UNREAD } },
      session: UNHURRIED,
    })
    const { ada, sleeper } = await tableWithSleeper(host)
    // Whoever changes seats is told everything again: nothing else makes the host talk so much.
    await Promise.all(Array.from({ length: 50 }, () => ada.client.say('札'.repeat(500))))
    const ask = [2, 1].map((seat) => frame(1, JSON.stringify({ type: 'sit', id: 'a', seat })))
    let asked = 0
    while ((isPresent(ada, 1) || isPresent(ada, 2)) && asked < MOST) {
      sleeper.write(Buffer.concat(Array.from({ length: 10 }, () => ask).flat()))
      asked += 20 * 50 * 1500
      await ada.client.rename('Ada', 'pink')
    }
    expect(asked).toBeLessThan(MOST)
    await expectToServe(host)
  })

  it('and has the host answer pings is cut off', async () => {
    const host = await openHost({
      sockets: { remote: { ...SOCKET_LIMITS.remote, unread: UNREAD } },
    })
    const { ada, sleeper } = await tableWithSleeper(host)
    const pings = Buffer.concat(Array.from({ length: 2000 }, () => frame(9, '.'.repeat(125))))
    let sent = 0
    while (sleeper.writable && sent < MOST) {
      sent += pings.length
      await new Promise<void>((resolve) => sleeper.write(pings, () => resolve()))
    }
    expect(sent).toBeLessThan(MOST)
    await ada.until(() => !isPresent(ada, 1))
    await expectToServe(host)
  })

  it('and is not there at all is given up by the heartbeat', async () => {
    const clock = new ManualClock()
    const { heartbeat } = SOCKET_LIMITS
    const host = await openHost({ clock, sockets: { heartbeat } })
    const { ada } = await tableWithSleeper(host)
    clock.advance(heartbeat)
    // Ada's answer to the ping is on its way after the first of these, and there after the second.
    must(await ada.client.rename('Ada', 'pink'))
    must(await ada.client.rename('Ada', 'white'))
    expect(isPresent(ada, 1)).toBe(true)
    let isAdaCutOff = false
    void ada
      .until(() => ada.client.status !== 'open')
      .then(() => {
        isAdaCutOff = true
      })
    clock.advance(heartbeat)
    await ada.until(() => !isPresent(ada, 1))
    expect(isAdaCutOff).toBe(false)
  })
})

describe('at the door', () => {
  async function answerTo(host: SocketHost, request: string): Promise<string> {
    const socket = host.raw()
    socket.write(request)
    const [data] = (await once(socket, 'data')) as [Buffer]
    return data.toString('latin1').split('\r\n', 1)[0]?.trim() ?? ''
  }

  it.each([
    ['a name that is not ours', { host: 'evil.example' }, SOCKET_PATH, 421],
    ['another port', { host: '127.0.0.1:1' }, SOCKET_PATH, 421],
    ['no name', { host: '' }, SOCKET_PATH, 421],
    ['a page from elsewhere', { origin: 'http://evil.example' }, SOCKET_PATH, 403],
    ['a page from nowhere', { origin: 'null' }, SOCKET_PATH, 403],
    ['another path', {}, '/', 404],
    ['more than the path', {}, `${SOCKET_PATH}?a=b`, 404],
    ['no key', { 'sec-websocket-key': '' }, SOCKET_PATH, 400],
    ['another version', { 'sec-websocket-version': '99' }, SOCKET_PATH, 400],
  ])('%s is sent away', async (_, headers, path, status) => {
    const host = await openHost()
    expect(await answerTo(host, handshake(host.port, headers, path))).toContain(
      `HTTP/1.1 ${status}`,
    )
    await expectToServe(host)
  })

  it('our own pages and the application are let in', async () => {
    const host = await openHost()
    for (const origin of [`http://127.0.0.1:${host.port}`, 'app://stichabend']) {
      expect(await answerTo(host, handshake(host.port, { origin }))).toContain(' 101 ')
    }
  })

  it('whoever was sent away and stays is not waited for', async () => {
    const host = await openHost()
    const socket = host.raw()
    // We never hang up by ourselves: this end stays open until the host has had enough.
    socket.write(handshake(host.port, {}, '/elsewhere'))
    socket.resume()
    await once(socket, 'end')
    await host.host.close()
  })

  it('whoever goes in the middle of the handshake is forgotten', async () => {
    const host = await openHost()
    const whole = handshake(host.port)
    for (let length = 0; length < whole.length; length += 7) {
      const socket = host.raw()
      await once(socket, 'connect')
      socket.write(whole.slice(0, length))
      socket.resetAndDestroy()
    }
    const gone = host.raw()
    gone.write(whole)
    gone.resetAndDestroy()
    await expectToServe(host)
  })

  it('whoever stays in the middle of it does not keep the host from closing', async () => {
    const host = await openHost()
    const socket = host.raw()
    socket.write(handshake(host.port).slice(0, 60))
    const idle = host.raw()
    await Promise.all([once(socket, 'connect'), once(idle, 'connect')])
    await expectToServe(host)
    await host.host.close()
  })

  it('everybody is told when the host closes', async () => {
    const host = await openHost()
    const party = await gather(host, tableFor('ebbes', ['open', 'open']), 'Ada', 'Ben')
    await begin(party)
    const stranger = await host.stranger().greets()
    await host.host.close()
    expect(await stranger.farewell()).toBe('host.closing')
    expect(codeOf(party[0])).toHaveLength(5)
  })
})
