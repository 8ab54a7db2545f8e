/** Bots of every level play every game, and its coach says what goes over the wire. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BOTS, estimate } from '../../src/bots/player'
import { knownGame } from '../../src/engine/known-game'
import { listed } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import { advice, MAX_ESTIMATES } from '../../src/protocol/coach'
import { everybody, play } from '../unit/bots/tables'
import { SAMPLES } from './index'

/** By the rules, not well: what is tested is that every answer is taken. */
const BRIEFLY = { steps: 60 }

describe.each(SAMPLES)('at a table of $id', ({ id, short }) => {
  const game = knownGame(id)
  const [options = {}] = Object.values(short)

  it.each(BOTS)('a %s bot plays by the rules', (level) => {
    const outcome = play(game, { options, isBot: everybody, seed: 1, level, thinking: BRIEFLY })
    expect(outcome.winners.length).toBeGreaterThan(0)
    expect(game.totalsOf(outcome).length).toBeGreaterThan(1)
  })

  it('the coach weighs what can be done, the best first', () => {
    let asked = 0
    play(game, {
      options,
      isBot: (seat) => seat === 0,
      seed: 2,
      level: 'greedy',
      asked(view) {
        const choices = listed<unknown>(view.legal).length
        // Each last card, too: there is nothing to play on after it.
        if ((asked++ % 5 !== 0 && choices > 1) || choices > MAX_ESTIMATES) return
        const estimates = estimate(view, seededRandom(asked), BRIEFLY)
        const chances = estimates.map(({ chance }) => chance)
        expect(chances).toEqual(chances.toSorted((a, b) => b - a))
        expect(estimates.length).toBeGreaterThan(0)
        const told = estimates.map(({ worlds: _, ...rest }) => rest)
        expect(v.is(advice, { type: 'advice', number: 1, rev: 1, estimates: told })).toBe(true)
      },
    })
    expect(asked).toBeGreaterThan(4)
  })
})
