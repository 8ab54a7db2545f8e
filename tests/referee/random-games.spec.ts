import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { simulateEbbes } from '../../scripts/sim/ebbes'
import { allTrios, simulateEidex, type Trio } from '../../scripts/sim/eidex'
import { rounds, SEED } from '../depth'
import { judge } from './referee'

/** 30,000 games in full: 16 kinds of ebbes table, the basic Eidex, and every trio twice. */
const EBBES_EACH = rounds(10, 875)
const BASIC = rounds(30, 1_720)
const COSMIC = rounds(140, 14_280)
const PATIENCE = rounds(60_000, 3_600_000)

/** What the referee says of a game, and how to see it again. */
function wantRight(trace: string, repeat: string): void {
  const { complaint } = judge(trace)
  if (complaint !== undefined) expect.fail(`${repeat} --trace FILE\n${complaint}`)
}

describe('the referee at random games of ebbes', () => {
  const kinds = [2, 3, 4, 5].flatMap((seats) =>
    ['', '1', '2', '1,2'].map((variants) => ({ seats, variants })),
  )

  it.each(kinds)(
    '$seats players, variants “$variants”',
    ({ seats, variants }) => {
      const options = {
        seats,
        variant1: variants.includes('1'),
        variant2: variants.includes('2'),
      }
      let games = 0
      const trace = (text: string) => {
        games++
        const flags = `--players ${seats} --variants "${variants}" --games ${games} --seed ${SEED}`
        wantRight(text, `Game ${games} of npm run sim -- --game ebbes ${flags}`)
      }
      simulateEbbes({ options, games: EBBES_EACH, seed: SEED, trace })
      expect(games).toBe(EBBES_EACH)
    },
    PATIENCE,
  )

  it('a long game with both end spaces near', () => {
    const options = { seats: 4, variant2: true, rounds: 9, goal: 10, dabbscheedel: -5 }
    const ends = new Set<string>()
    simulateEbbes({
      options,
      games: rounds(20, 200),
      seed: SEED,
      trace(text) {
        ends.add(/"reason":"(\w+)"/.exec(text)?.[1] ?? '')
        wantRight(text, `The simulation of ${JSON.stringify(options)}, seed ${SEED},`)
      },
    })
    expect([...ends].sort()).toEqual(expect.arrayContaining(['dabbscheedel', 'goal']))
  })
})

describe('the referee at random tournaments of Eidex', () => {
  async function follow(trios: readonly (Trio | undefined)[]): Promise<number> {
    let tournaments = 0
    for (const [index, trio] of trios.entries()) {
      const seed = SEED + index
      const who = trio === undefined ? '--mode basic' : `--characters ${trio.join()}`
      const trace = (text: string) => {
        tournaments++
        wantRight(text, `npm run sim -- --game eidex ${who} --seed ${seed}`)
      }
      simulateEidex({ trios: [trio], tournaments: 1, seed, trace })
      // A test of minutes lets the runner breathe.
      if (index % 50 === 0) await setImmediate()
    }
    return tournaments
  }

  it(
    'without characters',
    async () => {
      expect(await follow(Array<undefined>(BASIC).fill(undefined))).toBe(BASIC)
    },
    PATIENCE,
  )

  it(
    'with trios in which every character occurs',
    async () => {
      const all = allTrios()
      const spread = Math.min(COSMIC, all.length)
      const trios = Array.from({ length: COSMIC }, (_, index): Trio => {
        const [a, b, c] = all[Math.floor((index * all.length) / spread) % all.length] as Trio
        // Neighbours sit elsewhere: who is whose right-hand one matters.
        return (index + Math.floor(index / spread)) % 2 === 0 ? [a, b, c] : [c, b, a]
      })
      expect(new Set(trios.flat()).size).toBe(36)
      expect(await follow(trios)).toBe(COSMIC)
    },
    PATIENCE,
  )
})
