/** Somebody who takes every place at the host's door, so that nobody else comes in. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { listAddresses } from '../../src/host/lan/addresses'
import { NetworkReach } from '../../src/host/lan/reach'
import { steadyClock } from '../../src/host/steady-clock'
import { IS_DEEP } from '../depth'
import { ManualClock } from '../harness/manual-clock'
import { bundleHeadless, HeadlessProcess } from '../unit/host/headless'
import { AN_HOUR } from '../harness/memory-room'
import { victim, type AttackOptions, type Victim } from './attacker'

let host: Victim
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await host.close()
})

const publicUrl = new URL('https://cards.example')
const from = (address: string): AttackOptions => ({ headers: { 'x-forwarded-for': address } })

async function comesFrom(addresses: readonly string[]): Promise<number> {
  const came = addresses.map((address) => host.attacker(from(address)).isIn())
  return (await Promise.all(came)).filter(Boolean).length
}

const times = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place))

describe('places for players', () => {
  it('thirteen addresses of one network count as one', async () => {
    host = await victim({ publicUrl, clock: new ManualClock() })
    const addresses = times(13 * 40, (place) => `2001:db8:1:2:${place % 13}::1`)
    expect(await comesFrom(addresses)).toBe(40)
    expect(await comesFrom(['2001:db8:1:3::1', '203.0.113.5'])).toBe(2)
  })

  it('are kept for the host’s own user when all others are taken', async () => {
    host = await victim({ publicUrl, sockets: { all: 20 }, clock: new ManualClock() })
    expect(await comesFrom(times(30, (place) => `203.0.113.${place}`))).toBe(20)
    const owner = await host.owner().hello('Olga')
    expect(await owner.asks({ type: 'history', ask: { do: 'list' } })).toBe('history')
  })

  it('are free again after handshakes that failed', async () => {
    host = await victim({ sockets: { all: 2, perAddress: 2 } })
    for (let turn = 0; turn < 5; turn++) {
      const { socket, ended } = half(
        'GET /play HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n',
      )
      socket.write(`host: 127.0.0.1:${host.host.port}\r\n\r\n`)
      await ended
    }
    expect(await host.attacker().isIn()).toBe(true)
  })
})

/** A request that is not finished. */
function half(
  text = 'GET / HTTP/1.1\r\nHost: 127',
  port = host.host.port,
  address = '127.0.0.1',
): { socket: Socket; ended: Promise<void> } {
  const socket = connect({ port, host: address })
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(text)
  return { socket, ended: new Promise((resolve) => socket.on('close', () => resolve())) }
}

describe('half requests', () => {
  const inTheNetwork = listAddresses().find(({ family }) => family === 4)?.address
  it.each([
    ['this machine', '127.0.0.1'],
    ...(inTheNetwork === undefined ? [] : [['the network', inTheNetwork]]),
  ])('at the listener for %s take few places, and not those kept', async (_, address) => {
    let came = 0
    let isHere = false
    host = await victim({
      connections: { all: 60, perAddress: 10, kept: 5 },
      patience: { headersTimeout: AN_HOUR, requestTimeout: AN_HOUR },
      // Asked once for every connection: all of them come from this machine.
      remoteAddress: () => (isHere ? '127.0.0.1' : `2001:db8:${came % 10}::${came++}`),
    })
    await host.host.reach.open()
    let cut = 0
    await new Promise<void>((resolve) => {
      for (const { ended } of times(500, () => half(undefined, undefined, address))) {
        void ended.then(() => ++cut === 440 && resolve())
      }
    })
    isHere = true
    const page = await fetch(`http://127.0.0.1:${host.host.port}/health`)
    expect(await page.text()).toBe('stichabend')
    expect(cut).toBe(440)
  })

  it('are not waited for, nor is who does not take the answer', async () => {
    host = await victim({
      patience: {
        headersTimeout: 50,
        requestTimeout: 50,
        connectionsCheckingInterval: 10,
        idle: 50,
      },
    })
    await Promise.all([
      half().ended,
      half('').ended,
      half('POST / HTTP/1.1\r\ncontent-length: 9').ended,
    ])
  })
})

