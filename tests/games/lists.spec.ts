/** A game is on the list of every layer, under its own name. */
import { expect, it } from 'vitest'
import { searchModelOf, SEARCH_MODELS } from '../../src/bots/games'
import { gameOf, GAMES } from '../../src/engine/games'
import { schemasOf, SCHEMAS } from '../../src/protocol/games'
import { GAMES as COVERS } from '../../src/renderer/games'

const ids = Object.keys(GAMES)

it.each([
  ['bots', SEARCH_MODELS],
  ['protocol', SCHEMAS],
  ['pages', COVERS],
])('the %s know the same games as the engine', (_, list) => {
  expect(Object.keys(list)).toEqual(ids)
})

it.each(ids)('%s goes by its own name', (id) => {
  expect(gameOf(id)?.id).toBe(id)
  expect(searchModelOf(id)?.game.id).toBe(id)
  expect(COVERS[id]?.id).toBe(id)
})

it.each(['skat', 'toString', '__proto__'])('nobody knows %s', (id) => {
  expect([gameOf(id), searchModelOf(id), schemasOf(id)]).toEqual([undefined, undefined, undefined])
})

it.each(ids)('a table of %s has as many seats as it was made for', (id) => {
  const game = gameOf(id)
  const made = (game?.seats ?? []).map((seats) => game?.tableOptions({}, seats))
  const read = made.map((options) => (options?.ok === true ? game?.seatsOf(options.value) : null))
  expect(read).toEqual(game?.seats)
  expect(COVERS[id]?.seats).toEqual(game?.seats)
  expect(game?.tableOptions({}, 6).ok).toBe(false)
})
