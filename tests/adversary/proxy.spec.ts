/** Visitors of a host behind a reverse proxy on its own machine: to the host, all of them come from 127.0.0.1. */
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { HostOptions } from '../../src/host/host'
import { ManualClock } from '../harness/manual-clock'
import { Attacker, openTable, victim, type AttackOptions, type Victim, withKey } from './attacker'
import { reverseProxy, type ReverseProxy } from './reverse-proxy'

const NAME = 'cards.example'
const PUBLIC = new URL(`https://${NAME}`)

let host: Victim
let proxy: ReverseProxy | undefined
const visitors: Attacker[] = []

async function behindProxy(options: Partial<HostOptions> = {}): Promise<void> {
  host = await victim({ publicUrl: PUBLIC, clock: new ManualClock(), ...options })
  proxy = await reverseProxy(host.host.port, NAME)
}

function visitor(options: AttackOptions = {}): Attacker {
  const came = new Attacker(proxy?.port ?? 0, { origin: PUBLIC.origin, ...options })
  visitors.push(came)
  return came
}

afterEach(async () => {
  for (const came of visitors.splice(0)) came.hangUp()
  await proxy?.close()
  proxy = undefined
  await host.close()
})

/** What only the user of the host's own machine may do. */
const OWN: readonly Record<string, unknown>[] = [
  { type: 'history', ask: { do: 'list' } },
  { type: 'history', ask: { do: 'read', table: '0123456789abcdef', number: 1 } },
  { type: 'history', ask: { do: 'reopen', table: '0123456789abcdef' } },
  { type: 'history', ask: { do: 'rename', from: 'Ann', to: 'Eve' } },
  { type: 'history', ask: { do: 'delete', table: '0123456789abcdef' } },
  { type: 'open-lan' },
  { type: 'reach', origin: 'http://127.0.0.1:9' },
]

async function expectGuest(eve: Attacker): Promise<void> {
  for (const what of OWN) expect([what, await eve.asks(what)]).toEqual([what, 'host.remote'])
}

const PING = '{"type":"ping","n":1}'

describe('a visitor by a reverse proxy', () => {
  it('is a guest, though the host sees an address of its own', async () => {
    await behindProxy()
    const eve = await visitor().hello('Eve')
    await expectGuest(eve)
    expect(await eve.asks(openTable(['open', 'open']))).toBe('ack')
    const what = { table: '0123456789abcdef', number: 1, step: 0, eyes: 'open', playing: false }
    expect(await eve.asks({ type: 'show', what })).toBe('host.remote')
    eve.shouts(PING.padEnd(64 * 1024 + 1))
    expect(await eve.isHeard()).toBe(false)
  })

  it('is one also of a host that does not know of the proxy', async () => {
    host = await victim()
    proxy = await reverseProxy(host.host.port, '127.0.0.1')
    await expectGuest(await visitor({ origin: 'http://127.0.0.1' }).hello('Eve'))
  })

  it('proves to be the host’s own user by the key, and by nothing that is almost it', async () => {
    await behindProxy()
    const { key } = host.host
    const last = key.endsWith('0') ? '1' : '0'
    const almost = [`${key.slice(0, -1)}${last}`, key.slice(0, -1), `${key}0`, '0'.repeat(32)]
    for (const guess of almost) await expectGuest(await visitor(withKey(guess)).hello('Eve'))
    for (const protocols of [['stichabend'], ['stichabend', key], ['stichabend', 'key.']]) {
      await expectGuest(await visitor({ protocols }).hello('Eve'))
    }
    const owner = await visitor(withKey(key)).hello('Olga')
    expect(await owner.asks({ type: 'history', ask: { do: 'list' } })).toBe('history')
    owner.shouts(PING.padEnd(1024 * 1024))
    expect(await owner.isHeard()).toBe(true)
  })

  it('does not have the whole network let in by its owner’s hosting', async () => {
    await behindProxy()
    const owner = await visitor(withKey(host.host.key)).hello('Olga')
    expect(await owner.asks({ type: 'open-lan' })).toBe('ack')
    expect(host.host.reach.isOpen).toBe(false)
  })

  it('is invited to the public address', async () => {
    await behindProxy()
    const ann = await visitor().hello('Ann')
    expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
    expect(await ann.asks({ type: 'invite' })).toBe('ack')
    const code = String(ann.table['code'])
    const { places } = (await ann.hears(({ type }) => type === 'invitation')) ?? {}
    expect(places).toEqual([
      expect.objectContaining({
        url: `https://${NAME}/#/join/${code}`,
        short: NAME,
        kind: 'public',
      }),
    ])
  })
})

