import { expect, it } from 'vitest'
import { completeList, type AnyAction, type AnyView } from '../../../src/engine/kernel'
import { forcedPlay, whenAsked } from '../../../src/renderer/table/ahead-verdict'

const asked = (...actions: readonly AnyAction[]): AnyView => ({
  game: 'any',
  viewer: 0,
  hand: ['A1', 'B2', 'C3'],
  handSizes: [3, 3],
  legal: completeList(actions),
  outcome: null,
})
const play = (card: string, more: object = {}) => ({ type: 'play', card, ...more })

it('a marked card is played if it may be, and in the only way there is', () => {
  expect(whenAsked(asked(play('A1'), play('B2')), 'B2')).toEqual(play('B2'))
  expect(whenAsked(asked(play('A1')), 'B2')).toBe('illegal')
  const secretly = play('B2', { faceDown: true })
  expect(whenAsked(asked(play('A1'), secretly), 'B2')).toBe('changed')
  expect(whenAsked(asked(play('B2'), secretly), 'B2')).toBe('changed')
})

it('a question that is not about playing a card takes the mark away', () => {
  expect(whenAsked(asked({ type: 'pass' }), 'A1')).toBe('changed')
  expect(whenAsked(asked({ type: 'put-down', card: 'A1' } as AnyAction), 'A1')).toBe('changed')
})

it('only a card that is the only choice is forced', () => {
  expect(forcedPlay(asked(play('A1')))).toEqual(play('A1'))
  expect(forcedPlay(asked(play('A1'), play('B2')))).toBeUndefined()
  expect(forcedPlay(asked({ type: 'pass' }))).toBeUndefined()
  expect(forcedPlay(asked(play('A1', { excuse: true })))).toBeUndefined()
  const some = { complete: false, some: [play('A1')] } as const
  expect(forcedPlay({ ...asked(), legal: some })).toBeUndefined()
})
