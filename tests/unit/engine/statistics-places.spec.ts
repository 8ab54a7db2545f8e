/** Who finished where, for the statistics. */
import { expect, it } from 'vitest'
import { countedGames, type PastGame } from '../../../src/engine/statistics/appearances'

/** A tournament of Eidex by what everybody had in the end, and who won it. */
const tournament = (totals: readonly number[], winners: readonly number[]): PastGame => ({
  number: 1,
  begun: '2026-05-01T20:00:00.000Z',
  players: totals.map((_, seat) => ({ name: `Seat ${seat}`, bot: null })),
  isOver: true,
  isAgain: false,
  totals,
  winners,
  facts: { game: 'eidex' },
})

const placesIn = (game: PastGame): number[] =>
  countedGames([{ table: 'a', state: 'closed', games: [game] }], false).counted.flatMap(
    ({ appearances }) => appearances.map(({ place }) => place),
  )

it.each([
  ['the totals say it', [7, 5, 3], [0], [1, 2, 3]],
  ['the same total shares a place', [5, 7, 5], [1], [2, 1, 2]],
  ['of two who got past seven at once, the winner is first', [7, 8, 3], [0], [1, 2, 3]],
  ['a winner is first, also if another has as much', [3, 7, 7], [2], [3, 2, 1]],
  ['all who have won are first', [7, 2, 7], [0, 2], [1, 3, 1]],
])('%s', (_, totals, winners, places) => {
  expect(placesIn(tournament(totals, winners))).toEqual(places)
})
