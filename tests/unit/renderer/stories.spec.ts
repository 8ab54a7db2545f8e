/** The end of a game tells which moment decided it. */
import { describe, expect, it } from 'vitest'
import { playRandomly } from '../../../scripts/sim/play'
import type { Event as EbbesEvent } from '../../../src/engine/ebbes/actions'
import { ebbes } from '../../../src/engine/ebbes/game'
import type { Event as EidexEvent } from '../../../src/engine/eidex/actions'
import { eidex } from '../../../src/engine/eidex/game'
import { seededRandom } from '../../../src/engine/random'
import type { TableInfo } from '../../../src/protocol/table'
import {
  decisiveTrick,
  momentsOf,
  scoresByRound,
  storyText as ebbesText,
} from '../../../src/renderer/games/ebbes/table/story'
import { pointsByGame, storyText as eidexText } from '../../../src/renderer/games/eidex/table/story'
import { aheadSince, leadersIn } from '../../../src/renderer/table/turning-point'

const seat = (name: string) => ({
  person: { name, marker: 'pink', present: true, overdue: false },
  bot: null,
  clock: null,
})
const table = { seats: ['Anna', 'Karl', 'Lisbeth'].map(seat), watching: [] } as unknown as TableInfo

function ebbesGame(options: object, seed: number) {
  const begun = ebbes.setup(options)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const told: EbbesEvent[] = []
  playRandomly(ebbes, begun.value, seededRandom(seed), {
    seen: (_state, _input, events) => told.push(...events),
  })
  const over = told.find((event) => event.type === 'over')
  return { told, winners: over?.winners ?? [] }
}

describe('the lead for good', () => {
  it('begins after the last moment at which another player was level or ahead', () => {
    const moments = [
      [0, 0],
      [2, 1],
      [2, 2],
      [3, 2],
      [5, 4],
    ]
    expect(aheadSince(moments, 0)).toBe(3)
    expect(aheadSince(moments, 1)).toBeUndefined()
    expect(aheadSince([[1, 0]], 0)).toBe(0)
    expect(aheadSince([[1, 1]], 0)).toBeUndefined()
    expect(leadersIn([4, 4, 1])).toEqual([0, 1])
  })
})

describe('ebbes', () => {
  const KINDS = [{}, { seats: 2 }, { seats: 5, variant1: true, variant2: true }]
  it.each(KINDS)('counts each round of %j as it was scored', (options) => {
    for (const seed of [1, 2, 3]) {
      const { told } = ebbesGame(options, seed)
      const scores = scoresByRound(told)
      const moments = momentsOf(told)
      for (const [round, totals] of scores.entries()) {
        if (round === 0) continue
        const last = moments.findLast((moment) => moment.round === round)
        expect(last?.totals).toEqual(totals)
      }
    }
  })

  it('names a trick before which the winner was not ahead, and after which always', () => {
    const kinds = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const { told, winners } = ebbesGame({}, seed)
      const found = decisiveTrick(told, winners)
      kinds.add(found === undefined ? 'shared' : found.isFirst ? 'first' : 'trick')
      if (winners.length > 1) expect(found).toBeUndefined()
      else expect(found).toBeDefined()
      if (found === undefined) continue
      const moments = momentsOf(told)
      const [winner = 0] = winners
      const since = moments.findIndex(
        ({ round, trick }) => round === found.moment.round && trick === found.moment.trick,
      )
      const isAlone = (index: number) => {
        const leaders = leadersIn(moments[index]?.totals ?? [])
        return leaders.length === 1 && leaders[0] === winner
      }
      for (let index = since; index < moments.length; index++) expect(isAlone(index)).toBe(true)
      if (since > 0) expect(isAlone(since - 1)).toBe(false)
    }
    expect(kinds).toContain('trick')
  })

  it('says so in a sentence, and nothing of a shared victory or of a game it was not told', () => {
    const { told, winners } = ebbesGame({}, 1)
    expect(ebbesText(told, winners, table)).toMatch(/^Trick \d+ of round \d+ decided it: /)
    expect(ebbesText(told, [0, 1], table)).toBe('')
    expect(ebbesText([], winners, table)).toBe('')
  })
})

describe('Eidex', () => {
  it.each([
    [
      [
        [0, 0, 0],
        [1, 0, 1],
        [3, 0, 1],
        [3, 1, 2],
        [4, 2, 2],
      ],
      [0],
      'Game 2 decided it: from then on, Anna was always ahead.',
    ],
    [
      [
        [0, 0, 0],
        [1, 0, 0],
        [2, 1, 1],
      ],
      [0],
      'Anna was ahead from the first game to the last.',
    ],
    [
      [
        [0, 0, 0],
        [1, 1, 0],
        [2, 2, 1],
        [3, 2, 2],
      ],
      [0],
      'The last game decided it: until then, Anna and Karl were level.',
    ],
    [
      [
        [0, 0, 0],
        [0, 2, 0],
        [3, 2, 1],
      ],
      [0],
      'The last game decided it: until then, Karl was ahead.',
    ],
    [
      [
        [2, 2, 2],
        [2, 3, 2],
      ],
      [1],
      'The last game decided it: until then, Anna, Karl and Lisbeth were level.',
    ],
    [[], [0], ''],
  ])('%j won by %j: %s', (games, winners, text) => {
    expect(eidexText(games, winners, table)).toBe(text)
  })

  it('follows the victory points from the start to the end of a tournament', () => {
    const begun = eidex.setup({ victoryPoints: [1, 0, 2] })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const told: EidexEvent[] = []
    playRandomly(eidex, begun.value, seededRandom(5), {
      seen: (_state, _input, events) => told.push(...events),
    })
    const view = eidex.view(begun.value, 0)
    const games = pointsByGame(told, view)
    expect(games[0]).toEqual([1, 0, 2])
    expect(games).toHaveLength(view.games + 1)
    expect(games.at(-1)).toEqual(view.victoryPoints)
    expect(eidexText(games, view.outcome?.winners ?? [], table)).not.toBe('')
  })
})
