/** What every game promises, checked by random play: one contract for all games. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playRandomly } from '../../scripts/sim/play'
import {
  beginsRound,
  endsTrick,
  isDeal,
  listed,
  readLog,
  replay,
  writeLog,
  type Game,
  type GameTypes,
  type Input,
  type Log,
  type Random,
  type Viewer,
} from '../../src/engine/kernel'
import { seededRandom, shuffle } from '../../src/engine/random'
import { itIsTheSameInNumbers } from './numbers'

export interface Contract<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: fc.Arbitrary<object>
  /** Every action there could ever be at this table, legal or not. */
  everyAction(state: T['State']): readonly T['Action'][]
  /** Every card that this viewer cannot see. */
  hiddenCards(state: T['State'], viewer: Viewer): readonly HiddenCard[]
  seats(state: T['State']): number
  /**
   * What in an imagined state contradicts the view it was imagined from, one sentence each: a card in
   * a hand that is known not to have it, a card lost or doubled. A view shows none of that back.
   */
  contradictions?(imagined: T['State'], view: T['View']): readonly string[]
  /** The part of a view that a viewer could have worked out from what he was told, told anew. */
  remembered?(events: readonly T['Event'][], state: T['State']): object
  /** The names of all cards of this table. */
  cards?(state: T['State']): readonly string[]
  readonly runs: number
}

/** A hidden card, and how to put another in its place. */
export interface HiddenCard {
  readonly card: number
  readonly holder: string
  replace(by: number): void
}

/** Swaps two hidden cards of different holders; false if there are no two. */
function swapTwo(cards: readonly HiddenCard[], random: Random): boolean {
  const hidden = shuffle(cards, random)
  const [first] = hidden
  const second = hidden.find(({ holder }) => holder !== first?.holder)
  if (first === undefined || second === undefined) return false
  first.replace(second.card)
  second.replace(first.card)
  return true
}

/** A state in the middle of a random game, and how it came about. */
interface Moment<T extends GameTypes> {
  readonly state: T['State']
  readonly inputs: readonly Input<T>[]
  readonly events: readonly T['Event'][]
}

class Enough extends Error {}

