/** What the coach says as a fact follows from the rules and from what the seat sees; the rest it only expects. */
import { describe, expect, it } from 'vitest'
import { ebbesAdapter } from '../../../scripts/scenario/ebbes'
import { eidexAdapter } from '../../../scripts/scenario/eidex'
import type { Deal } from '../../../scripts/scenario/format'
import type { SearchModel } from '../../../src/bots/search-model'
import { ebbes as ebbesModel } from '../../../src/bots/ebbes/search-model'
import { eidex as eidexModel } from '../../../src/bots/eidex/search-model'
import { estimate } from '../../../src/bots/player'
import type { Reason } from '../../../src/bots/reasons'
import type { Card as EbbesCard } from '../../../src/engine/ebbes/cards'
import { ebbes } from '../../../src/engine/ebbes/game'
import type { State as EbbesState } from '../../../src/engine/ebbes/state'
import { SUITS } from '../../../src/engine/eidex/cards'
import { eidex } from '../../../src/engine/eidex/game'
import { at } from '../../../src/engine/eidex/state'
import { listed, type GameTypes, type Random, type Seat } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { rounds, SEED } from '../../depth'
import { dealEidex, EidexTable } from '../../harness/eidex-table'
import { EBBES_TABLES, EIDEX_TABLES, type AnyView } from './tables'

const scenario = (game: string, deal: Deal) => ({
  ...{ name: 'a test', rules: ['a test'], game, deal },
  ...{ options: {}, start: {}, autopass: true, script: [] },
})

/** What the coach says about the card, of the kind asked for. */
function saidOf(what: Reason['what'], view: AnyView, card: string): Reason | undefined {
  const all = estimate(view, seededRandom(1), { steps: 400 })
  const offered = all.map(({ action }) => JSON.stringify(action)).join(' ')
  const one = all.find(({ action }) => 'card' in action && action.card === card)
  expect(one, `${card} is not on offer: ${offered}`).toBeDefined()
  return one?.reasons.find((reason) => reason.what === what)
}

const WINS = { what: 'takes', chance: 1, certain: true }
const CANNOT_WIN = { what: 'takes', chance: 0, certain: true }
const OPEN = { what: 'takes', certain: false }

describe('in ebbes', () => {
  /** Seat 0 leads the first card, the others follow; then the next one is asked. */
  function after(deal: Deal, ...cards: readonly EbbesCard[]) {
    const started = ebbesAdapter.start(scenario('ebbes', { dealer: 2, numbers: [5], ...deal }))
    if (!started.ok) throw new Error(started.refusal.message)
    const state: EbbesState = started.value
    for (const card of cards) {
      const applied = ebbes.apply(state, { by: state.turn, action: { type: 'play', card } })
      if (!applied.ok) throw new Error(applied.refusal.message)
    }
    const view = ebbes.view(state, state.turn)
    return {
      takes: (card: EbbesCard) => saidOf('takes', view, card),
      role: (card: EbbesCard) => saidOf('role', view, card),
    }
  }

  const DISCARDING = [
    ['B1', '…'],
    ['N6', 'N5', 'N4', 'N3', 'N2', 'N1', 'Y3', 'Y4', 'G6', 'Y6'],
    ['R6', 'R5', 'R4', 'R3', 'R2', 'R1', 'G3', 'G4', 'G5', 'Y5'],
  ]

  it('the last to play cannot win with a discard, unless it makes its own suit trump', () => {
    const last = after({ hands: DISCARDING }, 'B1', 'N6')
    expect(last.takes('R6')).toEqual(CANNOT_WIN)
    expect(last.takes('R5')).toEqual(WINS)
    expect(last.role('R5')).toMatchObject({ role: 'trump', chance: 1, certain: true })
    expect(last.role('R6')).toMatchObject({ certain: false })
  })

  it('a discard may still win while another can make its suit trump', () => {
    const second = after({ hands: DISCARDING }, 'B1')
    expect(second.takes('G6')).toMatchObject(OPEN)
    // Nobody else has the brown five.
    expect(second.takes('N6')).toEqual(CANNOT_WIN)
  })

  it('the highest card of the suit led wins for the last to play, the others cannot', () => {
    const hands = [
      ['B2', '…'],
      ['B3', '…'],
      ['B4', 'B1', '…'],
    ]
    const last = after({ hands }, 'B2', 'B3')
    expect(last.takes('B4')).toEqual(WINS)
    expect(last.takes('B1')).toEqual(CANNOT_WIN)
  })

  it('the highest trump wins wherever it is played, and a lower one only probably', () => {
    const hands = [['B5', 'B6', 'N5', 'N6', '…'], ['…'], ['…']]
    const leader = after({ hands })
    expect(leader.takes('B5')).toEqual(WINS)
    // Another five may come and make its suit trump.
    expect(leader.takes('B6')).toMatchObject(OPEN)
    const lower = after({ hands: [['B5', '…'], ['B6', '…'], ['…']] })
    expect(lower.takes('B5')).toMatchObject(OPEN)
  })

  it('a card that is beaten by a trump cannot win, though another is still to play', () => {
    const hands = [['B5', '…'], ['B4', 'B6', '…'], ['…']]
    const second = after({ hands }, 'B5')
    expect(second.takes('B4')).toEqual(CANNOT_WIN)
    expect(second.takes('B6')).toEqual(WINS)
  })

  it('of a game for two, the card that the virtual player will play is foreseen', () => {
    const hands = [
      ['B4', 'N6', '…'],
      ['B1', '…'],
    ]
    const columns = ['Y1', 'Y2', 'Y3', 'Y4', 'G1', 'B6', 'N1', 'N2', 'N3', 'N4']
    // Dealt by seat 1, the virtual player sits between the two: it plays before seat 1 does.
    const leader = after({ dealer: 0, hands, columns })
    expect(leader.takes('B4')).toEqual(CANNOT_WIN)
  })
})

