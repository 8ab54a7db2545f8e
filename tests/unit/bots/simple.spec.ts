import { describe, expect, it } from 'vitest'
import { BOTS, decide } from '../../../src/bots/player'
import { ebbes } from '../../../src/engine/ebbes/game'
import { POWER_IDS } from '../../../src/engine/eidex/characters'
import { eidex } from '../../../src/engine/eidex/game'
import type { Game, GameTypes } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { rounds, SEED } from '../../depth'
import {
  EBBES_TABLES,
  EIDEX_TABLES,
  everybody,
  listenForPowers,
  play,
  seenFromElsewhere,
} from './tables'

describe.each(['random', 'greedy'] as const)('a %s bot', (level) => {
  it.each(EBBES_TABLES)('plays ebbes by the rules: %o', (options) => {
    for (let seed = SEED; seed < SEED + rounds(1, 10); seed++) {
      play(ebbes, { options, isBot: everybody, seed, level })
      play(ebbes, { options, isBot: (seat) => seat === 1, seed, level })
    }
  })

  it('plays Eidex by the rules, and uses every power whose answers are listed', () => {
    const { used, told } = listenForPowers()
    for (const [seed, options] of EIDEX_TABLES.entries()) {
      play(eidex, { options, isBot: everybody, seed, level, told })
      if (seed % rounds(6, 1) === 0)
        play(eidex, { options, isBot: (seat) => seat === seed % 3, seed: SEED + seed, level })
    }
    // The first two are used in playing a card.
    const asked = POWER_IDS.filter((id) => !['excuse', 'sphinx', 'quizmaster'].includes(id))
    expect(asked.filter((id) => !used.has(id))).toEqual([])
  })

  it('decides the same with the same view and dice, whatever is hidden from it', () => {
    let compared = 0
    const look = <T extends GameTypes>(game: Game<T>, options: object, seed: number): void => {
      play(game, {
        options,
        isBot: everybody,
        seed,
        level,
        asked(view, dice) {
          if (dice % 7 !== 0) return
          const decision = decide(level, view, seededRandom(dice))
          expect(decide(level, view, seededRandom(dice))).toEqual(decision)
          for (const deal of [1, 2]) {
            const same = seenFromElsewhere(game, view, dice + deal)
            expect(decide(level, same, seededRandom(dice))).toEqual(decision)
          }
          compared++
        },
      })
    }
    for (const [index, options] of EBBES_TABLES.entries()) look(ebbes, options, SEED + index)
    for (const [index, options] of EIDEX_TABLES.entries())
      if (index % rounds(9, 1) === 0) look(eidex, options, SEED + index)
    expect(compared).toBeGreaterThan(150)
  })
})

it.each(BOTS)('%s has nothing to say where nobody asks', (level) => {
  const made = ebbes.setup({ seats: 3 })
  if (!made.ok) throw new Error(made.refusal.message)
  const view = ebbes.view(made.value, 0)
  expect(() => decide(level, view, seededRandom(1))).toThrow('nothing to choose')
})

describe('against two who play at random, a greedy bot', () => {
  const level = 'greedy'

  it('wins ebbes more often than not', () => {
    const games = 150
    let wins = 0
    for (let seed = 0; seed < games; seed++) {
      const bot = seed % 3
      const isBot = (seat: number): boolean => seat === bot
      const outcome = play(ebbes, { options: { seats: 3 }, isBot, seed, level })
      if (outcome.winners.includes(bot)) wins += 1 / outcome.winners.length
    }
    expect(wins / games).toBeGreaterThan(0.6)
  })

  it('gets more than its share of Eidex', () => {
    let mine = 0
    let all = 0
    for (let seed = 0; seed < 40; seed++) {
      const bot = seed % 3
      const isBot = (seat: number): boolean => seat === bot
      const { victoryPoints } = play(eidex, { options: { target: 15 }, isBot, seed, level })
      mine += victoryPoints[bot] as number
      all += victoryPoints.reduce((sum, each) => sum + each, 0)
    }
    // A third would be chance; half is the most that one seat can get without a Match.
    expect(mine / all).toBeGreaterThan(0.38)
  })
})