describe('the names of a host behind a reverse proxy', () => {
  const health = async () => (await fetch(`http://127.0.0.1:${proxy?.port ?? 0}/health`)).status

  it('are its own and the public one', async () => {
    await behindProxy()
    expect(await health()).toBe(200)
    await proxy?.close()
    proxy = await reverseProxy(host.host.port, 'evil.example')
    expect(await health()).toBe(421)
    expect(await visitor({ origin: 'https://evil.example' }).isIn()).toBe(false)
  })

  it.each([
    ['https://cards.example', true],
    ['http://cards.example', false],
    ['https://cards.example:8443', false],
    ['https://cards.example.evil.example', false],
    ['https://evil.example', false],
    ['null', false],
  ])('let in a page of %s: %s', async (origin, isIn) => {
    await behindProxy()
    expect(await visitor({ origin }).isIn()).toBe(isIn)
  })
})

describe('addresses that a proxy passes on', () => {
  const limits = { sockets: { perAddress: 2 } }
  const from = (address: string): AttackOptions => ({ headers: { 'x-forwarded-for': address } })

  it('count, as the proxy has seen them and not as visitors claim', async () => {
    await behindProxy(limits)
    const claims = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
    const came = []
    for (const claim of claims) came.push(await visitor(from(claim)).isIn())
    expect(came).toEqual([true, true, false])
    expect(await visitor({ localAddress: '127.0.0.9' }).isIn()).toBe(true)
  })

  it('count for nothing if there is no proxy', async () => {
    host = await victim({ clock: new ManualClock(), ...limits })
    const came = []
    for (const last of [1, 2, 3]) came.push(await host.attacker(from(`203.0.113.${last}`)).isIn())
    expect(came).toEqual([true, true, false])
  })

  it('count for nothing if they come from another machine', async () => {
    host = await victim({ publicUrl: PUBLIC, remoteAddress: () => '192.168.1.66', ...limits })
    const came = []
    for (const last of [1, 2, 3]) came.push(await host.attacker(from(`203.0.113.${last}`)).isIn())
    expect(came).toEqual([true, true, false])
  })
})

describe('the key', () => {
  it('lies in the data folder for its user alone, is the same after a start, and new if others could read it', async () => {
    const data = await mkdtemp(join(tmpdir(), 'stichabend-key-'))
    const keyOf = async () => {
      host = await victim({ data })
      const { key } = host.host
      await host.close()
      return key
    }
    const first = await keyOf()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await readFile(join(data, 'key'), 'utf8')).toBe(first)
    expect(await keyOf()).toBe(first)
    if (process.platform !== 'win32') {
      expect((await stat(join(data, 'key'))).mode & 0o777).toBe(0o600)
      await chmod(join(data, 'key'), 0o644)
      expect(await keyOf()).not.toBe(first)
    }
    for (const bad of ['', 'short', '0'.repeat(10_000), 'g'.repeat(32)]) {
      await writeFile(join(data, 'key'), bad)
      expect(await keyOf()).toMatch(/^[0-9a-f]{32}$/)
    }
    await rm(data, { recursive: true })
    host = await victim()
  })
})
