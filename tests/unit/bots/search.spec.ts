import { describe, expect, it } from 'vitest'
import { LEVELS, type Level } from '../../../src/bots/levels'
import { decide, estimate, type Thinking } from '../../../src/bots/player'
import { ebbes } from '../../../src/engine/ebbes/game'
import { eidex } from '../../../src/engine/eidex/game'
import { listed, type Game, type GameTypes } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { IS_DEEP, rounds, SEED } from '../../depth'
import {
  EBBES_TABLES,
  EIDEX_TABLES,
  everybody,
  listenForPowers,
  play,
  seenFromElsewhere,
  type AnyView,
} from './tables'

/** Enough to weigh everything in a world: these tests are about rules, not strength. */
const BRIEFLY: Thinking = { steps: 1 }
/** Enough for two worlds or three. */
const A_LITTLE: Thinking = { steps: 300 }

/** Over after a game or two. */
const LATE = { victoryPoints: [2, 2, 1] }

/** Each level has others of the tables, unless there is time for all: a search takes long. */
function share<Table>(tables: readonly Table[], level: Level): Table[] {
  const parts = LEVELS.length * rounds(3, 1)
  const place = (SEED + LEVELS.indexOf(level)) % parts
  return IS_DEEP ? [...tables] : tables.filter((_, index) => index % parts === place)
}

describe.each(LEVELS)('a %s', (level) => {
  it('plays ebbes by the rules, with any number of players and every variant', () => {
    for (const [index, options] of share(EBBES_TABLES, level).entries()) {
      const seed = SEED + index
      play(ebbes, { options, isBot: (seat) => seat !== 1, seed, level, thinking: BRIEFLY })
    }
  })

  it('plays Eidex by the rules, and finds a use for many powers', () => {
    const { used, told } = listenForPowers()
    for (const [index, table] of share(EIDEX_TABLES, level).entries()) {
      const seed = SEED + index
      const options = { ...table, ...LATE }
      play(eidex, { options, isBot: everybody, seed, level, thinking: BRIEFLY, told })
    }
    expect(used.size).toBeGreaterThan(rounds(2, 9))
  })

  it('decides the same with the same view, dice and steps, whatever is hidden from it', () => {
    let compared = 0
    const look = <T extends GameTypes>(game: Game<T>, options: object, seed: number): void => {
      play(game, {
        options,
        isBot: everybody,
        seed,
        level: 'greedy',
        asked(view, dice) {
          if (dice % 29 !== 0) return
          const decision = decide(level, view, seededRandom(dice), A_LITTLE)
          expect(decide(level, view, seededRandom(dice), A_LITTLE)).toEqual(decision)
          const same = seenFromElsewhere(game, view, dice)
          expect(decide(level, same, seededRandom(dice), A_LITTLE)).toEqual(decision)
          compared++
        },
      })
    }
    for (const [index, options] of share(EBBES_TABLES, level).entries())
      look(ebbes, options, SEED + index)
    for (const [index, options] of share(EIDEX_TABLES, level).entries())
      look(eidex, options, SEED + index)
    expect(compared).toBeGreaterThan(rounds(5, 30))
  })

  it('wins ebbes more often than not against two who play at random', () => {
    const games = 9
    let wins = 0
    for (let seed = 0; seed < games; seed++) {
      const bot = seed % 3
      const isBot = (seat: number): boolean => seat === bot
      const options = { seats: 3 }
      const outcome = play(ebbes, { options, isBot, seed, level, thinking: { steps: 500 } })
      if (outcome.winners.includes(bot)) wins += 1 / outcome.winners.length
    }
    expect(wins / games).toBeGreaterThan(0.5)
  })

  it('answers when time is over, with steps left', () => {
    let asked = 0
    const isOver = (): boolean => ++asked > 2
    const view = firstChoice()
    expect(listed<unknown>(view.legal)).toContainEqual(
      decide(level, view, seededRandom(1), { steps: Infinity, isOver }),
    )
    expect(asked).toBeLessThan(10)
  })
})

/** The first lead of a game of ebbes. */
function firstChoice(): AnyView {
  const made = ebbes.setup({ seats: 3, starter: 0 })
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const random = seededRandom(5)
  while (ebbes.next(state).kind === 'chance')
    ebbes.apply(state, { by: 'chance', outcome: ebbes.sampleChance(state, random) })
  return ebbes.view(state, 0)
}

describe('an estimate', () => {
  it('has every legal action, best first, with its spread', () => {
    const view = firstChoice()
    const all = estimate(view, seededRandom(1), { steps: 20_000 })
    const legal = listed<unknown>(view.legal)
    expect(all).toHaveLength(legal.length)
    expect(legal).toEqual(expect.arrayContaining(all.map(({ action }) => action)))
    const chances = all.map(({ chance }) => chance)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    for (const { gain, spread, chance, worlds } of all) {
      expect(Math.abs(gain)).toBeLessThan(10)
      expect(spread).toBeGreaterThan(0)
      expect(chance).toBeGreaterThan(0.1)
      expect(chance).toBeLessThan(0.6)
      expect(worlds).toBe(all[0]?.worlds)
    }
    expect(estimate(view, seededRandom(1), { steps: 20_000 })).toEqual(all)
  })

  it('is in victory points for Eidex', () => {
    let looked = 0
    play(eidex, {
      options: { target: 3, victoryPoints: [2, 2, 2] },
      isBot: everybody,
      seed: 1,
      level: 'greedy',
      asked(view, dice) {
        if (dice % 9 !== 0) return
        looked++
        for (const { gain, chance } of estimate(view, seededRandom(dice), A_LITTLE)) {
          expect(gain).toBeGreaterThanOrEqual(0)
          expect(gain).toBeLessThanOrEqual(2)
          expect(chance).toBeGreaterThanOrEqual(0)
          expect(chance).toBeLessThanOrEqual(1)
        }
      },
    })
    expect(looked).toBeGreaterThan(2)
  })
})