describe('in Eidex', () => {
  /** Seat 2 leads, as it sits right of the dealer; then seat 1, then seat 0. */
  const DEAL: Deal = {
    dealer: 0,
    turnUp: 'S9',
    hands: [
      ['S9', 'H8', 'HJ', 'R6', '…'],
      ['H10', 'H7', 'R7', '…'],
      ['HK', 'HQ', 'HA', 'R8', '…'],
    ],
  }

  function basic(): EidexTable {
    const started = eidexAdapter.start(scenario('eidex', DEAL))
    if (!started.ok) throw new Error(started.refusal.message)
    return new EidexTable(started.value).putDown('R6', 'R7', 'R8')
  }
  const takes = (table: EidexTable, seat: Seat, card: string) =>
    saidOf('takes', table.view(seat), card)

  it('the last to play cannot win with a lower card, and wins with the highest', () => {
    const table = basic()
    table.seat(2).plays('HK')
    table.seat(1).plays('H10')
    expect(takes(table, 0, 'H8')).toEqual(CANNOT_WIN)
    expect(takes(table, 0, 'S9')).toEqual(WINS)
  })

  it('a card below one on the table cannot win, though another is still to play', () => {
    const table = basic()
    table.seat(2).plays('HK')
    expect(takes(table, 1, 'H10')).toEqual(CANNOT_WIN)
  })

  it('a lead that any trump beats only probably wins', () => {
    expect(takes(basic(), 2, 'HA')).toMatchObject(OPEN)
  })

  const cosmic = (...characters: Parameters<typeof dealEidex>[0]['characters']): EidexTable =>
    dealEidex({ characters, ...DEAL }).putDown('R6', 'R7', 'R8')

  it('a card that Jiu-Jitsu can raise over its neighbour may still win', () => {
    const table = cosmic('weisheit', 'jiu-jitsu', 'differenzler')
    table.seat(2).plays('HQ')
    table.seat(1).plays('H7')
    expect(takes(table, 0, 'HJ')).toMatchObject(OPEN)
    // No neighbour of it lies there.
    expect(takes(table, 0, 'S9')).toEqual(WINS)
  })

  it('nothing is certain while Korrektor can have the trick replayed, and all is once he has', () => {
    const table = cosmic('weisheit', 'korrektor', 'differenzler')
    table.seat(2).plays('HK')
    table.seat(1).plays('H10')
    expect(takes(table, 0, 'H8')).toMatchObject(OPEN)
    table.seat(0).plays('H8')
    table.seat(1).uses({ seat: 2 })
    table.seat(2).plays('HK')
    table.seat(1).plays('H10')
    expect(takes(table, 0, 'H8')).toEqual(CANNOT_WIN)
  })

  it('of a card lying face down nobody else can tell whether it is beaten', () => {
    const table = cosmic('weisheit', 'differenzler', 'sphinx')
    table.seat(2).plays('HK', { faceDown: true })
    table.seat(1).plays('H10')
    expect(takes(table, 0, 'H8')).toEqual(CANNOT_WIN)
    expect(takes(table, 0, 'S9')).toMatchObject(OPEN)
  })

  it('Skater cannot tell whether the trump just played will be undone', () => {
    const table = cosmic('weisheit', 'differenzler', 'skater')
    table.seat(2).plays('HK')
    table.seat(1).plays('H10')
    table.seat(0).plays('S9')
    const [view, random] = [table.view(2), seededRandom(1)]
    let stands = 0
    for (let tries = 0; tries < 1000; tries++) {
      const world = eidex.imagine(view, random)
      if (world.hands[at(0, SUITS.indexOf('hearts'))] === 0) stands++
      const use = { type: 'power', id: 'skater' } as const
      expect(eidexModel.foresee(view, world, use).takes).toBeUndefined()
    }
    expect(stands, 'worlds in which he could not follow').toBeGreaterThan(0)
  })

  it('where a trick is poor, whoever may give it away decides', () => {
    const table = cosmic('weisheit', 'fuersorge', 'differenzler')
    table.seat(2).plays('HA')
    table.seat(1).plays('H7')
    // Eleven points in it: not hers to give.
    expect(takes(table, 0, 'H8')).toEqual(CANNOT_WIN)
    const poor = cosmic('weisheit', 'fuersorge', 'differenzler')
    poor.seat(2).plays('HQ')
    poor.seat(1).plays('H7')
    expect(takes(poor, 0, 'H8')).toMatchObject(OPEN)
  })
})

