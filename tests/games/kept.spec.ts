/** A game that was played is found, counted, written down on a sheet, sent as a file and kept elsewhere. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { knownGame } from '../../src/engine/known-game'
import { factsOf } from '../../src/engine/statistics/facts-of'
import { statisticsOf } from '../../src/engine/statistics/statistics'
import { History } from '../../src/host/history/history'
import { fileArchive } from '../../src/host/store/file-archive'
import { schemasFor } from '../contract/wire'
import { engineLog } from '../../src/protocol/played'
import { openStich } from '../../src/protocol/open-stich'
import { BOT, person } from '../fixtures/scoresheet-tables'
import { must } from '../harness/guests'
import { DataFolder, idOf } from '../harness/history-files'
import { SAMPLES } from './index'

const ID = idOf(1)
let data: DataFolder
let elsewhere: DataFolder
beforeEach(async () => {
  data = await DataFolder.make()
  elsewhere = await DataFolder.make()
})
afterEach(() => Promise.all([data.remove(), elsewhere.remove()]))

const historyOf = async ({ path }: DataFolder): Promise<History> =>
  new History({ archive: await fileArchive(path), app: '0.0.0-test', report: () => undefined })

describe.each(SAMPLES)('a game of $id', ({ id, short }) => {
  const game = knownGame(id)
  const [options = {}] = Object.values(short)
  const table = { game: id, options, seats: [[person('Anna'), person('Bernd'), BOT]] }

  it('is found and counted', async () => {
    await data.closed(ID, table)
    const { entries } = await (await historyOf(data)).list()
    const games = entries.flatMap((entry) => entry.games)
    expect(games).toHaveLength(1)
    for (const { facts, isOver, totals, winners } of games) {
      expect(schemasFor(id).isFacts(facts)).toBe(true)
      expect([isOver, totals.length >= 3, winners.length > 0]).toEqual([true, true, true])
    }
    const { players } = statisticsOf(entries, { withBots: true })
    expect(players).toHaveLength(3)
    for (const { byGame } of players) expect(Object.keys(byGame)).toEqual([id])
  })

  it('is written down on a sheet that tells the same', async () => {
    await data.closed(ID, table)
    const history = await historyOf(data)
    const { games } = must(await history.read(ID, null))
    for (const { log } of games) {
      const sheet = must(game.sheetOf(engineLog(log)))
      const { totals, winners } = must(factsOf(engineLog(log)))
      expect(sheet).toMatchObject({ game: id, players: totals.length, winners })
      expect(sheet.ranking.map(({ player, total }) => total - (totals[player] ?? NaN))).toEqual(
        totals.map(() => 0),
      )
    }
  })

  it('is sent as a file, and kept elsewhere', async () => {
    await data.closed(ID, table)
    const text = JSON.stringify(must(await (await historyOf(data)).read(ID, null)))
    const other = await historyOf(elsewhere)
    must(await other.import(must(openStich(text))))
    expect(await elsewhere.names('imported')).toEqual([`${ID}.stich`])
    expect((await other.list()).entries.map(({ state }) => state)).toEqual(['imported'])
  })
})
