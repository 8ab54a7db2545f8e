/** Those who would like a table that is moved, or the cards in it, without having been asked. */
import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTable, victim, type Attacker, type Victim } from './attacker'

type Json = Record<string, unknown>

const QUICK = { session: { messages: [1000, 1000], changes: [1000, 1000] } } as const
const NOBODY = { adapters: () => [] }

let a: Victim
let b: Victim
beforeEach(async () => {
  a = await victim({ ...QUICK, ...NOBODY })
  b = await victim({ ...QUICK, ...NOBODY })
})
afterEach(async () => {
  await a.close()
  await b.close()
})

const isOf =
  (type: string) =>
  (message: Json): boolean =>
    message['type'] === type

/** Anna's table, with Ben whose computer it may go to, Mallory, and Eve who watches. */
async function party() {
  const [anna, ben, mallory, eve] = await Promise.all([
    a.attacker().hello('Anna'),
    a.attacker().hello('Ben', null, { hosts: true }),
    a.attacker().hello('Mallory', null, { hosts: true }),
    a.attacker().hello('Eve', null, { hosts: true }),
  ])
  expect(await anna.asks(openTable(['open', 'open', 'open']))).toBe('ack')
  const { code, id: table } = anna.table as { code: string; id: string }
  for (const guest of [ben, mallory]) {
    expect(await guest.asks({ type: 'join', at: { code }, seat: null })).toBe('ack')
  }
  expect(await eve.asks({ type: 'join', at: { code }, seat: 'spectator' })).toBe('ack')
  return { anna, ben, mallory, eve, table, code }
}

const move = (ask: Json): Json => ({ type: 'move', ask })

async function berthAt(own: Attacker, table: string): Promise<Json> {
  expect(await own.asks(move({ do: 'berth', table }))).toBe('berth')
  return own.heard.findLast(isOf('berth'))?.['berth'] as Json
}

describe('a table on its way', () => {
  it('is given to the player who was asked, and to nobody else', async () => {
    const { anna, ben, mallory, eve, table } = await party()
    const home = await b.owner().hello('Ben')
    const berth = await berthAt(home, table)
    const everything = [{ do: 'offer', berth }, { do: 'fetch', piece: 0 }, { do: 'kept' }]

    // Before anybody was asked.
    for (const guest of [ben, mallory, eve]) {
      for (const ask of everything) expect(await guest.asks(move(ask))).toBe('move.unasked')
    }
    // A majority of those who are not asked, a spectator, somebody who has no computer.
    expect(await eve.asks({ type: 'propose', what: { do: 'move', seat: 2 } })).toBe(
      'seat.spectator',
    )
    expect(await anna.asks({ type: 'propose', what: { do: 'move', seat: 0 } })).toBe('move.unknown')
    expect(await anna.asks({ type: 'propose', what: { do: 'move', seat: 1 } })).toBe('ack')
    for (const guest of [mallory, eve, anna]) {
      for (const ask of everything) expect(await guest.asks(move(ask))).toBe('move.unasked')
    }
    // Nothing can be had or let go of before there is something.
    expect(await ben.asks(move({ do: 'fetch', piece: 0 }))).toBe('move.unasked')
    expect(await ben.asks(move({ do: 'kept' }))).toBe('move.unasked')
    expect(await ben.asks(move({ do: 'offer', berth }))).toBe('ack')
    for (const guest of [mallory, eve, anna]) {
      for (const ask of everything) expect(await guest.asks(move(ask))).toBe('move.unasked')
      expect(await guest.asks(move({ do: 'taken-up', table }))).toBe('move.unknown')
    }
    // Another key while it stands still.
    expect(await ben.asks(move({ do: 'offer', berth }))).toBe('move.unasked')
    expect(await ben.asks(move({ do: 'fetch', piece: 47 }))).toBe('move.unasked')
    expect(await mallory.asks({ type: 'chat', text: 'Hurry!' })).toBe('table.moving')
    expect(a.host.room.tables).toHaveLength(1)
  })

  it('lets everybody in once by their code', async () => {
    const { anna, ben, mallory, table } = await party()
    const home = await b.owner().hello('Ben')
    expect(await anna.asks({ type: 'propose', what: { do: 'move', seat: 1 } })).toBe('ack')
    expect(await ben.asks(move({ do: 'offer', berth: await berthAt(home, table) }))).toBe('ack')
    expect(await ben.asks(move({ do: 'fetch', piece: 0 }))).toBe('piece')
    const { bytes, of } = ben.heard.findLast(isOf('piece')) as { bytes: string; of: number }
    expect(await home.asks(move({ do: 'keep', table, piece: 0, of, bytes }))).toBe('ack')
    expect(await ben.asks(move({ do: 'kept' }))).toBe('ack')
    const { release } = ben.heard.findLast(isOf('moved')) as { release: string }
    // Whoever heard the release on its way can do nothing with it.
    const elsewhere = await b.owner().hello('Mallory')
    const none = 'f'.repeat(16)
    expect(await elsewhere.asks(move({ do: 'take-up', table: none, release }))).toBe('move.unknown')
    expect(await home.asks(move({ do: 'take-up', table, release }))).toBe('ack')

    const told = [anna, ben, mallory].map(
      (guest) => (guest.heard.findLast(isOf('moved')) as { arrival: string }).arrival,
    )
    expect(new Set(told).size).toBe(3)
    const [arrival = ''] = told
    const token = 'a'.repeat(32)
    const resumed = async (resume: Json): Promise<unknown> => {
      const guest = await b.attacker().hello('Anna', resume)
      return (guest.heard.find(isOf('welcome')) as { resumed: unknown }).resumed
    }
    expect(await resumed({ table, token, arrival })).toBe(true)
    // Said again by the same guest, whose line was cut: it is still their seat.
    expect(await resumed({ table, token, arrival })).toBe(true)
    // Said by somebody who read it.
    for (const code of [arrival, 'b'.repeat(32)]) {
      expect(await resumed({ table, token: 'c'.repeat(32), arrival: code })).toMatchObject({
        code: 'seat.token',
      })
    }
  })
})

