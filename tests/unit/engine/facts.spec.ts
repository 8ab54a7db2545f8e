/** What is counted of a game is what its score sheet says, too. */
import { describe, expect, it } from 'vitest'
import { parseCard, suitNameOf, suitOf } from '../../../src/engine/ebbes/cards'
import type { EbbesFacts } from '../../../src/engine/ebbes/facts'
import { ebbes, type Types as EbbesTypes } from '../../../src/engine/ebbes/game'
import { ROLES } from '../../../src/engine/ebbes/roles'
import type { Types as EidexTypes } from '../../../src/engine/eidex/game'
import type { GameTypes, Log } from '../../../src/engine/kernel'
import { sheetOfEbbes } from '../../../src/engine/ebbes/scoresheet/sheet'
import { sheetOfEidex } from '../../../src/engine/eidex/scoresheet/sheet'
import { listen } from '../../../src/engine/scoresheet/listen'
import { factsOf } from '../../../src/engine/statistics/facts-of'
import { stichOfLog } from '../../../src/host/history/stich-of-log'
import {
  BOT,
  fileOf,
  person,
  tableRecords,
  type TableOfGames,
} from '../../fixtures/scoresheet-tables'
import { must } from '../../harness/guests'
import { EBBES, EIDEX } from '../../harness/history-files'

function logOf(table: TableOfGames): Log<GameTypes> {
  const [game] = must(stichOfLog(fileOf(tableRecords(table)), '0.0.0-test')).stich.games
  return game?.log as unknown as Log<GameTypes>
}

const TWO: TableOfGames = {
  game: 'ebbes',
  options: { seats: 2, variant1: true },
  seats: [[person('Anna'), BOT]],
}
const FIVE: TableOfGames = {
  game: 'ebbes',
  options: { seats: 5, variant2: true, rounds: 6 },
  seats: [['Anna', 'Bernd', 'Carla', 'Dora', 'Emil'].map(person)],
}

describe.each([
  ['three', EBBES],
  ['two and the virtual player', TWO],
  ['five', FIVE],
])('ebbes for %s', (_, table) => {
  const log = logOf(table)
  const sheet = must(sheetOfEbbes(log as Log<EbbesTypes>))
  const { facts: told, ...end } = must(factsOf(log))
  const facts = told as EbbesFacts

  it('ends as on the sheet', () => {
    expect(end).toEqual({
      isOver: true,
      totals: sheet.totals.map((totals) => totals.at(-1)),
      winners: sheet.winners,
    })
    expect(facts.rounds).toEqual(sheet.rounds.map(({ scores }) => scores?.map(({ sum }) => sum)))
  })

  // The virtual player leads at once after a trick, and the state is that after its card.
  if (sheet.virtual !== null) return

  it('counts every trick whose suit had a role, for whoever won it', () => {
    // Played once more, card by card: the state tells the roles, the events who won with what.
    const counts = facts.tricks.map(() => ROLES.map(() => 0))
    let cards: { player: number; card: string }[] = []
    must(
      listen(ebbes, log as Log<EbbesTypes>, (events, state) => {
        const view = ebbes.view(state, 'spectator')
        for (const event of events) {
          if (event.type === 'played') cards.push(event)
          if (event.type !== 'trick') continue
          const card = cards.find(({ player }) => player === event.winner)?.card ?? ''
          const suit = suitNameOf(suitOf(parseCard(card)))
          const role = ROLES.findIndex((name) => view.roles[name] === suit)
          const own = counts[event.winner]
          if (role >= 0 && own) own[role] = (own[role] ?? 0) + 1
          cards = []
        }
      }),
    )
    expect(facts.tricks).toEqual(counts)
    expect(facts.tricks.flat().reduce((all, tricks) => all + tricks)).toBeGreaterThan(10)
  })
})

describe('Eidex', () => {
  const log = logOf(EIDEX)
  const sheet = must(sheetOfEidex(log as Log<EidexTypes>))

  it('ends as on the sheet', () => {
    expect(must(factsOf(log))).toEqual({
      isOver: true,
      totals: sheet.track.map((track) => track.at(-1)),
      winners: sheet.winners,
      facts: {
        game: 'eidex',
        characters: ['quizmaster', 'skater', 'computer'],
        games: sheet.games.map(({ points, awarded }) => ({ points, awarded })),
      },
    })
  })

  it('has no characters in the basic game', () => {
    const basic = logOf({ ...EIDEX, options: { mode: 'basic', target: 3 } })
    expect(must(factsOf(basic)).facts).toMatchObject({ characters: [null, null, null] })
  })
})

it.each([
  ['a game at its beginning', EBBES, 0],
  ['a round', EBBES, 25],
  ['a tournament', EIDEX, 60],
])('%s that has been broken off has no winners', (_, table, most) => {
  const log = logOf({ ...table, most })
  expect(log.inputs).toHaveLength(most)
  expect(must(factsOf(log))).toMatchObject({ isOver: false, winners: [] })
})

it('what no game can follow is refused', () => {
  const log = logOf(EBBES)
  expect(factsOf({ ...log, game: 'skat' })).toMatchObject({ refusal: { code: 'log.version' } })
  const inputs = log.inputs.slice(1)
  expect(factsOf({ ...log, inputs }).ok).toBe(false)
})
