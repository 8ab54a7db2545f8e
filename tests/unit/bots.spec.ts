import { describe, expect, it } from 'vitest'
import { decide, LEVELS, type Level } from '../../src/bots/player'
import { ebbes } from '../../src/engine/ebbes/game'
import type { View as EbbesView } from '../../src/engine/ebbes/view'
import { POWER_IDS } from '../../src/engine/eidex/characters'
import { eidex } from '../../src/engine/eidex/game'
import type { View as EidexView } from '../../src/engine/eidex/view'
import type { Game, GameTypes, Input, Random, Seat } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'

type AnyView = EbbesView | EidexView

/** A table where some seats are bots and the others play at random. */
interface Sitting {
  readonly options: object
  readonly isBot: (seat: Seat) => boolean
  readonly seed: number
  readonly level?: Level
  /** Before each decision of a bot, with the dice it will have. */
  readonly asked?: (view: AnyView, seed: number) => void
  readonly told?: (events: readonly object[]) => void
}

function play<T extends GameTypes>(game: Game<T>, sitting: Sitting): T['Outcome'] {
  const { options, isBot, seed, level = 'greedy', asked, told } = sitting
  const made = game.setup(options)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const random = seededRandom(seed)
  for (;;) {
    const next = game.next(state)
    if (next.kind === 'over') return next.outcome
    let input: Input<T>
    if (next.kind === 'chance') input = { by: 'chance', outcome: game.sampleChance(state, random) }
    else {
      const seat = next.seats[random(next.seats.length)] as Seat
      let action = isBot(seat) ? undefined : randomAction(game, state, seat, random)
      if (action === undefined) {
        const view = game.view(state, seat) as AnyView
        const dice = random(1e9)
        asked?.(view, dice)
        action = decide(level, view, seededRandom(dice))
      }
      input = { by: seat, action }
    }
    const applied = game.apply(state, input)
    if (!applied.ok) {
      throw new Error(`${JSON.stringify(input)} is refused: ${applied.refusal.message}`)
    }
    told?.(applied.value)
  }
}

function randomAction<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  random: Random,
): T['Action'] {
  if (game.sampleAction !== undefined) return game.sampleAction(state, seat, random)
  const legal = game.legalActions(state, seat)
  return legal[random(legal.length)] as T['Action']
}

const everybody = (): boolean => true

const EBBES_TABLES = [2, 3, 4, 5].flatMap((seats) =>
  [false, true].flatMap((variant1) =>
    [false, true].map((variant2) => ({ seats, variant1, variant2 })),
  ),
)

/** Every character thrice, in changing company. */
const TRIOS = POWER_IDS.map((id, place) => [
  id,
  POWER_IDS[(place + 7) % 36],
  POWER_IDS[(place + 19) % 36],
])
const EIDEX_TABLES = [
  { target: 3 },
  ...TRIOS.map((characters) => ({ mode: 'cosmic', characters, target: 3 })),
]

describe.each(LEVELS)('a %s bot', (level) => {
  it.each(EBBES_TABLES)('plays ebbes by the rules: %o', (options) => {
    play(ebbes, { options, isBot: everybody, seed: 1, level })
    play(ebbes, { options, isBot: (seat) => seat === 1, seed: 2, level })
  })

  it('plays Eidex by the rules, and uses every power that it is asked to use', () => {
    const used = new Set<string>()
    const told = (events: readonly object[]): void => {
      for (const event of events as { type: string; id?: string }[]) {
        if (event.type === 'power' && event.id !== undefined) used.add(event.id)
      }
    }
    for (const [seed, options] of EIDEX_TABLES.entries()) {
      play(eidex, { options, isBot: everybody, seed, level, told })
      play(eidex, { options, isBot: (seat) => seat === seed % 3, seed, level })
    }
    // These two are used in playing a card.
    const asked = POWER_IDS.filter((id) => id !== 'excuse' && id !== 'sphinx')
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
            const other = game.imagine(view, seededRandom(dice + deal))
            const same = game.view(other, view.viewer) as AnyView
            expect(decide(level, same, seededRandom(dice))).toEqual(decision)
          }
          compared++
        },
      })
    }
    for (const [seed, options] of EBBES_TABLES.entries()) look(ebbes, options, seed)
    for (const [seed, options] of EIDEX_TABLES.entries())
      if (seed % 4 === 0) look(eidex, options, seed)
    expect(compared).toBeGreaterThan(200)
  })

  it('wins ebbes more often than not against two who play at random', () => {
    const games = 150
    let wins = 0
    for (let seed = 0; seed < games; seed++) {
      const bot = seed % 3
      const outcome = play(ebbes, {
        options: { seats: 3 },
        isBot: (seat) => seat === bot,
        seed,
        level,
      })
      if (outcome.winners.includes(bot)) wins += 1 / outcome.winners.length
    }
    expect(wins / games).toBeGreaterThan(0.6)
  })

  it('gets more than its share of Eidex against two who play at random', () => {
    let mine = 0
    let all = 0
    for (let seed = 0; seed < 40; seed++) {
      const bot = seed % 3
      const { victoryPoints } = play(eidex, {
        options: { target: 15 },
        isBot: (seat) => seat === bot,
        seed,
        level,
      })
      mine += victoryPoints[bot] as number
      all += victoryPoints.reduce((sum, each) => sum + each, 0)
    }
    // A third would be chance; half is the most that one seat can get without a Match.
    expect(mine / all).toBeGreaterThan(0.38)
  })

  it('has nothing to say where nobody asks it', () => {
    const made = ebbes.setup({ seats: 3 })
    if (!made.ok) throw new Error(made.refusal.message)
    const view = ebbes.view(made.value, 0)
    expect(() => decide(level, view, seededRandom(1))).toThrow('nothing to choose')
  })
})
