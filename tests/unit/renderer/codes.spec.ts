import { expect, it } from 'vitest'
import { isWholeCode, MAX_TYPED, spelt, typedCode } from '../../../src/renderer/lobby/code'

it('a code is shown in groups of five, and read however they are typed', () => {
  expect(spelt('K7QPW')).toBe('K7QPW')
  expect(spelt('K7QPWM3XT9')).toBe('K7QPW M3XT9')
  for (const typed of ['K7QPWM3XT9', 'k7qpw m3xt9', 'K7QPW-M3XT9', ' K7QPWM3XT9 ']) {
    expect(typed.length).toBeLessThanOrEqual(MAX_TYPED)
    expect(typedCode(typed)).toBe('K7QPWM3XT9')
  }
})

it('a code is whole with five or ten letters', () => {
  const lengths = Array.from({ length: 13 }, (_, length) => length)
  expect(lengths.filter((length) => isWholeCode('A'.repeat(length)))).toEqual([5, 10])
})
