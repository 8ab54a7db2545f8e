/** A `.stich` file in which anything was changed is refused with the reason, or shown as the engine plays it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownGame } from '../../../src/engine/known-game'
import { replay, type GameTypes, type Log } from '../../../src/engine/kernel'
import { sheetOfEbbes } from '../../../src/engine/ebbes/scoresheet/sheet'
import { sheetOfEidex } from '../../../src/engine/eidex/scoresheet/sheet'
import { factsOf } from '../../../src/engine/statistics/facts-of'
import { stichOfLog } from '../../../src/host/history/stich-of-log'
import { checkStich, openStich } from '../../../src/protocol/open-stich'
import type { Stich } from '../../../src/protocol/stich'
import { rounds } from '../../depth'
import {
  BOT,
  fileOf,
  person,
  tableRecords,
  type TableOfGames,
} from '../../fixtures/scoresheet-tables'
import { must } from '../../harness/guests'

const RUNS = rounds(300, 3000)

const stichOf = (table: TableOfGames): Stich =>
  must(stichOfLog(fileOf(tableRecords(table)), '0.0.0-test')).stich

const EBBES = stichOf({
  game: 'ebbes',
  options: { seats: 2 },
  seats: [
    [person('Anna'), BOT],
    [BOT, person('Anna')],
  ],
  begun: ['2026-11-14T19:35:00.000Z'],
  most: 30,
})
const EIDEX = stichOf({
  game: 'eidex',
  options: { mode: 'cosmic', characters: ['quizmaster', 'skater', 'computer'], target: 3 },
  seats: [[person('Anna'), person('Bernd'), BOT]],
})

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** Where in the document: at each step which of the parts, and whether to go deeper. */
type Path = readonly { readonly part: number; readonly deeper: boolean }[]
type Change = (parent: Json[] | { [key: string]: Json }, key: string, document: Json) => void

const isParent = (value: Json | undefined): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

function placeIn(document: Json, path: Path): [Json[] | { [key: string]: Json }, string] {
  let parent = document as { [key: string]: Json }
  for (const { part, deeper } of path) {
    const keys = Object.keys(parent)
    const key = keys[part % keys.length] ?? ''
    const child = parent[key]
    if (!deeper || !isParent(child)) return [parent, key]
    parent = child as { [key: string]: Json }
  }
  return [parent, Object.keys(parent)[0] ?? '']
}

const put = (parent: Json[] | { [key: string]: Json }, key: string, value: Json): void => {
  // As JSON.parse would: also under names that mean something to an object.
  Object.defineProperty(parent, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}
const get = (parent: Json[] | { [key: string]: Json }, key: string): Json =>
  (parent as { [key: string]: Json })[key] ?? null

const path: fc.Arbitrary<Path> = fc.array(fc.record({ part: fc.nat(), deeper: fc.boolean() }), {
  minLength: 1,
  maxLength: 8,
})
const deepPath: fc.Arbitrary<Path> = fc.array(
  fc.record({ part: fc.nat(), deeper: fc.constant(true) }),
  { minLength: 3, maxLength: 10 },
)

const anything = fc.oneof(
  fc.jsonValue() as fc.Arbitrary<Json>,
  fc.constantFrom<Json>(null, -1, 0, 1, 0.5, 1e21, '', '\u202e', '__proto__', [], {}, [[]], true),
)

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>((parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else Reflect.deleteProperty(parent, key)
  }),
  anything.map(
    (value): Change =>
      (parent, key) =>
        put(parent, key, value),
  ),
  // A little beside what it was: the likeliest to be believed.
  fc.constantFrom(-1, 1).map((step): Change => (parent, key) => {
    const value = get(parent, key)
    if (typeof value === 'number') put(parent, key, value + step)
    else if (typeof value === 'string') put(parent, key, value.replace(/.$/u, '0'))
    else if (typeof value === 'boolean') put(parent, key, !value)
    else if (Array.isArray(value)) value.reverse()
  }),
  path.map((other): Change => (parent, key, document) => {
    const [otherParent, otherKey] = placeIn(document, other)
    const value = structuredClone(get(parent, key))
    put(parent, key, structuredClone(get(otherParent, otherKey)))
    put(otherParent, otherKey, value)
  }),
  fc
    .tuple(
      fc.constantFrom('__proto__', 'constructor', 'toString', 'length', 'seats', 'name', 'x'),
      anything,
    )
    .map(([name, value]): Change => (parent) => {
      if (Array.isArray(parent)) parent.push(value)
      else put(parent, name, value)
    }),
  fc.constant<Change>((parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 0, structuredClone(get(parent, key)))
  }),
)