export function describeContract<T extends GameTypes>(contract: Contract<T>): void {
  const { game, runs } = contract
  const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

  function setup(options: object): T['State'] {
    const made = game.setup(options)
    if (!made.ok) throw new Error(made.refusal.message)
    return made.value
  }

  function momentAfter(
    options: object,
    seed: number,
    steps: number,
    onTheWay?: (state: T['State'], events: readonly T['Event'][]) => void,
  ): Moment<T> {
    const state = setup(options)
    const inputs: Input<T>[] = []
    const events: T['Event'][] = []
    try {
      playRandomly(game, state, seededRandom(seed), {
        seen(_, input, seen) {
          inputs.push(input)
          events.push(...seen)
          onTheWay?.(state, seen)
          if (inputs.length >= steps) throw new Enough()
        },
      })
    } catch (error) {
      if (!(error instanceof Enough)) throw error
    }
    return { state, inputs, events }
  }

  /** Checks a property at random moments of random games. */
  function always(check: (moment: Moment<T>, random: Random, options: object) => void): void {
    const seed = fc.integer({ min: 1, max: 1e6 })
    const steps = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(contract.options, seed, steps, (options, seed, steps) => {
        check(momentAfter(options, seed, steps), seededRandom(seed + 1), options)
      }),
      { numRuns: runs },
    )
  }

  const viewersOf = (state: T['State']): Viewer[] => [
    ...Array.from({ length: contract.seats(state) }, (_, seat) => seat),
    'spectator',
  ]

  const logOf = ({ state, inputs }: Moment<T>): Log<T> => ({
    game: game.id,
    rulesVersion: game.rulesVersion,
    config: (state as { config: T['Config'] }).config,
    inputs,
  })

  describe(`${game.id} keeps the contract`, () => {
    it('state, actions, events and views are plain JSON', () => {
      always(({ state, inputs, events }) => {
        expect(json(state)).toEqual(state)
        expect(json(inputs)).toEqual(inputs)
        expect(json(events)).toEqual(events)
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer)
          expect(json(view)).toEqual(view)
        }
      })
    })

    it('uses the words that shared code relies on', () => {
      let tricks = 0
      always(({ state, inputs, events }) => {
        const deals = inputs.filter((input) => input.by === 'chance' && isDeal(input.outcome))
        expect(events.filter(beginsRound)).toHaveLength(deals.length)
        for (const { winner } of events.filter(endsTrick)) {
          tricks++
          expect(Number.isInteger(winner)).toBe(true)
        }
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer)
          expect([view.game, view.viewer]).toEqual([game.id, viewer])
          expect(view.outcome === null).toBe(game.next(state).kind !== 'over')
          expect(view.hand).toHaveLength(
            viewer === 'spectator' ? 0 : (view.handSizes[viewer] ?? -1),
          )
          expect(view.legal).toEqual(
            viewer === 'spectator' ? { complete: true, all: [] } : game.legalActions(state, viewer),
          )
        }
      })
      expect(tricks).toBeGreaterThan(0)
    })

    it('replaying a log gives the state, also from its text', () => {
      always((moment) => {
        const log = logOf(moment)
        const replayed = replay(game, log)
        expect(replayed).toEqual({ ok: true, value: moment.state })
        expect(readLog(writeLog(log))).toEqual({ ok: true, value: json(log) })
      })
    })

    it('a copy, and a saved and loaded state, play on identically and on their own', () => {
      always(({ state }, random) => {
        const seed = random(1e6)
        const before = JSON.stringify(state)
        const copies = [game.copy(state), json(state) as T['State']]
        for (const copy of copies) playRandomly(game, copy, seededRandom(seed))
        expect(JSON.stringify(state)).toBe(before)
        playRandomly(game, state, seededRandom(seed))
        for (const copy of copies) expect(copy).toEqual(state)
      })
    })

    it('legal actions are exactly those that are accepted, and a refusal changes nothing', () => {
      always(({ state }) => {
        const before = JSON.stringify(state)
        const next = game.next(state)
        for (let seat = 0; seat < contract.seats(state); seat++) {
          const legal = game.legalActions(state, seat)
          expect(game.legalActions(state, seat)).toEqual(legal)
          const asked = next.kind === 'seats' && next.seats.includes(seat)
          const choices = listed(legal)
          expect(choices.length > 0).toBe(asked)
          if (!asked) expect(legal.complete).toBe(true)
          const names = new Set(choices.map((action) => JSON.stringify(action)))
          expect(names.size).toBe(choices.length)
          for (const action of contract.everyAction(state)) {
            const copy = game.copy(state)
            const applied = game.apply(copy, { by: seat, action })
            const name = JSON.stringify(action)
            expect(applied.ok, `${name} by seat ${seat}`).toBe(names.has(name))
            if (!applied.ok) {
              expect(JSON.stringify(copy)).toBe(before)
              expect(applied.refusal.code).toMatch(/^[a-z]+(\.[a-z-]+)+$/)
            }
          }
        }
        expect(JSON.stringify(state)).toBe(before)
      })
    })

    itIsTheSameInNumbers(contract)

    it('whatever the wire brings is refused with a code, and changes nothing', () => {
      const junk = fc.oneof(
        fc.jsonValue(),
        fc.record({ by: fc.jsonValue(), action: fc.jsonValue() }),
        fc.record({ by: fc.constant('chance'), outcome: fc.jsonValue() }),
        fc.record({
          by: fc.integer({ min: -1, max: 6 }),
          action: fc.record({ type: fc.string(), card: fc.jsonValue(), seat: fc.jsonValue() }),
        }),
      )
      fc.assert(
        fc.property(contract.options, fc.nat(200), junk, (options, steps, input) => {
          const { state } = momentAfter(options, 1, steps + 1)
          const before = JSON.stringify(state)
          const applied = game.apply(state, input as Input<T>)
          expect(applied.ok).toBe(false)
          expect(JSON.stringify(state)).toBe(before)
        }),
        { numRuns: runs * 3 },
      )
    })

    it('nobody sees a difference when cards he cannot see are swapped', () => {
      let swaps = 0
      always(({ state }, random) => {
        for (const viewer of viewersOf(state)) {
          const swapped = game.copy(state)
          if (!swapTwo(contract.hiddenCards(swapped, viewer), random)) continue
          swaps++
          expect(swapped).not.toEqual(state)
          expect(game.view(swapped, viewer)).toEqual(game.view(state, viewer))
        }
      })
      expect(swaps).toBeGreaterThan(runs)
    })

    it('an imagined state looks the same to the one who imagines it, and can be played on', () => {
      always(({ state }, random) => {
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer)
          const imagined = game.imagine(view, random)
          expect(game.view(imagined, viewer)).toEqual(view)
          playRandomly(game, imagined, random)
        }
      })
    })

    if (contract.contradictions)
      it('an imagined state agrees with all that is known', () => {
        always(({ state }, random) => {
          for (const viewer of viewersOf(state)) {
            const view = game.view(state, viewer)
            expect(contract.contradictions?.(state, view)).toEqual([])
            expect(contract.contradictions?.(game.imagine(view, random), view)).toEqual([])
          }
        })
      })

    if (contract.remembered)
      it('a view remembers what was told, no more and no less', () => {
        always(({ state, events }) => {
          for (const viewer of viewersOf(state)) {
            const told = events.map((event) => game.redact(event, viewer))
            const view = game.view(state, viewer)
            expect(view).toMatchObject(contract.remembered?.(told, state) ?? {})
          }
        })
      })

    if (contract.cards)
      it('an event names only cards that its viewer may know', () => {
        const leaksIn = (state: T['State'], events: readonly T['Event'][]): string[] =>
          viewersOf(state).flatMap((viewer) => {
            const told = JSON.stringify(events.map((event) => game.redact(event, viewer)))
            // What a seat may do can name cards that it does not see.
            const shown = JSON.stringify({ ...game.view(state, viewer), legal: [] })
            return (contract.cards?.(state) ?? [])
              .map((card) => `"${card}"`)
              .filter((name) => told.includes(name) && !shown.includes(name))
              .map((name) => `${viewer} must not be told ${name}: ${told}`)
          })
        const seed = fc.integer({ min: 1, max: 1e6 })
        const steps = fc.integer({ min: 1, max: 120 })
        fc.assert(
          fc.property(contract.options, seed, steps, (options, seed, steps) => {
            const leaks: string[] = []
            momentAfter(options, seed, steps, (state, events) => {
              leaks.push(...leaksIn(state, events))
            })
            expect(leaks).toEqual([])
          }),
          { numRuns: runs },
        )
      })
  })
}
