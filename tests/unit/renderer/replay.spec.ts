/** What is around the film of a replay: words, keys, the track, and a film that runs by itself. */
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ebbesEvent } from '../../../src/protocol/ebbes/schemas'
import { eidexEvent } from '../../../src/protocol/eidex/schemas'
import type { AnyEvent } from '../../../src/engine/kernel'
import { Projector } from '../../../src/renderer/playback/projector.svelte'
import { Film } from '../../../src/renderer/replay/film'
import { commandOf, obey } from '../../../src/renderer/replay/keys'
import { newestOnly } from '../../../src/renderer/replay/newest'
import { loadFaces } from '../../../src/renderer/games/faces.svelte'
import { reaching as spaceReached } from '../../../src/renderer/games/ebbes/table/reached'
import { reaching as pointsReached } from '../../../src/renderer/games/eidex/table/reached'
import { sourceOf } from '../../../src/renderer/replay/shown'
import { tableOf } from '../../../src/renderer/replay/table-of'
import { linesOf, stepText } from '../../../src/renderer/replay/words'
import { played, stichOf } from './films'
import { must } from '../../harness/guests'

await loadFaces()

const ebbes = played('ebbes', { seats: 3 })
const eidex = played('eidex', { target: 3 })
const filmOf = ({ game }: typeof ebbes) => must(Film.of(game))
const tableOfGame = ({ game }: typeof ebbes) => tableOf(stichOf(game), game)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('in words', () => {
  it.each([
    ['ebbes', ebbes],
    ['eidex', eidex],
  ])('%s: every line knows its step, and every step says where it is', (_, game) => {
    const film = filmOf(game)
    const table = tableOfGame(game)
    const lines = linesOf(film, 'open', table)
    expect(lines.filter(({ isDeal }) => isDeal)).toHaveLength(film.placeAt(film.last).round)
    expect(lines.map(({ step }) => step)).toEqual(
      lines.map(({ step }) => step).toSorted((a, b) => a - b),
    )
    for (const { step, text } of lines) expect(stepText(film, step, lines)).toContain(text)
  })

  it('says the round, the trick, who played and what', () => {
    const film = filmOf(ebbes)
    const table = tableOfGame(ebbes)
    const lines = linesOf(film, 'spectator', table)
    const step = film.next('card', film.next('trick', film.next('trick', 0)))
    expect(stepText(film, step, lines)).toMatch(/^Round 1, trick 2: \w+ plays the \w+ \d+\./)
    expect(stepText(film, 0, lines)).toBe('Nothing has been dealt yet.')
    expect(lines.some(({ text }) => text.startsWith('Anna plays '))).toBe(true)
    expect(lines.some(({ text }) => text.startsWith('Lisbeth plays '))).toBe(true)
  })

  it('tells a pair of eyes only what they saw', () => {
    const cosmic = played('eidex', { mode: 'cosmic', characters: ['dealer', 'skater', 'umwerter'] })
    const film = filmOf(cosmic)
    const put = film.find(({ type }) => type === 'put-down') ?? 0
    const textOf = (eyes: 'open' | 'spectator') =>
      linesOf(film, eyes, tableOfGame(cosmic)).find(({ step }) => step === put)?.text
    expect(textOf('spectator')).toMatch(/sets a card aside/)
    expect(textOf('open')).toMatch(/sets aside the \w+ of \w+/)
  })
})

/** Among the events of one game, which its schema knows. */
const inGame =
  <T>(schema: v.GenericSchema<T>, fits: (event: T) => boolean) =>
  (event: AnyEvent): boolean =>
    v.is(schema, event) && fits(event)

describe('the track', () => {
  const ENDS = { goal: 1000, dabbscheedel: -1000 }
  /** As a click on it does. */
  const roundReaching = (film: Film, space: number) => {
    const [stood, passed] = spaceReached(space, ENDS)
    return film.find(inGame(ebbesEvent, stood)) ?? film.find(inGame(ebbesEvent, passed))
  }
  const gameReaching = (film: Film, seat: number, points: number) =>
    film.find(inGame(eidexEvent, pointsReached(seat, points)))

  it('leads to the round in which somebody came to a space, or passed it', () => {
    const film = filmOf(ebbes)
    const all = ebbes.events
      .flat()
      .map((event) => v.parse(ebbesEvent, event))
      .filter((event) => event.type === 'scored')
    const [first] = all
    expect(first).toBeDefined()
    for (const score of first?.scores ?? []) {
      const step = roundReaching(film, score)
      expect(step).toBe(film.find(({ type }) => type === 'scored'))
    }
    expect(roundReaching(film, 900)).toBeUndefined()
    // Nobody ever stood there, but somebody went past.
    const stood = new Set(all.flatMap(({ scores }) => scores))
    const highest = Math.max(...stood)
    const passed = Array.from({ length: highest }, (_, space) => space).find((s) => !stood.has(s))
    if (passed === undefined) throw new Error('Somebody stood on every space.')
    expect(roundReaching(film, passed)).toBeDefined()
  })

  it('leads to the game after which a seat had so many victory points', () => {
    const film = filmOf(eidex)
    const winner = 'winners' in eidex.outcome ? (eidex.outcome.winners as number[])[0] : undefined
    expect(gameReaching(film, winner ?? 0, 3)).toBe(film.find(isAwardTo(winner ?? 0, 3)))
    expect(gameReaching(film, 0, 4)).toBeUndefined()
  })

  const isAwardTo = (seat: number, points: number) =>
    inGame(
      eidexEvent,
      (event) => event.type === 'awarded' && (event.victoryPoints[seat] ?? 0) >= points,
    )
})

