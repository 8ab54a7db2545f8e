import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EBBES_PLAYTHROUGHS } from '../../../scripts/playthrough/ebbes'
import { EIDEX_PLAYTHROUGHS } from '../../../scripts/playthrough/eidex'
import { allTrios } from '../../../scripts/sim/eidex'
import { playRandomly } from '../../../scripts/sim/play'
import { ebbes } from '../../../src/engine/ebbes/game'
import { ROLES } from '../../../src/engine/ebbes/roles'
import { eidex } from '../../../src/engine/eidex/game'
import type { Game, GameTypes, Input, Log } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { sheetOfEbbes, type EbbesSheet } from '../../../src/engine/ebbes/scoresheet/sheet'
import { sheetOfEidex, type EidexSheet } from '../../../src/engine/eidex/scoresheet/sheet'
import { standingsOf } from '../../../src/engine/scoresheet/evening'
import { rankingOf } from '../../../src/engine/scoresheet/ranking'
import { rounds } from '../../depth'

/** A whole random game, with its outcome. */
function played<T extends GameTypes>(game: Game<T>, config: object, seed: number) {
  const made = game.setup(config)
  if (!made.ok) throw new Error(made.refusal.message)
  const inputs: Input<T>[] = []
  playRandomly(game, made.value, seededRandom(seed), {
    seen: (_state, input) => inputs.push(input),
  })
  const next = game.next(made.value)
  if (next.kind !== 'over') throw new Error('The game goes on.')
  const { id, rulesVersion } = game
  const log: Log<T> = { game: id, rulesVersion, config: config, inputs }
  return { log, outcome: next.outcome, state: made.value }
}