const mutantOf = (stich: Stich): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.oneof(path, deepPath), change), { minLength: 1, maxLength: 3 })
    .map((changes) => {
      const document = structuredClone(stich) as unknown as Json
      for (const [place, apply] of changes) {
        const [parent, key] = placeIn(document, place)
        apply(parent, key, document)
      }
      return document
    })

/** Everything that is shown of a game follows from the engine's own replay of it. */
function expectShownAsPlayed({ table, games }: Stich): void {
  for (const { log, players } of games) {
    const game = knownGame(table.game)
    const played = log as unknown as Log<GameTypes>
    const next = game.next(must(replay(game, played)))
    const { isOver, totals, winners, facts } = must(factsOf(played))
    const outcome = next.kind === 'over' ? (next.outcome as { winners: readonly number[] }) : null
    expect([facts.game, isOver, winners]).toEqual([
      table.game,
      outcome !== null,
      outcome?.winners ?? [],
    ])
    const sheet =
      table.game === 'ebbes'
        ? must(sheetOfEbbes(played as never))
        : must(sheetOfEidex(played as never))
    expect(sheet.winners).toEqual(winners)
    expect(
      [...sheet.ranking].sort((a, b) => a.player - b.player).map(({ total }) => total),
    ).toEqual(totals)
    const virtual = 'virtual' in sheet && sheet.virtual !== null ? 1 : 0
    expect(players.length).toBe(sheet.players - virtual)
  }
}

describe.each([
  ['ebbes', EBBES],
  ['Eidex', EIDEX],
])('a file of %s', (_, stich) => {
  it('is accepted as it is', () => {
    expect(must(openStich(JSON.stringify(stich)))).toEqual(stich)
    expectShownAsPlayed(stich)
  })

  it('with anything changed is refused with the reason, or shown as it was played', () => {
    const seen = { refused: 0, shown: 0 }
    fc.assert(
      fc.property(mutantOf(stich), (document) => {
        const checked = checkStich(document)
        if (!checked.ok) {
          seen.refused++
          expect(checked.refusal.code).toMatch(/^(stich|log|fair)\.[a-z]+$/)
          expect(checked.refusal.message).not.toBe('')
        } else {
          seen.shown++
          expectShownAsPlayed(checked.value)
        }
      }),
      { numRuns: RUNS },
    )
    expect(seen.refused).toBeGreaterThan(RUNS / 2)
    expect(seen.shown).toBeGreaterThan(RUNS / 50)
  })
})

it('with any letter changed it is refused or shown as well', () => {
  const text = JSON.stringify(EBBES)
  const seen = { refused: 0, shown: 0 }
  fc.assert(
    fc.property(fc.nat(text.length), fc.string({ maxLength: 3 }), fc.nat(3), (at, letters, cut) => {
      const checked = openStich(text.slice(0, at) + letters + text.slice(at + cut))
      seen[checked.ok ? 'shown' : 'refused']++
      if (checked.ok) expectShownAsPlayed(checked.value)
      else expect(checked.refusal.message).not.toBe('')
    }),
    { numRuns: RUNS / 3 },
  )
  expect(Math.min(seen.refused, seen.shown)).toBeGreaterThan(0)
})
