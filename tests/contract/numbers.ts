/** The second door: a game in numbers is the same game. Every game is played through both, step by step. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playInNumbers } from '../../scripts/sim/play'
import { members } from '../../src/engine/bits'
import { listed, type Game, type GameTypes, type Input, type Seat } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'

export interface TwoDoors<T extends GameTypes> {
  readonly game: Game<T>
  readonly options: fc.Arbitrary<object>
  everyAction(state: T['State']): readonly T['Action'][]
  readonly runs: number
}

/** How often every action that there could be is tried, in steps. */
const EVERY = 7

export function itIsTheSameInNumbers<T extends GameTypes>(contract: TwoDoors<T>): void {
  const { game, runs } = contract
  const { numbers } = game

  function setup(options: object): T['State'] {
    const made = game.setup(options)
    if (!made.ok) throw new Error(made.refusal.message)
    return made.value
  }

  /** What may be done at the border is what may be done in numbers, in the same order. */
  function compareOffers(state: T['State'], twin: T['State'], seat: Seat): readonly number[] {
    const into: number[] = []
    const offered = into.slice(0, numbers.legal(twin, seat, into))
    const actions = offered.map((action) => numbers.actionOf(twin, seat, action))
    expect(actions).toEqual(listed(game.legalActions(state, seat)))
    expect(actions.map((action) => numbers.numberOf(twin, seat, action))).toEqual(offered)
    return offered
  }

  function compareRefusals(state: T['State'], twin: T['State'], seat: Seat): void {
    for (const action of contract.everyAction(state)) {
      const isTaken = game.apply(game.copy(state), { by: seat, action }).ok
      const number = numbers.numberOf(twin, seat, action)
      expect(number !== undefined, `${JSON.stringify(action)} by seat ${seat}`).toBe(isTaken)
      if (number !== undefined) expect(numbers.actionOf(twin, seat, number)).toEqual(action)
    }
  }

  /** Plays both to the end, or this far; the dice of both fall alike. */
  function playBoth(state: T['State'], twin: T['State'], seed: number, steps: number): void {
    const random = seededRandom(seed)
    const [one, other] = [seededRandom(seed + 1), seededRandom(seed + 1)]
    for (let step = 0; step < steps; step++) {
      const next = game.next(state)
      expect(members(numbers.asked(twin))).toEqual(next.kind === 'seats' ? next.seats : [])
      expect(numbers.isOver(twin)).toBe(next.kind === 'over')
      if (next.kind === 'over') return
      const before = game.copy(twin)
      let input: Input<T>
      if (next.kind === 'chance') {
        input = { by: 'chance', outcome: game.sampleChance(state, one) }
        numbers.roll(twin, other)
      } else {
        const by = next.seats[random(next.seats.length)] as Seat
        const offered = compareOffers(state, twin, by)
        if (step % EVERY === 0) compareRefusals(state, twin, by)
        const legal = listed(game.legalActions(state, by))
        const sampled = game.sampleAction?.(state, by, one) ?? legal[one(legal.length)]
        let number = numbers.sample(twin, by, other)
        expect(numbers.actionOf(twin, by, number)).toEqual(sampled)
        // Half the time one of those listed: what is sampled need not be among them.
        if (random(2) === 0) number = offered[random(offered.length)] as number
        input = { by, action: numbers.actionOf(twin, by, number) }
        numbers.act(twin, by, number)
      }
      const told = game.apply(state, input)
      expect(told.ok).toBe(true)
      expect(twin).toEqual(state)
      // Wherever a state comes from, it hears and plays the same.
      expect(game.apply(before, input)).toEqual(told)
      expect(before).toEqual(state)
    }
    expect(one(1e6)).toBe(other(1e6))
  }

  it('in numbers it is the same game: asked, offered, refused, played and rolled alike', () => {
    const seed = fc.integer({ min: 1, max: 1e6 })
    const steps = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(contract.options, seed, steps, (options, seed, steps) => {
        const [state, twin, target] = [setup(options), setup(options), setup(options)]
        playBoth(state, twin, seed, steps)
        numbers.copyInto(target, twin)
        expect(target).toEqual(state)
        playInNumbers(numbers, target, seededRandom(seed))
        expect(game.next(target).kind).toBe('over')
        expect(twin).toEqual(state)
        // Over whatever lies there already.
        numbers.copyInto(target, twin)
        expect(target).toEqual(state)
      }),
      { numRuns: runs },
    )
  })
}