const must = <T>(made: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T => {
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}
const ebbesSheet = (log: Parameters<typeof sheetOfEbbes>[0]): EbbesSheet => must(sheetOfEbbes(log))
const eidexSheet = (log: Parameters<typeof sheetOfEidex>[0]): EidexSheet => must(sheetOfEidex(log))
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** A line for each field, and for each round or game: so a difference can be read. */
const linesOf = (sheet: object): string =>
  Object.entries(sheet)
    .flatMap(([name, value]: [string, unknown]) =>
      name === 'rounds' || name === 'games'
        ? (value as readonly unknown[]).map((each) => JSON.stringify(each))
        : [`${name} ${JSON.stringify(value)}`],
    )
    .map((line) => `${line}\n`)
    .join('')

describe('a sheet of ebbes', () => {
  it.each(['3-seats-basic', '5-seats-variant-2'])('of the playthrough %s', async (name) => {
    const { log } = played(ebbes, EBBES_PLAYTHROUGHS[name] as object, 1)
    await expect(linesOf(ebbesSheet(log))).toMatchFileSnapshot(
      `../../fixtures/scoresheet-ebbes-${name}.txt`,
    )
  })

  it('adds up to what the engine says, whatever the table', () => {
    const options = fc.record({
      seats: fc.integer({ min: 2, max: 5 }),
      variant1: fc.boolean(),
      variant2: fc.boolean(),
    })
    fc.assert(
      fc.property(options, fc.nat(), (config, seed) => {
        const { log, outcome } = played(ebbes, config, seed)
        const sheet = ebbesSheet(log)
        expect(sheet.winners).toEqual(outcome.winners)
        expect(sheet.end).toBe(outcome.reason)
        for (let player = 0; player < sheet.players; player++) {
          const scores = sheet.rounds.map((round) => round.scores?.[player])
          for (const score of scores) {
            const { plus, ebbes, minus, sum } = score ?? { plus: 0, ebbes: 0, minus: 0, sum: 0 }
            expect(plus + ebbes + minus).toBe(sum)
            expect([0, 3]).toContain(ebbes)
            expect(plus).toBeGreaterThanOrEqual(0)
            expect(minus).toBeLessThanOrEqual(0)
          }
          const total = sum(scores.map((score) => score?.sum ?? 0))
          expect(total).toBe(outcome.scores[player])
          expect(sheet.totals[player]?.at(-1)).toBe(total)
        }
        for (const round of sheet.rounds) {
          expect(Object.keys(round.roles)).toEqual([...ROLES])
          expect(round.pairs).toHaveLength(config.variant2 ? 5 : 0)
          expect(round.number === null).toBe(config.variant2)
        }
      }),
      { numRuns: rounds(25, 250) },
    )
  })

  it('has every one of twenty rounds', () => {
    const config = { seats: 5, variant2: true, rounds: 20, goal: 60, dabbscheedel: -40 }
    const { log } = played(ebbes, config, 3)
    const { rounds: all, totals } = ebbesSheet(log)
    expect(all.map(({ round }) => round)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    expect(totals.map((line) => line.length)).toEqual([21, 21, 21, 21, 21])
  })

  it('of an unfinished game has what is there, at every moment', () => {
    const { log } = played(ebbes, { seats: 2, variant2: true }, 5)
    for (let length = 0; length < log.inputs.length; length++) {
      const sheet = ebbesSheet({ ...log, inputs: log.inputs.slice(0, length) })
      expect(sheet.winners).toEqual([])
      expect(sheet.rounds.slice(0, -1).every(({ scores }) => scores !== null)).toBe(true)
    }
  })

  it('refuses a log that breaks the rules, with the reason', () => {
    const { log } = played(ebbes, { seats: 3 }, 5)
    const inputs = log.inputs.toSpliced(7, 1)
    expect(sheetOfEbbes({ ...log, inputs })).toMatchObject({ ok: false })
    expect(sheetOfEbbes({ ...log, rulesVersion: 99 })).toMatchObject({
      ok: false,
      refusal: { code: 'log.version' },
    })
  })
})

describe('a sheet of Eidex', () => {
  const golden = 'quizmaster-weisheit-jackpot'
  it.each(['basic', golden])('of the table of the playthrough %s', async (name) => {
    const characters = EIDEX_PLAYTHROUGHS[name]
    const config = characters === undefined ? {} : { mode: 'cosmic', characters, target: 3 }
    const { log } = played(eidex, config, 1)
    await expect(linesOf(eidexSheet(log))).toMatchFileSnapshot(
      `../../fixtures/scoresheet-eidex-${name}.txt`,
    )
  })

  it('leads to what the engine says, whoever plays', () => {
    const trio = fc.constantFrom(...allTrios())
    let moves = 0
    fc.assert(
      fc.property(trio, fc.nat(), (characters, seed) => {
        const { log, outcome } = played(eidex, { mode: 'cosmic', characters }, seed)
        const { games, track, winners, ...sheet } = eidexSheet(log)
        expect(winners).toEqual(outcome.winners)
        expect(track.map((stops) => stops.at(-1))).toEqual(outcome.victoryPoints)
        expect(sheet.characters).toEqual(characters)
        for (const [index, game] of games.entries()) {
          expect([0, 2]).toContain(sum(game.awarded ?? []))
          const moved = track.map((stops) => (stops[index + 1] ?? 0) - (stops[index] ?? 0))
          if (game.turn === null || game.turn.kind === 'reached') {
            moves++
            expect(moved).toEqual(game.awarded)
          }
          for (const { seat, id } of game.powers) expect(characters[seat]).toBe(id)
        }
      }),
      { numRuns: rounds(30, 300) },
    )
    expect(moves).toBeGreaterThan(30)
  })

  it('counts uses as the engine does, powers that are a way to play included', () => {
    const config = { mode: 'cosmic', characters: ['excuse', 'sphinx', 'skater'] }
    for (let seed = 1; seed <= 5; seed++) {
      const { log, state } = played(eidex, config, seed)
      const uses = eidexSheet(log).games.at(-1)?.powers ?? []
      const counted = [0, 1, 2].map((seat) => uses.filter((use) => use.seat === seat).length)
      expect(counted).toEqual(state.uses)
    }
  })

  it('gives the limit that was in force at the count: 13 where Guggitaler set it', () => {
    const config = { mode: 'cosmic', characters: ['guggitaler', 'radarkontrolle', 'kompass'] }
    const games = [1, 2, 3].flatMap((seed) => eidexSheet(played(eidex, config, seed).log).games)
    const kinds = new Set<string>()
    for (const { powers, limit } of games) {
      const used = (id: string) => powers.find((use) => use.id === id)
      const kind = used('guggitaler') ? 'guggitaler' : used('radarkontrolle') ? 'moved' : 'usual'
      kinds.add(kind)
      const moved = used('radarkontrolle')?.fields.number
      expect(limit).toBe(kind === 'guggitaler' ? 13 : (moved ?? 100))
    }
    expect(kinds).toEqual(new Set(['guggitaler', 'moved', 'usual']))
  })

  it('says nothing of a card that was played face down', () => {
    const config = { mode: 'cosmic', characters: ['sphinx', 'excuse', 'skater'] }
    const games = [1, 2, 3].flatMap((seed) => eidexSheet(played(eidex, config, seed).log).games)
    const hidden = games.flatMap(({ powers }) => powers).filter(({ id }) => id === 'sphinx')
    expect(hidden.length).toBeGreaterThan(0)
    for (const { fields } of hidden) expect(fields).toEqual({})
  })

  it('names collisions and chaos', () => {
    const heads = [
      [6, 6, 0],
      [6, 6, 6],
    ]
    const turns = heads.map((victoryPoints) =>
      Array.from({ length: 12 }, (_, seed) =>
        eidexSheet(played(eidex, { victoryPoints }, seed).log),
      ).map(({ games }) => games[0]?.turn?.kind),
    )
    expect(new Set(turns[0])).toEqual(new Set([undefined, 'reached', 'collision']))
    expect(turns[1]).toContain('chaos')
  })
})

describe('the ranking and the standings', () => {
  it('share places', () => {
    expect(rankingOf([3, 7, 7, -1]).map(({ place, player }) => [place, player])).toEqual([
      [1, 1],
      [1, 2],
      [3, 0],
      [4, 3],
    ])
  })

  it('count finished games by name, with the best of each game', () => {
    const { log } = played(ebbes, { seats: 3 }, 1)
    const sheet = ebbesSheet(log)
    const other = eidexSheet(played(eidex, {}, 1).log)
    const names = ['Anna', 'Bernd', 'Çelik']
    const open = ebbesSheet({ ...log, inputs: log.inputs.slice(0, 40) })
    const games = [sheet, open, other].map((each) => ({ names, sheet: each }))
    const standings = standingsOf(games, ['ebbes', 'eidex'])
    expect(standings.map(({ games }) => games)).toEqual([2, 2, 2])
    expect(sum(standings.map(({ wins }) => wins))).toBe(sheet.winners.length + other.winners.length)
    for (const { name, best } of standings) {
      const player = names.indexOf(name)
      expect(best.ebbes).toBe(sheet.totals[player]?.at(-1))
      expect(best.eidex).toBe(other.track[player]?.at(-1))
    }
  })
})
