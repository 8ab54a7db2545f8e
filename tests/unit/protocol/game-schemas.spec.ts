/** The wire says what the engines say, and nothing more: an extra property is a leaked card. */
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ebbes } from '../../../src/engine/ebbes/game'
import { POWER_IDS } from '../../../src/engine/eidex/characters'
import { eidex } from '../../../src/engine/eidex/game'
import type { View as EidexView } from '../../../src/engine/eidex/view'
import { seededRandom, shuffle } from '../../../src/engine/random'
import { ebbesAction, ebbesConfig, ebbesView } from '../../../src/protocol/ebbes/schemas'
import { eidexAction, eidexConfig } from '../../../src/protocol/eidex/schemas'
import { gameAction, gameOptions } from '../../../src/protocol/game'
import { SCHEMAS } from '../../../src/protocol/games'
import { complaint, describeWire, schemasFor, tellAll } from '../../contract/wire'
import { rounds, SEED } from '../../depth'
import { exactly } from '../../../src/protocol/values'

const EBBES_TABLES = [2, 3, 4, 5]
  .flatMap((seats) =>
    [false, true].flatMap((variant1) =>
      [false, true].map((variant2) => ({ seats, variant1, variant2 })),
    ),
  )
  .filter((_, index) => index % rounds(3, 1) === 0)

/** In the first partition every kind of question is asked; the others are drawn by lot. */
const PARTITIONS = [1, ...Array.from({ length: rounds(0, 9) }, (_, index) => SEED + index)]

/** Every character once in each partition, each time in other company. */
const EIDEX_TABLES = [
  { mode: 'basic', target: 3 },
  ...PARTITIONS.flatMap((seed) => {
    const ids = shuffle(POWER_IDS, seededRandom(seed))
    return Array.from({ length: ids.length / 3 }, (_, trio) => ({
      mode: 'cosmic',
      target: 3,
      characters: ids.slice(3 * trio, 3 * trio + 3),
      // Two in nine first deals are dealt again, if that is wished for.
      easyStart: trio !== 0,
    }))
  }),
]

describeWire(ebbes, EBBES_TABLES)
describeWire(eidex, EIDEX_TABLES)

it('those games have every character and every kind of question', () => {
  const characters = new Set<string>()
  const kinds = new Set<string>()
  const names = new Set<string>()
  tellAll(eidex, EIDEX_TABLES, ({ views }) => {
    for (const view of views as EidexView[]) {
      for (const id of view.characters) if (id !== null) characters.add(id)
      for (const [name, field] of (view.question ?? []).flatMap((form) => Object.entries(form))) {
        names.add(name)
        kinds.add(field.kind)
      }
    }
  })
  expect(characters.size).toBe(POWER_IDS.length)
  expect(kinds.size).toBe(9)
  expect(names.size).toBe(13)
})

describe('an action from anybody', () => {
  const ACTIONS: readonly v.InferOutput<typeof ebbesAction | typeof eidexAction>[] = [
    { type: 'play', card: 'B10' },
    { type: 'name-starter', seat: 2 },
    { type: 'play', card: 'H9', faceDown: true },
    { type: 'power', id: 'quizmaster', cards: ['H6', 'SA'], compare: 'exactly', number: 1 },
    { type: 'answer', sets: [['HQ', 'HK']], accept: false },
  ]
  const keys = fc.oneof(fc.constantFrom('type', 'card', 'sets', 'id', '__proto__'), fc.string())
  const values = fc.oneof({ weight: 9, arbitrary: fc.anything() }, fc.constantFrom('R9', 'SA', 1))

  it('may be broken in any way: it is taken or refused, and never throws', () => {
    const seen = { taken: 0, refused: 0 }
    fc.assert(
      fc.property(fc.constantFrom(...ACTIONS), keys, values, (action, key, value) => {
        const broken = Object.defineProperty({ ...action }, key, { value, enumerable: true })
        for (const schema of [gameAction, ...Object.values(SCHEMAS).map((each) => each.action)]) {
          for (const input of [broken, value, [broken]]) {
            const parsed = v.safeParse(schema, input)
            seen[parsed.success ? 'taken' : 'refused']++
            if (parsed.success)
              expect(ACTIONS.map(({ type }) => type)).toContain(parsed.output.type)
          }
        }
      }),
      { numRuns: rounds(1000, 20_000) },
    )
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(0)
  })

  it.each([
    ['−0', { type: 'answer', seat: -0 }],
    ['a card of no game', { type: 'play', card: 'X1' }],
    ['a card of ebbes', { type: 'play', card: 'B10' }],
    ['more cards than there are', { type: 'answer', cards: Array(37).fill('H6') }],
    ['a word that no power asks for', { type: 'answer', to: 'sideways' }],
    ['an absent field that is there', { type: 'answer', card: undefined }],
    ['a list', []],
  ])('is refused with %s', (_, action) => {
    expect(v.is(eidexAction, action)).toBe(false)
  })
})

describe('the options of a table', () => {
  const numbers = Array.from({ length: 141 }, (_, index) => index - 60)
  const VALUES = [...numbers, 0.5, -0, '3', 'random', 'cosmic', true, null, [], {}]

  // Wide enough for every value of a single option that can ever be right.
  it.each([
    [ebbes, { seats: 5, variant2: true }],
    [eidex, {}],
  ] as const)('are those that the engine knows, within the same limits', (game, base) => {
    const made = game.setup(base)
    if (!made.ok) throw new Error(made.refusal.message)
    const disputed = Object.keys(made.value.config).flatMap((name) =>
      VALUES.map((value) => ({ ...base, [name]: value })).filter(
        (options) => game.setup(options).ok !== v.is(schemasFor(game.id).options, options),
      ),
    )
    expect(disputed).toEqual([])
    expect(complaint(schemasFor(game.id).options, made.value.config)).toBeUndefined()
  })

  it('may all be left out, but are no list and have no others', () => {
    for (const schema of [ebbesConfig, eidexConfig, gameOptions]) {
      expect(complaint(schema, {})).toBeUndefined()
      for (const wrong of [[], null, 'seats', { players: 3 }]) {
        expect(v.is(schema, wrong), JSON.stringify(wrong)).toBe(false)
      }
    }
    expect(v.is(gameOptions, { seats: 3, mode: 'basic' })).toBe(false)
  })
})

/** Never called: the check of types reads it, and complains where one of these compiles. */
export function refusedByTheCompiler() {
  type View = v.InferOutput<typeof ebbesView>
  exactly<View>()(ebbesView)
  // @ts-expect-error -- a field more, even one that may be absent
  exactly<View & { readonly more?: number }>()(ebbesView)
  // @ts-expect-error -- a field less
  exactly<Omit<View, 'legal'>>()(ebbesView)
  // @ts-expect-error -- a field deep inside that may now be null
  exactly<Omit<View, 'memory'> & { memory: View['memory'] | null }>()(ebbesView)
}
