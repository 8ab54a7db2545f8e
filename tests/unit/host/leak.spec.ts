/**
 * Nobody is told what he may not know: every byte that leaves the host over whole games is held against
 * an account of the cards that knows nothing of views and redaction.
 */
import { describe, expect, it } from 'vitest'
import { playRandomly } from '../../../scripts/sim/play'
import { POWER_IDS, type PowerId } from '../../../src/engine/eidex/characters'
import { eidex } from '../../../src/engine/eidex/game'
import { knownGame } from '../../../src/engine/known-game'
import { seededRandom, shuffle } from '../../../src/engine/random'
import type { TableSetup } from '../../../src/protocol/table'
import { rounds, SEED } from '../../depth'
import { openSeats } from '../../games/samples'
import { tableFor } from '../../harness/guests'
import { leaksIn } from './leaks/check'
import { showReplays, spendEvening } from './leaks/evening'
import { Truth } from './leaks/truth'

type Trio = readonly [PowerId, PowerId, PowerId]

/** Each character once; another number is another partition. */
function trios(partition: number): Trio[] {
  const all = shuffle(POWER_IDS, seededRandom(SEED + partition))
  return Array.from({ length: all.length / 3 }, (_, place) =>
    all.slice(3 * place, 3 * place + 3),
  ).map(([a, b, c]) => [a, b, c] as Trio)
}

const SHORT = { options: { variant2: true, goal: 10 } } as const

const partitions = (first: number, count: number): Trio[] =>
  Array.from({ length: count }, (_, index) => trios(first + index)).flat()

/** Short: whoever is ahead needs one more point. */
const cosmic = (characters: Trio, more: Partial<TableSetup> = {}): TableSetup =>
  tableFor('eidex', openSeats(3), {
    options: { mode: 'cosmic', characters: [...characters], target: 3, victoryPoints: [2, 1, 1] },
    ...more,
  })

describe('nobody is told what he may not know', () => {
  it('by a replay, whenever somebody wants to show one', async () => {
    const { tape, lines, problems } = await showReplays(tableFor('ebbes', openSeats(2), SHORT))
    expect(leaksIn(tape, lines).slice(0, 3)).toEqual([])
    expect(problems).toEqual([])
    const refusals = tape.sent.map(({ message }) => message.type === 'reject' && message.code)
    expect(refusals).toContain('replay.moment')
    for (const to of ['Seat 0', 'Seat 1', 'Watcher']) {
      const shown = tape.sent.flatMap(({ to: name, message }) =>
        name === to && message.type === 'stich' ? message.stich.games : [],
      )
      expect(new Set(shown.map(({ number }) => number))).toEqual(new Set([1, 2]))
    }
  })

  const evenings = partitions(0, 5).slice(0, rounds(3, 60))
  it.each(evenings)('cosmic Eidex: %s, %s and %s', async (...characters) => {
    const manner = POWER_IDS.indexOf(characters[0]) % 2 === 0 ? 'greedy' : 'random'
    const { tape, lines, problems } = await spendEvening(cosmic(characters), manner, 3)
    expect(leaksIn(tape, lines).slice(0, 3)).toEqual([])
    expect(problems).toEqual([])
  })
})

it('at many more trios no view and no event tells what its viewer may not know', () => {
  const found: string[] = []
  let looked = 0
  for (const [index, characters] of partitions(5, 100).slice(0, rounds(4, 1200)).entries()) {
    const options = { mode: 'cosmic', characters, target: 3, victoryPoints: [1, 1, 1] }
    const made = eidex.setup(options)
    if (!made.ok) throw new Error(made.refusal.message)
    const truth = new Truth(knownGame('eidex'), options)
    const random = seededRandom(SEED + index)
    playRandomly(eidex, made.value, seededRandom(SEED + index), {
      seen(state, input, events) {
        truth.step(input)
        looked++
        for (const viewer of truth.account.viewers) {
          const told = events.map((event) => eidex.redact(event, viewer))
          const leaks = truth.leaks(viewer, eidex.view(state, viewer), told, random)
          found.push(...leaks.map((leak) => `${characters.join()}, ${viewer}: ${leak}`))
        }
      },
    })
  }
  expect(found.slice(0, 3)).toEqual([])
  expect(looked).toBeGreaterThan(200)
})