/** A host that means harm, with a seal of its own making. */
function sealed(key: string, table: string, context: string, plain: Buffer, release?: Buffer) {
  const nonce = Buffer.alloc(12)
  const encrypt = (secret: ArrayBuffer, text: Buffer, also: Buffer) => {
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(secret), nonce).setAAD(also)
    const inside = Buffer.concat([cipher.update(text), cipher.final()])
    return Buffer.concat([cipher.getAuthTag(), inside])
  }
  const info = (text: string) => `stichabend move 1 ${text}`
  const inner =
    release === undefined
      ? plain
      : encrypt(
          hkdfSync('sha256', release, Buffer.alloc(0), info(`release ${table}`), 32),
          plain,
          Buffer.from(table),
        )
  const own = generateKeyPairSync('x25519')
  const x = own.publicKey.export({ format: 'jwk' }).x ?? ''
  const theirs = Buffer.from(key, 'hex')
  const both = Buffer.concat([Buffer.from(x, 'base64url'), theirs])
  const shared = diffieHellman({
    privateKey: own.privateKey,
    publicKey: createPublicKey({
      key: { kty: 'OKP', crv: 'X25519', x: theirs.toString('base64url') },
      format: 'jwk',
    }),
  })
  const outer = encrypt(hkdfSync('sha256', shared, both, info(context), 32), inner, both)
  return Buffer.concat([both.subarray(0, 32), outer]).toString('base64')
}