describe('the keys', () => {
  const press = (key: string, more: object = {}) =>
    commandOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more })

  it.each([
    ['ArrowRight', { do: 'next', stride: 'card' }],
    ['ArrowUp', { do: 'previous', stride: 'trick' }],
    ['PageDown', { do: 'next', stride: 'round' }],
    ['End', { do: 'last' }],
    [' ', { do: 'play' }],
    ['3', { do: 'look', eyes: 2 }],
    ['0', { do: 'look', eyes: 'spectator' }],
    ['o', { do: 'look', eyes: 'open' }],
    ['6', undefined],
    ['constructor', undefined],
  ])('%s', (key, command) => {
    expect(press(key)).toEqual(command)
  })

  it('with shift the arrows go by trick, and what is the browser’s stays with it', () => {
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ do: 'previous', stride: 'trick' })
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(press('o', { ctrlKey: true })).toBeUndefined()
  })

  it('are obeyed', () => {
    const film = filmOf(ebbes)
    const projector = new Projector(film, 3, () => 1)
    const keys = (...all: string[]) => {
      for (const key of all) obey(projector, press(key) ?? { do: 'play' })
      return projector.now
    }
    expect(keys().step).toBe(film.beginning)
    expect(keys('End', '2')).toEqual({ step: film.last, eyes: 1, playing: false })
    expect(keys('Home', 'ArrowRight').step).toBe(film.next('card', 0))
    expect(keys('ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp').step).toBe(
      film.beginning,
    )
    expect(keys('5').eyes).toBe(1)
  })
})

describe('by itself', () => {
  it('the film runs to its end, stays where there is something to read, and stops', () => {
    const film = filmOf(ebbes)
    const projector = new Projector(film, 3, () => 1)
    const moved: number[] = []
    projector.onmoved = () => moved.push(projector.step)
    projector.toggle()
    expect(projector.isPlaying).toBe(true)
    vi.advanceTimersByTime(5000)
    const near = projector.step
    projector.setSpeed(4)
    vi.advanceTimersByTime(5000)
    expect(projector.step - near).toBeGreaterThan(near - film.beginning)
    vi.advanceTimersByTime(20 * 60_000)
    expect(projector.now).toMatchObject({ step: film.last, playing: false })
    expect(moved).toEqual(moved.toSorted((a, b) => a - b))
    projector.toggle()
    expect(projector.now).toMatchObject({ step: film.beginning, playing: true })
    projector.next('card')
    expect(projector.isPlaying).toBe(false)
    projector.close()
  })

  it('whoever follows stands where the other stands, and believes nothing that cannot be', () => {
    const film = filmOf(ebbes)
    const projector = new Projector(film, 3, () => 1)
    let hasMoved = false
    projector.onmoved = () => (hasMoved = true)
    projector.follow({ step: 9, eyes: 2, playing: true })
    expect(projector.now).toEqual({ step: 9, eyes: 2, playing: true })
    projector.follow({ step: 99_999, eyes: 4, playing: false })
    expect(projector.now).toEqual({ step: film.last, eyes: 2, playing: false })
    projector.follow({ step: 9, eyes: 2, playing: true })
    vi.advanceTimersByTime(60_000)
    expect(projector.step).toBe(9)
    expect(hasMoved).toBe(false)
  })
})

describe('at the table', () => {
  it('only the newest step is told, and not too often', async () => {
    const told: number[] = []
    const tell = newestOnly((step: number) => Promise.resolve(told.push(step)))
    for (const step of [1, 2, 3]) tell(step)
    await vi.advanceTimersByTimeAsync(100)
    tell(4)
    expect(told).toEqual([1])
    await vi.advanceTimersByTimeAsync(1000)
    expect(told).toEqual([1, 4])
    tell(5)
    expect(told).toEqual([1, 4, 5])
  })

  it('a game of the table itself needs no name', () => {
    const stich = stichOf(ebbes.game)
    expect(sourceOf(stich, ebbes.game, stich.table)).toEqual({ table: null, number: 1 })
    const there = { table: stich.table.id, number: 1 }
    expect(sourceOf(stich, ebbes.game, { id: 'fedcba9876543210' })).toEqual(there)
    expect(sourceOf(stich, ebbes.game, null)).toEqual(there)
  })
})
