/** The tables of lessons: they follow their line, are for nobody else, and nothing of them is kept or counted. */
import { describe, expect, it } from 'vitest'
import type { TableSetup } from '../../../src/protocol/table'
import { lessons as ebbesLessons } from '../../../src/renderer/games/ebbes/lessons'
import { lessons as eidexLessons } from '../../../src/renderer/games/eidex/lessons'
import { LEARNER, stageOf } from '../../../src/renderer/lessons/stage'
import { must, tableFor, type Guest } from '../../harness/guests'
import { memoryRoom } from '../../harness/memory-room'

const SCENES = Object.entries({ ebbes: ebbesLessons, eidex: eidexLessons }).flatMap(
  ([game, lessons]) =>
    Object.entries(lessons.lessons).flatMap(([name, { scenes }]) =>
      scenes.map((scene, index) => ({
        title: `${game}.${name}, ${index}`,
        game,
        scene,
        stage: stageOf(scene, (deal) => lessons.dealt(deal, scene)),
      })),
    ),
)

async function learner(made = memoryRoom()) {
  const guest = made.newGuest('Anna')
  await guest.untilOpen()
  return { ...made, guest }
}

const setup = (
  game: string,
  players: number,
  options: object,
  practice: TableSetup['practice'],
): TableSetup => {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === LEARNER ? 'open' : 'beginner',
  )
  const table = tableFor(game, seats, { options })
  return practice === undefined ? table : { ...table, practice }
}

/** Plays the learner's part of the line until the view has come to this revision. */
async function play(guest: Guest, line: NonNullable<TableSetup['practice']>['line']) {
  const { client } = guest
  for (;;) {
    const rev = () => client.update?.rev ?? 0
    await guest.until(() => rev() >= line.length || line[rev()]?.by === LEARNER)
    const now = rev()
    const input = line[now]
    if (input === undefined || !('action' in input)) return
    must(await client.act(input.action))
    await guest.until(() => rev() > now)
  }
}

async function begin(guest: Guest, table: TableSetup): Promise<void> {
  must(await guest.client.create(table))
  must(await guest.client.propose({ do: 'start' }))
  await guest.until(() => guest.client.update !== null)
}

describe('a table of a lesson', () => {
  it.each(SCENES)('follows its line to the end: $title', async ({ game, scene, stage }) => {
    const { guest, problems } = await learner()
    const made = stage.stops[0]?.rev ?? 0
    await begin(guest, setup(game, scene.players, scene.options, { line: stage.line, made }))
    expect(guest.client.update?.rev).toBeGreaterThanOrEqual(made)
    await play(guest, stage.line)
    expect(guest.refused).toEqual([])
    expect(problems).toEqual([])
  })

  it('goes on with dice and bots where its line ends, to the end of the game', async () => {
    const { guest, room, store, ask } = await learner()
    await begin(guest, setup('ebbes', 3, {}, { line: [], made: 0 }))
    guest.autoplay()
    await guest.until(() => guest.client.table?.phase === 'over')
    expect(guest.heard('proof')).toBeUndefined()
    expect(guest.client.envelopes.verdict).toBe('unknown')
    expect([...store.lines]).toEqual([])
    must(await guest.client.leave())
    await room.settled()
    expect(room.tables).toEqual([])
    expect([...store.lines]).toEqual([])
    expect(await ask({ do: 'list' })).toMatchObject({ entries: [], damaged: [] })
  })

  it('is listed nowhere, and nobody else finds it', async () => {
    const made = await learner()
    await begin(made.guest, { ...setup('ebbes', 3, {}, { line: [], made: 0 }), access: 'open' })
    const { id = '', code = '' } = made.guest.client.table ?? {}
    const other = made.newGuest('Karl')
    await other.untilOpen()
    expect(other.client.lobby).toEqual([])
    expect(made.room.openTables).toEqual([])
    expect(made.room.playedTables).toEqual([])
    expect(await other.client.join({ table: id })).toMatchObject({
      refusal: { code: 'table.private' },
    })
    expect(await other.client.join({ code })).toMatchObject({ refusal: { code: 'table.code' } })
    expect(made.guest.client.table).toMatchObject({ practice: true, dealing: null })
  })

  it('is not opened with inputs that the rules forbid', async () => {
    const { guest, room } = await learner()
    const line = [{ by: 0, action: { type: 'play', card: 'G5' } }]
    expect(await guest.client.create(setup('ebbes', 3, {}, { line, made: 1 }))).toMatchObject({
      ok: false,
    })
    expect(room.tables).toEqual([])
  })

  it('plays on without a line that does not fit', async () => {
    const { guest, problems } = await learner()
    const line = [{ by: 1, action: { type: 'play', card: 'ZZ9' } }]
    await begin(guest, setup('ebbes', 3, {}, { line, made: 0 }))
    guest.autoplay()
    await guest.until(() => guest.client.table?.phase === 'over')
    expect(problems).toEqual([])
  })

  it('counts for nobody, whatever was played before', async () => {
    let noted = 0
    const { guest } = await learner(
      memoryRoom({
        played: () => {
          noted++
        },
      }),
    )
    await begin(guest, setup('ebbes', 3, {}, { line: [], made: 0 }))
    guest.autoplay()
    await guest.until(() => guest.client.table?.phase === 'over')
    expect(noted).toBe(0)
  })
})