describe('a host that takes a table over', () => {
  const table = '0123456789abcdef'

  /** What becomes of a table that was sealed as it should be, whatever is in it. */
  async function offered(plain: Buffer, of = table): Promise<string> {
    const home = await b.owner().hello('Ben')
    const { key } = (await berthAt(home, of)) as { key: string }
    const release = randomBytes(32)
    const bytes = sealed(key, of, of, plain, release)
    const pieces = bytes.match(/.{1,40000}/g) ?? []
    for (const [piece, part] of pieces.entries()) {
      const ask = { do: 'keep', table: of, piece, of: pieces.length, bytes: part }
      expect(await home.asks(move(ask))).toBe('ack')
    }
    const word = sealed(key, of, `${of} release`, release)
    return home.asks(move({ do: 'take-up', table: of, release: word }))
  }

  it('does so for its own user only, who has its key', async () => {
    const stranger = await b.attacker().hello('Ben')
    for (const ask of [
      { do: 'berth', table },
      { do: 'keep', table, piece: 0, of: 1, bytes: 'AAAA' },
      { do: 'take-up', table, release: 'AAAA' },
    ]) {
      expect(await stranger.asks(move(ask))).toBe('host.remote')
    }
    // And it has not let the network in by it.
    expect(b.host.reach.isOpen).toBe(false)
  })

  it('reads what was sealed for this table, and nothing else', async () => {
    const home = await b.owner().hello('Ben')
    const keep = (bytes: string, more: Json = {}) =>
      home.asks(move({ do: 'keep', table, piece: 0, of: 1, bytes, ...more }))
    // Never asked for.
    expect(await keep('AAAA')).toBe('move.unknown')
    const other = 'fedcba9876543210'
    for (const [sealedFor, context] of [
      [other, other],
      [table, `${table} release`],
    ] as const) {
      const { key } = (await berthAt(home, table)) as { key: string }
      expect(await keep(sealed(key, sealedFor, context, Buffer.from('x')))).toBe('move.damaged')
    }
    // Sealed for another key, too short, in the wrong order.
    const { key } = (await berthAt(home, other)) as { key: string }
    await berthAt(home, table)
    expect(await keep(sealed(key, table, table, Buffer.from('x')))).toBe('move.damaged')
    await berthAt(home, table)
    expect(await keep('AAAA')).toBe('move.damaged')
    await berthAt(home, table)
    expect(await keep('AAAA', { piece: 1, of: 3 })).toBe('move.damaged')
    expect(b.problems).toEqual([])
  })

  it('is not filled: neither by many pieces, nor by large ones, nor by what unpacks itself', async () => {
    const home = await b.owner().hello('Ben')
    await berthAt(home, table)
    for (const more of [{ of: 49 }, { piece: 48, of: 48 }, { bytes: 'A'.repeat(62_000) }]) {
      const guest = await b.owner().hello('Ben')
      const ask = { do: 'keep', table, piece: 0, of: 48, bytes: 'AAAA', ...more }
      expect(await guest.asks(move(ask))).toBe('gone')
    }
    const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024), { level: 9 })
    expect(await offered(bomb)).toBe('move.damaged')
    expect(b.host.room.tables).toHaveLength(0)
  })

  it('judges a table like any file', async () => {
    for (const text of [
      '',
      'not a table\n',
      '{"at":"table"}\n',
      `{"at":"table","format":1,"id":"${table}","code":"AAAAA","opened":"x","setup":{"game":"chess"}}\n`,
      '['.repeat(100_000),
    ]) {
      expect(await offered(gzipSync(text)), text.slice(0, 40)).toBe('log.damaged')
    }
    expect(await offered(Buffer.from('not even packed'))).toBe('move.damaged')
    expect(b.host.room.tables).toHaveLength(0)
    expect(
      await (await b.owner().hello('Ben')).asks({ type: 'history', ask: { do: 'list' } }),
    ).toBe('history')
  })

  it('does not give a table of its own for one of the same name', async () => {
    const owner = await b.owner().hello('Ben')
    expect(await owner.asks(openTable(['greedy', 'greedy'], { seat: null }))).toBe('ack')
    const { id, code } = owner.table as { id: string; code: string }
    const home = await b.owner().hello('Ben')
    expect(await home.asks(move({ do: 'berth', table: id }))).toBe('move.here')
    const head = {
      at: 'table',
      format: 1,
      id,
      code,
      opened: '2026-11-14T19:30:00.000Z',
      setup: (openTable([]) as { setup: Json }).setup,
    }
    const forged = gzipSync(`${JSON.stringify(withoutSeats(head))}\n`)
    // A game of bots is begun, so that there is something to keep.
    expect(await owner.asks({ type: 'propose', what: { do: 'start' } })).toBe('ack')
    await owner.hears(isOf('update'))
    expect(await owner.asks({ type: 'propose', what: { do: 'close' } })).toBe('ack')
    await b.host.room.settled()
    expect(await offered(forged, id)).toBe('move.here')
  })
})

function withoutSeats({ setup, ...head }: Json & { setup: Json }): Json {
  const { seats: _seats, seat: _seat, ...rest } = setup
  return { ...head, setup: { ...rest, options: { seats: 2 } } }
}
