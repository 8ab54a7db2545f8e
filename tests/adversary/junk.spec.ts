/** Somebody who opens tables and leaves, renames, proposes and changes seats without end: nothing piles up. */
import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ManualClock } from '../harness/manual-clock'
import { openTable, victim, type Attacker, type Victim } from './attacker'

let data: string
let host: Victim
let clock: ManualClock

/** As many messages as anybody likes: what is tested is what becomes of them. */
const UNHURRIED = { messages: [10_000, 10_000], changes: [10_000, 10_000] } as const

const start = async (session: Parameters<typeof victim>[0] = {}) => {
  host = await victim({ data, clock, ...session })
}
beforeEach(async () => {
  clock = new ManualClock()
  data = await mkdtemp(join(tmpdir(), 'stichabend-junk-'))
})
afterEach(async () => {
  await host.close()
  await rm(data, { recursive: true })
})

const files = async (): Promise<readonly string[]> => {
  await host.host.room.settled()
  const names = await Promise.all(
    ['tables', 'history', 'damaged'].map((place) => readdir(join(data, place))),
  )
  return names.flat()
}

const hello = (name = 'Eve') => host.attacker().hello(name)

describe('a table without a game', () => {
  const WAYS: Readonly<Record<string, (eve: Attacker) => Promise<string>>> = {
    'left by everybody': (eve) => eve.asks({ type: 'leave' }),
    closed: (eve) => eve.asks({ type: 'propose', what: { do: 'close' } }),
    'left while the cards are dealt': async (eve) => {
      expect(await eve.asks({ type: 'propose', what: { do: 'start' } })).toBe('ack')
      return eve.asks({ type: 'leave' })
    },
  }

  it.each(Object.keys(WAYS))('that is %s leaves no file', async (way) => {
    await start({ session: UNHURRIED })
    const eve = await hello()
    for (let again = 0; again < 30; again++) {
      expect(await eve.asks(openTable(['open', 'club']))).toBe('ack')
      expect(await files()).toHaveLength(1)
      expect(await WAYS[way]?.(eve)).toBe('ack')
      expect(await files()).toEqual([])
    }
    expect(host.problems).toEqual([])
  })

  it('that was being closed when the host stopped leaves none, either', async () => {
    await start()
    const eve = await hello()
    expect(await eve.asks(openTable(['open', 'club']))).toBe('ack')
    const [name = ''] = await files()
    await host.close()
    await appendFile(join(data, 'tables', name), '{"at":"closed"}\n')
    await start()
    expect(await files()).toEqual([])
    expect(host.problems).toEqual([])
  })

  it('at which somebody sits is there again after a new start', async () => {
    await start()
    const eve = await hello()
    expect(await eve.asks(openTable(['open', 'club']))).toBe('ack')
    await host.close()
    await start()
    expect(host.host.room.tables).toHaveLength(1)
  })
})

describe('whatever is written down', () => {
  const OPEN = openTable(['open', 'open', 'open'])
  const toTheLimit = async (ask: (index: number) => Promise<string>) => {
    for (let index = 0; index < 100; index++) {
      const answer = await ask(index)
      if (answer === 'limit.rate') return index
    }
    return 100
  }
  const FLOODS: Readonly<Record<string, (eve: Attacker, index: number) => Promise<string>>> = {
    'opening and leaving': async (eve) => {
      const answer = await eve.asks(OPEN)
      if (answer === 'ack') expect(await eve.asks({ type: 'leave' })).toBe('ack')
      return answer
    },
    renaming: (eve, index) => eve.asks({ type: 'rename', name: `Eve ${index}`, marker: 'grey' }),
    'changing seats': (eve, index) => eve.asks({ type: 'sit', seat: 1 + (index % 2) }),
    proposing: (eve, index) =>
      eve.asks({
        type: 'propose',
        what: { do: 'bot', seat: 1, level: index % 2 === 0 ? 'club' : 'master' },
      }),
  }

  it.each(Object.keys(FLOODS))('is counted: %s twenty times, then once a second', async (kind) => {
    // Only what is counted apart is to be seen here.
    await start({ session: { messages: UNHURRIED.messages } })
    const eve = await hello()
    const isAtTable = kind !== 'opening and leaving'
    if (isAtTable) expect(await eve.asks(OPEN)).toBe('ack')
    const flood = (index: number) => FLOODS[kind]?.(eve, index) ?? Promise.resolve('')
    expect(await toTheLimit(flood)).toBe(isAtTable ? 19 : 20)
    expect(await toTheLimit(flood)).toBe(0)
    clock.advance(3000)
    expect(await toTheLimit((index) => flood(index + 1))).toBe(3)
    // What is refused costs nothing but itself.
    expect(await eve.asks({ type: 'chat', text: 'Hm.' })).toBe(isAtTable ? 'ack' : 'table.nowhere')
  })

  it('is counted: coming and going twenty times, then once a second', async () => {
    await start({ session: { messages: UNHURRIED.messages } })
    const owner = await hello('Owner')
    expect(await owner.asks(OPEN)).toBe('ack')
    const eve = await hello()
    const at = { code: owner.table['code'] }
    const come = async () => {
      const answer = await eve.asks({ type: 'join', at, seat: null })
      if (answer === 'ack') expect(await eve.asks({ type: 'leave' })).toBe('ack')
      return answer
    }
    expect(await toTheLimit(come)).toBe(20)
  })
})

describe('the file of a table', () => {
  it('does not grow with every name and every seat', async () => {
    await start({ session: UNHURRIED })
    const ann = await hello('Ann')
    const eve = await hello()
    expect(await ann.asks(openTable(['open', 'open', 'open', 'open']))).toBe('ack')
    const at = { code: ann.table['code'] }
    expect(await eve.asks({ type: 'join', at, seat: null })).toBe('ack')
    const path = join(data, 'tables', (await files())[0] ?? '')
    for (let index = 0; index < 1000; index++) {
      const what =
        index % 2 === 0
          ? { type: 'rename', name: `Eve ${index}`, marker: 'grey' }
          : { type: 'sit', seat: 1 + (index % 3) }
      expect(await eve.asks(what)).toBe('ack')
      expect((await stat(path)).size).toBeLessThan(100 * 1024)
    }
    // Who opened it, and who is there now, is still known.
    const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1)
    expect(lines.length).toBeLessThan(105)
    expect(lines[1]).toContain('"name":"Ann"')
    await host.close()
    await start()
    const [table] = host.host.room.tables
    expect(table?.summary.people).toEqual(['Ann', 'Eve 998'])
    expect(host.problems).toEqual([])
  })
})
