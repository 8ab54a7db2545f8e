/** What a coach gives as reasons, held against what really comes of an action. */
import { describe, expect, it } from 'vitest'
import { estimate } from '../../../src/bots/player'
import type { Action } from '../../../src/engine/ebbes/actions'
import { parseCard, suitNameOf, suitOf } from '../../../src/engine/ebbes/cards'
import { ebbes } from '../../../src/engine/ebbes/game'
import { ROLES } from '../../../src/engine/ebbes/roles'
import { eidex } from '../../../src/engine/eidex/game'
import { listed, type Game, type GameTypes } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'

const STEPS = { steps: 800 }

/** Every decision of a seeded game in which nobody thinks, until it is over or enough was seen. */
function* decisionsOf<T extends GameTypes>(game: Game<T>, seed: number, most: number) {
  const random = seededRandom(seed)
  const made = game.setup({})
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  for (let seen = 0; seen < most;) {
    const next = game.next(state)
    if (next.kind === 'over') return
    if (next.kind === 'chance') {
      game.apply(state, { by: 'chance', outcome: game.sampleChance(state, random) })
      continue
    }
    const seat = next.seats[0] as number
    const legal = listed(game.legalActions(state, seat))
    if (legal.length > 1) {
      seen++
      yield { state, seat, view: game.view(state, seat) }
    }
    game.apply(state, { by: seat, action: legal[random(legal.length)] as T['Action'] })
  }
}

const winnerIn = (events: readonly object[]): unknown =>
  events
    .map((event) => event as { type: string; winner?: unknown })
    .find(({ type }) => type === 'trick')?.winner

describe('reasons', () => {
  it('name the role that a suit has, and are sure of a trick that the card closes', () => {
    let closing = 0
    let given = 0
    for (const { state, seat, view } of decisionsOf(ebbes, 7, 40)) {
      for (const { action, reasons } of estimate(view, seededRandom(1), STEPS)) {
        if (action.type !== 'play') continue
        const suit = suitNameOf(suitOf(parseCard((action as Action & { type: 'play' }).card)))
        const role = ROLES.find((each) => view.roles[each] === suit)
        if (role !== undefined) {
          given++
          expect(reasons).toContainEqual({ what: 'role', suit, role, chance: 1, certain: true })
        }
        const applied = ebbes.apply(ebbes.copy(state), { by: seat, action } as never)
        const winner = applied.ok ? winnerIn(applied.value) : undefined
        if (winner === undefined) continue
        closing++
        const chance = winner === seat ? 1 : 0
        expect(reasons).toContainEqual({ what: 'takes', chance, certain: true })
      }
    }
    expect(closing).toBeGreaterThan(5)
    expect(given).toBeGreaterThan(5)
  })

  it('of Eidex say where the points end up, one place in each world', () => {
    let looked = 0
    for (const { view } of decisionsOf(eidex, 3, 20)) {
      for (const { reasons } of estimate(view, seededRandom(1), STEPS)) {
        looked++
        expect(reasons.map(({ what }) => what)).toEqual([
          'takes',
          expect.stringMatching(/^(high|low|middle|over)$/),
        ])
      }
    }
    expect(looked).toBeGreaterThan(20)
  })
})
