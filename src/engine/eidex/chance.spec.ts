import { describe, expect, it } from 'vitest'
import { DECK_NAMES, type Card } from './cards'
import type { Chance } from './actions'
import { eidex } from './game'

function opened(dealer: number) {
  const made = eidex.setup({})
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const roll = (outcome: Chance) => eidex.apply(state, { by: 'chance', outcome })
  roll({ type: 'open', dealer, characters: [null, null, null] })
  return { state, roll }
}

const named = (places: readonly number[]): (Card | undefined)[] =>
  places.flatMap((first) => [0, 1, 2, 3].map((place) => DECK_NAMES[first + place]))

describe('the deal', () => {
  it.each([
    [0, [2, 1, 0]],
    [1, [0, 2, 1]],
    [2, [1, 0, 2]],
  ])('by seat %i goes to the right in packets of four, to %j', (dealer, order) => {
    const { state, roll } = opened(dealer)
    expect(roll({ type: 'deal', deck: DECK_NAMES }).ok).toBe(true)
    for (const [place, seat] of order.entries()) {
      const first = place * 4
      expect(eidex.view(state, seat).hand).toEqual(named([first, first + 12, first + 24]))
    }
    expect(eidex.view(state, 'spectator')).toMatchObject({ dealer, turnUp: 'SA', mode: 'obenabe' })
  })

  it.each([
    ['35 cards', DECK_NAMES.slice(1)],
    ['a card twice', [...DECK_NAMES.slice(1), 'SA' as const]],
    ['a card that does not exist', [...DECK_NAMES.slice(1), 'H5' as Card]],
  ])('is refused with %s', (_what, deck) => {
    const { state, roll } = opened(0)
    const before = JSON.stringify(state)
    expect(roll({ type: 'deal', deck })).toMatchObject({
      ok: false,
      refusal: { code: 'eidex.deal' },
    })
    expect(JSON.stringify(state)).toBe(before)
  })

  it('is refused while a game is on', () => {
    const { roll } = opened(0)
    roll({ type: 'deal', deck: DECK_NAMES })
    expect(roll({ type: 'deal', deck: DECK_NAMES })).toMatchObject({ ok: false })
    expect(roll({ type: 'open', dealer: 1, characters: [null, null, null] })).toMatchObject({
      ok: false,
    })
  })

  it('shows every seat its own cards, and a spectator none', () => {
    const { roll } = opened(0)
    const dealt = roll({ type: 'deal', deck: DECK_NAMES })
    const [event] = dealt.ok ? dealt.value : []
    if (event === undefined) throw new Error('Nothing was told of the deal.')
    expect(eidex.redact(event, 1)).toMatchObject({ hands: [[], { length: 12 }, []] })
    expect(eidex.redact(event, 'spectator')).toMatchObject({ hands: [[], [], []] })
  })
})
