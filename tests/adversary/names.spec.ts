/** Guests who want to be taken for somebody else, or not to be seen at all. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  PROXIED,
  from as comesFrom,
  openTable,
  victim,
  type Attacker,
  type Victim,
} from './attacker'

const EVE = '203.0.113.66'
let host: Victim
beforeEach(async () => {
  host = await victim({ ...PROXIED, session: { words: [1000, 1000], changes: [1000, 1000] } })
})
afterEach(() => host.close())

const joins = (who: Attacker, code: unknown, seat: unknown = null) =>
  who.asks({ type: 'join', at: { code }, seat })
const heardOut = (who: Attacker) => who.asks({ type: 'react', reaction: 'wow' })

async function annsTable(seats: readonly string[] = ['open', 'open', 'open']): Promise<Attacker> {
  const ann = await host.attacker().hello('Ann')
  expect(await ann.asks(openTable(seats))).toBe('ack')
  return ann
}

const namesAt = ({ table }: Attacker) => [
  ...(table['seats'] as readonly { person: { name: string } | null }[]).flatMap(
    ({ person }) => person?.name ?? [],
  ),
  ...(table['watching'] as readonly string[]),
]

describe('a name', () => {
  it.each([
    ['zero width', '\u200b\u200d\u2060\ufeff'],
    ['fillers', '\u3164\u115f\uffa0'],
    ['an empty Braille cell', '\u2800\u2800'],
    ['soft hyphens', '\u00ad'],
    ['marks on nothing', '\u0301\u0301'],
    ['tags and selectors', '\u{e0041}\ufe0f'],
  ])('that cannot be seen is none: %s', async (_, name) => {
    const ghost = host.attacker(comesFrom(EVE))
    await ghost.hello(name)
    expect(ghost.heard.map(({ type, code }) => code ?? type)).toEqual(['protocol.malformed'])
  })

  it.each([
    ['A\u200bn\u2060n', 'Ann'],
    ['  Ann \u00a0 B. ', 'Ann B.'],
    ['\u202ennA', 'nnA'],
    ['Zoe\u0308', 'Zoë'],
    ['An\u0000n\u2028', 'Ann'],
    [`A${'\u0301'.repeat(30)}`, 'Á\u0301\u0301\u0301'],
    ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467} R', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} R'],
  ])('is shown plainly: %j as %j', async (name, shown) => {
    const eve = await host.attacker(comesFrom(EVE)).hello(name)
    expect(await eve.asks(openTable(['open', 'open']))).toBe('ack')
    expect(namesAt(eve)).toEqual([shown])
  })

  it('is nobody else’s at the same table, of players, spectators and bots', async () => {
    const ann = await annsTable(['open', 'greedy', 'open'])
    const { code } = ann.table
    const others = ['ann', 'A\u200bNN', '\uff21nn', 'lisbeth']
    for (const [index, name] of others.entries()) {
      const eve = await host.attacker(comesFrom(EVE)).hello(name)
      expect(await joins(eve, code, index === 0 ? 2 : 'spectator')).toBe('ack')
      expect(await eve.asks({ type: 'chat', text: 'It is me.' })).toBe('ack')
    }
    await heardOut(ann)
    const names = ['Ann', 'ann 2', 'ANN 3', '\uff21nn 4', 'lisbeth 2']
    expect(namesAt(ann)).toEqual(names)
    const said = ann.heard.filter(({ type }) => type === 'chat')
    expect(said.map(({ lines }) => (lines as { name: string }[])[0]?.name)).toEqual(names.slice(1))
  })

  it('is not to be had by a change of name', async () => {
    const ann = await annsTable()
    const eve = await host.attacker(comesFrom(EVE)).hello('Eve')
    expect(await joins(eve, ann.table['code'])).toBe('ack')
    expect(await eve.asks({ type: 'rename', name: 'Ann\u200b', marker: 'pink' })).toBe('ack')
    await heardOut(ann)
    expect(namesAt(ann)).toEqual(['Ann', 'Ann 2'])
    expect(await eve.asks({ type: 'rename', name: 'ANN 2', marker: 'pink' })).toBe('ack')
    await heardOut(ann)
    expect(namesAt(ann)).toEqual(['Ann', 'ANN 2'])
  })
})

describe('a spectator', () => {
  it('is seen by name, and sent away by the owner, for good', async () => {
    const ann = await annsTable()
    const { code } = ann.table
    const eve = await host.attacker(comesFrom(EVE)).hello('Eve')
    const dan = await host.attacker(comesFrom('198.51.100.4')).hello('Dan')
    expect(await joins(eve, code, 'spectator')).toBe('ack')
    expect(await joins(dan, code)).toBe('ack')
    await heardOut(ann)
    expect(ann.table['watching']).toEqual(['Eve'])

    const remove = { type: 'propose', what: { do: 'remove', name: 'Eve' } }
    expect(await eve.asks(remove)).toBe('seat.spectator')
    // One of two is no majority.
    expect(await dan.asks(remove)).toBe('ack')
    await heardOut(ann)
    expect(ann.table['watching']).toEqual(['Eve'])

    expect(await ann.asks(remove)).toBe('ack')
    expect(await eve.hears(({ type }) => type === 'left')).toMatchObject({ code: 'seat.kicked' })
    await heardOut(ann)
    expect(ann.table).toMatchObject({ watching: [], removed: ['Eve'] })
    expect(await ann.asks(remove)).toBe('seat.unknown')
    expect(await joins(eve, code, 'spectator')).toBe('seat.kicked')
    const again = await host.attacker(comesFrom(EVE)).hello('Evelyn')
    expect(await joins(again, code)).toBe('seat.kicked')
  })

  it('is one of so many, and no more', async () => {
    await host.close()
    host = await victim({ ...PROXIED, sockets: { all: 1000, perAddress: 1000 } })
    const ann = await annsTable()
    const { code } = ann.table
    const answers = new Map<string, number>()
    for (let n = 0; n < 110; n++) {
      const answer = await joins(
        await host.attacker(comesFrom(EVE)).hello('Eve'),
        code,
        'spectator',
      )
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    expect(Object.fromEntries(answers)).toEqual({ ack: 100, 'limit.spectators': 10 })
  })
})
