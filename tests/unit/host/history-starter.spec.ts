/** ebbes.starter: the first starting player is whoever played ebbes last, as this machine remembers it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { History } from '../../../src/host/history/history'
import { Renaming } from '../../../src/host/history/names'
import { fileStore } from '../../../src/host/store/log-store'
import { firstStarter } from '../../../src/host/history/starter'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { TableSetup } from '../../../src/protocol/table'
import { BOT, person } from '../../fixtures/scoresheet-tables'
import { begin, gather, playAgain } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { DataFolder, EBBES, EIDEX, idOf, stichIn } from '../../harness/history-files'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'
import { ManualClock } from '../../harness/manual-clock'

describe('the seat', () => {
  const last = new Map([
    ['Anna', '2026-11-01T20:00:00.000Z'],
    ['Bernd', '2026-11-02T20:00:00.000Z'],
    ['Carla', '2026-11-02T20:00:00.000Z'],
  ])
  it.each([
    ['of the only one who ever played', ['Dora', null, 'Anna'], 2],
    ['of the one who played last', ['Anna', 'Bernd'], 1],
    ['of nobody, if two played together', ['Carla', 'Anna', 'Bernd'], undefined],
    ['of nobody, if two have the same name', ['Bernd', 'Bernd'], undefined],
    ['of nobody, if nobody has played', ['Dora', null], undefined],
  ])('is that %s', (_, people, seat) => {
    expect(firstStarter(people, last)).toBe(seat)
  })
})

describe('at a table', () => {
  let data: DataFolder
  beforeEach(async () => {
    data = await DataFolder.make()
    // Anna with Bernd, and Anna alone a day later; Carla at another game.
    await data.closed(idOf(1), EBBES)
    await data.closed(idOf(2), {
      ...EBBES,
      seats: [[person('Anna'), BOT, BOT]],
      begun: ['2026-11-15T20:00:00.000Z'],
    })
    await data.closed(idOf(3), { ...EIDEX, begun: ['2026-11-16T20:00:00.000Z'] })
  })
  afterEach(() => data.remove())

  /** Over after a round or two. */
  const three = tableFor('ebbes', ['open', 'open', 'open'], {
    options: { goal: 10, dabbscheedel: -5, variant2: true },
  })

  /** The starting player in the config of the game that is played now. */
  async function starterOf(room: MemoryRoom, number = 1): Promise<unknown> {
    const table = room.room.tables[0]?.head.id ?? ''
    const lines = (await data.read(`tables/${table}.jsonl`)).split('\n').slice(0, -1)
    const games = lines
      .map(
        (line) =>
          JSON.parse(line) as { at: string; number?: number; config?: { starter?: unknown } },
      )
      .filter((record) => record.at === 'game')
    return games.find((game) => game.number === number)?.config?.starter
  }

  async function playToTheEnd(people: readonly Guest[], number: number): Promise<void> {
    for (const guest of people) guest.autoplay()
    await Promise.all(
      people.map((guest) => guest.until(() => guest.client.proof?.number === number)),
    )
    for (const { client } of people) {
      const { proof, notes } = client
      expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
    }
  }

  it('whoever played last starts, and that is sealed with the deals', async () => {
    const room = await data.room()
    const people = await gather(room, three, 'Bernd', 'Carla', 'Anna')
    await begin(people)
    expect(await starterOf(room)).toBe(2)
    expect(people[0].client.update?.view).toMatchObject({ starter: 2 })
    await playToTheEnd(people, 1)
    // Now all three have played last: it is drawn.
    await playAgain(people)
    await people[0].until(() => people[0].client.update?.number === 2)
    expect(await starterOf(room, 2)).toBeUndefined()
    await playToTheEnd(people, 2)
    await room.room.shutDown()
  })

  it('the same cards again have the same starting player', async () => {
    const room = await data.room()
    const people = await gather(room, three, 'Bernd', 'Carla', 'Anna')
    await begin(people)
    await playToTheEnd(people, 1)
    await playAgain(people, 'again')
    await people[0].until(() => people[0].client.update?.number === 2)
    expect(await starterOf(room, 2)).toBe(2)
    await playToTheEnd(people, 2)
    await room.room.shutDown()
  })

  it('alone with bots, the person starts again and again', async () => {
    const room = await data.room()
    const dora = room.newGuest('Dora')
    await dora.untilOpen()
    must(await dora.client.create(tableFor('ebbes', ['greedy', 'open', 'greedy'], { seat: 1 })))
    must(await dora.client.propose({ do: 'start' }))
    await playToTheEnd([dora], 1)
    expect(await starterOf(room)).toBeUndefined()
    must(await dora.client.propose({ do: 'rematch' }))
    await playToTheEnd([dora], 2)
    // Everybody moves on by a seat for a rematch.
    expect(await starterOf(room, 2)).toBe(2)
    await room.room.shutDown()
  })

  const UNDECIDED: readonly (readonly [
    string,
    TableSetup,
    [string, string, ...string[]],
    unknown,
  ])[] = [
    [
      'the table has chosen',
      { ...three, options: { ...three.options, starter: 0 } },
      ['Bernd', 'Carla', 'Anna'],
      0,
    ],
    ['nobody has played ebbes', three, ['Carla', 'Dora', 'Emil'], undefined],
  ]
  it.each(UNDECIDED)('nobody is asked for if %s', async (_, setup, names, starter) => {
    const room = await data.room()
    const people = await gather(room, setup, ...names)
    await begin(people)
    expect(await starterOf(room)).toBe(starter)
    await room.room.shutDown()
  })

  it('one host remembers what is renamed and deleted meanwhile', async () => {
    const store = await fileStore(data.path)
    const history = new History({
      archive: store.archive,
      app: '0.0.0-test',
      report: () => undefined,
    })
    const names = async () => [...(await history.lastPlayed('ebbes')).keys()].sort()
    expect(await names()).toEqual(['Anna', 'Bernd'])
    await history.rename(new Renaming('Bernd', 'Bruno'))
    expect(await names()).toEqual(['Anna', 'Bruno'])
    history.played('ebbes', ['Emil'], '2026-11-17T20:00:00.000Z')
    expect(await names()).toEqual(['Anna', 'Bruno', 'Emil'])
    await data.closed(idOf(4), { ...EBBES, seats: [[person('Dora'), BOT, BOT]] })
    must(await history.delete(idOf(1)))
    expect(await names()).toEqual(['Anna', 'Dora'])
  })

  it('games from elsewhere do not count', async () => {
    const elsewhere = await DataFolder.make()
    await elsewhere.closed(idOf(9), {
      ...EBBES,
      seats: [[person('Emil'), BOT, BOT]],
      begun: ['2026-11-20T20:00:00.000Z'],
    })
    const read = { do: 'read', table: idOf(9), number: 1 } as const
    const stich = stichIn(await (await elsewhere.room()).ask(read))
    await elsewhere.remove()
    const room = await data.room()
    await room.ask({ do: 'import', stich })
    const people = await gather(room, three, 'Dora', 'Emil', 'Carla')
    await begin(people)
    expect(await starterOf(room)).toBeUndefined()
    await room.room.shutDown()
  })
})

it('a history that does not answer holds up nobody', async () => {
  const clock = new ManualClock()
  const room = memoryRoom({ clock, lastPlayed: () => new Promise(() => undefined) })
  const people = await gather(room, tableFor('ebbes', ['open', 'open']), 'Ada', 'Ben')
  const started = people[0].client.propose({ do: 'start' })
  await people[0].client.rename('Ada', 'pink')
  clock.advance(1000)
  must(await started)
  await people[1].until(() => (people[1].client.update?.view.hand.length ?? 0) > 0)
})
