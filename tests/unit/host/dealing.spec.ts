import { expect, it } from 'vitest'
import { Dealing } from '../../../src/host/table/dealing'

it('somebody who comes and goes for ever does not count a message beyond its bounds', () => {
  const what = { table: '0123456789abcdef', game: 1, options: 'abc' }
  const bytes = (count: number) => 'ab'.repeat(count)
  const restartsOf = (restarts: number) =>
    new Dealing({ ...what, restarts }, [true, true], bytes).info.restarts
  expect(restartsOf(7)).toBe(7)
  expect(restartsOf(10 ** 9)).toBe(1000)
})