describe('a host that was busy', () => {
  it('reads what has come meanwhile before it says that somebody took too long', async () => {
    const nap = new Int32Array(new SharedArrayBuffer(4))
    let naps = 0
    host = await victim({
      patience: { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 },
      // Asked once for every connection, when nothing has been read of it.
      remoteAddress: () => {
        if (naps++ === 0) Atomics.wait(nap, 0, 0, 200)
        return '127.0.0.1'
      },
    })
    const { socket, ended } = half('GET /health HTTP/1.1\r\nconnection: close\r\n')
    socket.write(`host: 127.0.0.1:${host.host.port}\r\n\r\n`)
    await expectHealth({ socket, ended })
  })
})

describe('a host that lets the network in', () => {
  const get = (connection: string) =>
    `GET /health HTTP/1.1\r\nconnection: ${connection}\r\nhost: 127.0.0.1:${host.host.port}\r\n\r\n`

  it('cuts nobody off who is on the way in, or waits for the next request', async () => {
    host = await victim()
    const waiting = half(get('keep-alive'))
    await new Promise((resolve) => waiting.socket.once('data', resolve))
    const { port } = host.host
    // The system has let this one in, and the host has not heard of it yet.
    const coming = half(get('close'))
    await host.host.reach.open()
    expect(host.host.port).toBe(port)
    await expectHealth(coming)
    waiting.socket.write(get('close'))
    await expectHealth(waiting)
  })

  it('is reached from there', async () => {
    host = await victim()
    await host.host.reach.open()
    const places = await host.host.reach.invitations('ABCDE')
    expect(places.filter(({ reachable }) => !reachable)).toEqual([])
    expect(places.length > 0 || listAddresses().length === 0).toBe(true)
  })
})

async function expectHealth({ socket, ended }: ReturnType<typeof half>): Promise<void> {
  const heard: Buffer[] = []
  socket.on('data', (bytes) => heard.push(bytes))
  await ended
  expect(Buffer.concat(heard).toString()).toMatch(/^HTTP\/1.1 200 .*stichabend$/s)
}

describe('a host whose machine has no files left', () => {
  it('goes on looking for networks, whatever the system answers', async () => {
    host = await victim()
    const clock = new ManualClock()
    const problems: string[] = []
    const report = (problem: string) => problems.push(problem)
    const reach = new NetworkReach(createServer(), {
      app: '0.0.0-test',
      clock: steadyClock(clock, report),
      report,
      openTables: () => [],
      adapters: () => {
        if (clock.now() > 0) throw new Error('EMFILE')
        return []
      },
    })
    await reach.listen(0, true)
    clock.advance(20_000)
    await reach.close()
    expect(problems).toHaveLength(4)
    expect(problems[0]).toContain('EMFILE')
  })

  it.skipIf(!IS_DEEP || process.platform === 'win32')(
    'lives through 1,500 half requests, and serves again',
    async () => {
      host = await victim()
      const bundle = await bundleHeadless()
      const data = await mkdtemp(join(tmpdir(), 'stichabend-places-'))
      const command = 'ulimit -n 200; exec "$0" "$@"'
      const words = [process.execPath, bundle.file, '--port=0', `--data=${data}`, '--open-lan']
      const small = new HeadlessProcess(
        spawn('sh', ['-c', command, ...words], { stdio: ['ignore', 'pipe', 'pipe'] }),
      )
      const origin = await small.origin
      const cut = times(1500, () => half(undefined, Number(new URL(origin).port)).ended)
      await Promise.all(cut)
      expect(await (await fetch(`${origin}/health`)).text()).toBe('stichabend')
      expect(await small.kill('SIGTERM')).toEqual({ code: 0, signal: null })
      await rm(data, { recursive: true })
      await bundle.remove()
    },
    120_000,
  )
})