/** Tricks that were foreseen, and how many of them while others still had to play. */
interface Met {
  won: number
  lost: number
  early: number
  roles: number
}

const winnerIn = (events: readonly object[]): unknown =>
  events
    .map((event) => event as { type: string; winner?: unknown })
    .find(({ type }) => type === 'trick')?.winner

const WORLDS = rounds(5, 10)

/** Plays at random, and wants every certainty to hold in all worlds, the true one among them. */
function checkGame<T extends GameTypes>(
  model: SearchModel<T>,
  options: object,
  random: Random,
  met: Met,
): void {
  const { game } = model
  const made = game.setup(options)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const anything = (at: T['State'], seat: Seat): T['Action'] => {
    if (game.sampleAction !== undefined) return game.sampleAction(at, seat, random)
    const legal = listed(game.legalActions(at, seat))
    return legal[random(legal.length)] as T['Action']
  }
  const step = (at: T['State']): readonly T['Event'][] => {
    const next = game.next(at)
    if (next.kind === 'over') throw new Error('A game that is over has no trick to come.')
    const seat = next.kind === 'chance' ? 'chance' : (next.seats[0] as Seat)
    const input =
      seat === 'chance'
        ? ({ by: seat, outcome: game.sampleChance(at, random) } as const)
        : ({ by: seat, action: anything(at, seat) } as const)
    const applied = game.apply(at, input)
    if (!applied.ok) throw new Error(applied.refusal.message)
    return applied.value
  }
  while (game.next(state).kind !== 'over') {
    const next = game.next(state)
    const seat = next.kind === 'seats' ? (next.seats[0] as Seat) : undefined
    if (seat !== undefined) {
      const view = game.view(state, seat)
      const trick = model.progress(state)
      for (const action of model.candidates(view, random)) {
        const foreseen = model.foresee(view, game.imagine(view, random), action)
        if (foreseen.takes === undefined && foreseen.signs.length === 0) continue
        const told = `${JSON.stringify(options)} ${JSON.stringify(action)} in ${JSON.stringify(view)}`
        for (let world = 0; world <= WORLDS; world++) {
          const at = world === 0 ? game.copy(state) : game.imagine(view, random)
          expect(model.foresee(view, at, action), told).toEqual(foreseen)
          const applied = game.apply(at, { by: seat, action })
          if (!applied.ok) throw new Error(`${told}: ${applied.refusal.message}`)
          let winner = winnerIn(applied.value)
          if (world === 0 && foreseen.takes !== undefined) {
            met[foreseen.takes ? 'won' : 'lost']++
            if (winner === undefined) met.early++
          }
          while (winner === undefined) winner = winnerIn(step(at))
          if (foreseen.takes !== undefined) expect(winner === seat, told).toBe(foreseen.takes)
          for (const sign of foreseen.signs) {
            met.roles++
            expect(model.signs(at, seat, action, trick), told).toContainEqual(sign)
          }
        }
      }
    }
    step(state)
  }
}

/** What a random game of this size meets, with room: a proof of nothing would pass as well. */
describe('whatever is certain holds in every world, however it is played on', () => {
  it('in ebbes', { timeout: rounds(60_000, 900_000) }, () => {
    const met: Met = { won: 0, lost: 0, early: 0, roles: 0 }
    for (const [index, options] of EBBES_TABLES.entries()) {
      for (let game = 0; game < rounds(1, 6); game++)
        checkGame(ebbesModel, options, seededRandom(SEED + 100 * game + index), met)
    }
    expect(met.won).toBeGreaterThan(500)
    expect(met.lost).toBeGreaterThan(500)
    expect(met.early).toBeGreaterThan(500)
    expect(met.roles).toBeGreaterThan(500)
  })

  it('in Eidex, with all characters', { timeout: rounds(60_000, 900_000) }, () => {
    const met: Met = { won: 0, lost: 0, early: 0, roles: 0 }
    for (const [index, options] of EIDEX_TABLES.entries()) {
      for (let game = 0; game < rounds(1, 6); game++)
        checkGame(eidexModel, options, seededRandom(SEED + 100 * game + index), met)
    }
    expect(met.won).toBeGreaterThan(500)
    expect(met.lost).toBeGreaterThan(500)
    expect(met.early).toBeGreaterThan(100)
  })
})
