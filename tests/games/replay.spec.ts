/** A replay shows the game that was played: at every step, from all eyes, there and back again. */
import { describe, expect, it } from 'vitest'
import { loadFaces } from '../../src/renderer/games/faces.svelte'
import { Film, type Eyes } from '../../src/renderer/replay/film'
import { rounds } from '../depth'
import { played } from '../unit/renderer/films'
import { must } from '../harness/guests'
import { SAMPLES } from './index'

await loadFaces()

const viewersOf = (seats: number): readonly (number | 'spectator')[] => [
  ...Array(seats).keys(),
  'spectator',
]

const TABLES = SAMPLES.flatMap(({ id, tables }) =>
  Object.entries(tables).map(([name, options]) => [`${id} ${name}`, id, options] as const),
)

describe.each(TABLES)('the replay of %s', (_, id, options) => {
  const { game, outcome, seen, events } = played(id, options)
  const film = must(Film.of(game))
  const seats = game.players.length

  it('ends in the result of the game', () => {
    expect(film.last).toBe(game.log.inputs.length)
    expect(film.at(film.last, 'spectator').view.outcome).toEqual(outcome)
  })

  it('shows at every step what everybody saw then, forwards, backwards and at a jump', () => {
    const steps = [...Array(film.last + 1).keys()].filter((step) => step % rounds(3, 1) === 0)
    const some = steps.filter((step) => step % rounds(9, 1) === 0)
    const jumps = some.map((step) => (step * 7919) % (film.last + 1))
    for (const step of [...steps, ...some.toReversed(), ...jumps]) {
      // One pair of eyes at each, turn by turn: all of them together take long.
      const viewer = viewersOf(seats)[step % (seats + 1)] ?? 'spectator'
      expect(JSON.stringify(film.at(step, viewer).view)).toBe(seen[step]?.get(viewer))
    }
  })

  it('opens all hands, and nobody else’s to a pair of eyes', () => {
    for (let step = 0; step <= film.last; step += rounds(33, 11)) {
      const { hands, view } = film.at(step, 'open')
      const own = viewersOf(seats).slice(0, -1)
      expect(hands).toEqual(own.map((seat) => film.at(step, seat).view.hand))
      expect(view.hand).toEqual([])
      for (const eyes of [0, 'spectator'] satisfies Eyes[]) {
        expect(film.at(step, eyes).hands).toBeNull()
      }
    }
  })

  it('goes by card, trick and round to where they are, and back the same way', () => {
    const stepsWith = (...types: readonly string[]) =>
      [...events.keys()].filter((step) => events[step]?.some(({ type }) => types.includes(type)))
    const walked = { card: [0], trick: [0], round: [0] }
    for (const stride of ['card', 'trick', 'round'] as const) {
      const there = walked[stride]
      while ((there.at(-1) as number) < film.last)
        there.push(film.next(stride, there.at(-1) as number))
      const back = [film.last]
      while ((back.at(-1) as number) > 0) back.push(film.previous(stride, back.at(-1) as number))
      expect(back.toReversed()).toEqual(there)
    }
    const something = [...events.keys()].filter((step) => events[step]?.length !== 0)
    expect(walked.card.slice(1)).toEqual(something)
    expect(walked.round.slice(1, -1)).toEqual(stepsWith('dealt'))
    expect(walked.trick).toEqual(expect.arrayContaining(stepsWith('trick')))
    expect(film.beginning).toBe(stepsWith('dealt')[0])
  })

  it('knows in which round and trick it is', () => {
    const deals = events.flat().filter(({ type }) => type === 'dealt').length
    expect(film.placeAt(film.last).round).toBe(deals)
    let [tricks, ends] = [0, 0]
    for (const [step, happened] of events.entries()) {
      if (happened.some(({ type }) => type === 'dealt')) tricks = 0
      const ended = happened.filter(({ type }) => type === 'trick').length
      if (ended > 0) expect(film.placeAt(step).trick).toBe(tricks + 1)
      tricks += ended
      ends += ended
    }
    expect(ends).toBeGreaterThan(deals)
  })
})

it('a game that breaks the rules is no film', () => {
  const { game } = played(TABLES[0]?.[1] ?? '', TABLES[0]?.[2] ?? {})
  const { log } = game
  const twice = { ...log, inputs: [...log.inputs, log.inputs[5] as (typeof log.inputs)[number]] }
  expect(Film.of({ ...game, log: twice })).toMatchObject({ ok: false })
})
