/** The wire says what an engine says, and nothing more: an extra property is a leaked card. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { playRandomly } from '../../scripts/sim/play'
import type { Game, GameTypes, Viewer } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import { gameAction, gameEvent, gameView } from '../../src/protocol/game'
import type { GameSchemas } from '../../src/protocol/game-schemas'
import { schemasOf } from '../../src/protocol/games'
import { rounds } from '../depth'

/** Why the schema does not give back what it was given; undefined if it does. */
export function complaint(schema: v.GenericSchema, value: unknown): string | undefined {
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return `${v.getDotPath(issue)}: ${issue.message} ${JSON.stringify(issue.input)}`
  }
  return isDeepStrictEqual(parsed.output, value) ? undefined : 'It comes out changed.'
}

interface Told {
  readonly views: readonly object[]
  readonly events: readonly { readonly type: string }[]
  readonly actions: readonly { readonly type: string }[]
}

/** All that anybody at these tables is told, and all that they could have answered. */
export function tellAll<T extends GameTypes>(
  game: Game<T>,
  tables: readonly object[],
  seen: (told: Told) => void,
): void {
  for (const [seed, options] of tables.entries()) {
    const made = game.setup(options)
    if (!made.ok) throw new Error(made.refusal.message)
    const { seats = 3 } = options as { seats?: number }
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator']
    playRandomly(game, made.value, seededRandom(seed + 1), {
      seen(state, input, events, legal) {
        seen({
          views: viewers.map((viewer) => game.view(state, viewer)),
          events: viewers.flatMap((viewer) => events.map((event) => game.redact(event, viewer))),
          actions: input.by === 'chance' ? [] : [input.action, ...legal],
        })
      },
    })
  }
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const bothWays = (schema: v.GenericSchema, value: unknown) => [
  complaint(schema, value),
  complaint(schema, json(value)),
]

export function schemasFor(game: string): GameSchemas {
  const schemas = schemasOf(game)
  if (schemas === undefined) throw new Error(`There is no game called ${game}.`)
  return schemas
}

/** A strict object with its type, or several told apart by it: how games write their schemas. */
interface Kind {
  readonly entries: { readonly type: { readonly literal: string } }
}
interface Kinds {
  readonly options: readonly Kind[]
}
const kindsOf = (schema: Kinds | Kind): string[] =>
  ('options' in schema ? schema.options : [schema]).map(({ entries }) => entries.type.literal)

const complaintsAbout = (game: string, { views, events, actions }: Told) => [
  ...views.flatMap((view) => bothWays(gameView, view)),
  ...events.flatMap((event) => bothWays(schemasFor(game).event, event)),
  ...actions.flatMap((action) => bothWays(schemasFor(game).action, action)),
  ...actions.map((action) => complaint(gameAction, action)),
  complaint(gameEvent, { game, events }),
]

/** Holds a game to it at these tables, which have to bring everything that can happen. */
export function describeWire<T extends GameTypes>(rules: Game<T>, tables: readonly object[]): void {
  const game = rules.id
  describe(`whatever happens at a table of ${game}`, () => {
    it('goes over the wire as it is', () => {
      const complaints = new Set<string | undefined>()
      const types = new Set<string>()
      let moment = 0
      tellAll(rules, tables, (told) => {
        for (const { type } of [...told.events, ...told.actions]) types.add(type)
        if (moment++ % rounds(3, 1) !== 0) return
        for (const each of complaintsAbout(game, told)) if (each !== undefined) complaints.add(each)
      })
      expect([...complaints].slice(0, 5)).toEqual([])
      expect(moment).toBeGreaterThan(1000)
      const listed = [schemasFor(game).event, schemasFor(game).action].flatMap((schema) =>
        kindsOf(schema as unknown as Kinds | Kind),
      )
      expect([...types].sort()).toEqual([...new Set<string>(listed)].sort())
    })

    it('is refused with one property more, wherever it is', () => {
      const taken: string[] = []
      let [tried, moment] = [0, 0]
      tellAll(rules, tables, ({ views, events }) => {
        if (moment++ % 40 !== 7) return
        const samples = [
          ...views.map((view) => [schemasFor(game).view, view] as const),
          ...events.map((event) => [schemasFor(game).event, event] as const),
        ]
        for (const [schema, sample] of samples) {
          const copy = json(sample) as object
          for (const object of objectsIn(copy).slice(0, 150)) {
            tried++
            object['leak'] = 'H6'
            if (v.is(schema, copy)) taken.push(JSON.stringify(object))
            delete object['leak']
          }
          expect(v.is(schema, copy)).toBe(true)
        }
      })
      expect(taken.slice(0, 3)).toEqual([])
      expect(tried).toBeGreaterThan(rounds(2000, 5000))
    })
  })
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside]
}
