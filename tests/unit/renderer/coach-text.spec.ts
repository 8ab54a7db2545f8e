import { describe, expect, it } from 'vitest'
import type { Estimate } from '../../../src/protocol/coach'
import type { EbbesReason } from '../../../src/protocol/ebbes/schemas'
import type { Reason } from '../../../src/protocol/game-schemas'
import type { AnyView } from '../../../src/engine/kernel'
import type { TableInfo } from '../../../src/protocol/table'
import { faceOf, loadFaces } from '../../../src/renderer/games/faces.svelte'
import { texts } from '../../../src/renderer/i18n/texts.svelte'
import { hindsightText } from '../../../src/renderer/table/coach/moment-text'
import { isAsGood } from '../../../src/renderer/table/coach/numbers'
import { reasonText } from '../../../src/renderer/table/coach/reason-text'

await loadFaces()

const seat = (name: string | null) => ({
  person: name === null ? null : { name, marker: 'pink', present: true, overdue: false },
  bot: name === null ? 'club' : null,
  clock: null,
})
const table = {
  seats: [seat('Anna'), seat(null), seat(null)],
  watching: [],
} as unknown as TableInfo

/** Only what the texts look at. */
const ebbes = (more: object = {}) =>
  ({ game: 'ebbes', viewer: 0, phase: 'play', round: 2, roles: {}, ...more }) as unknown as AnyView
const eidex = (more: object = {}) =>
  ({
    game: 'eidex',
    viewer: 0,
    games: 3,
    stage: 'play',
    characters: ['sphinx', 'kompass', 'excuse'],
    trick: [],
    tricks: [],
    hand: ['HA'],
    ...more,
  }) as unknown as AnyView

const estimate = (action: object, ...reasons: Reason[]): Estimate => ({
  action: action as Estimate['action'],
  gain: 3.24,
  spread: 4,
  chance: 0.5,
  gainError: 0.1,
  chanceError: 0.01,
  reasons,
})
const CARD = { type: 'play', card: 'Y3' } as const

describe('what can be done', () => {
  it.each([
    [CARD, ebbes(), 'yellow 3'],
    [{ type: 'select', card: 'B5' }, ebbes(), 'Choose the blue 5'],
    [{ type: 'name-starter', seat: 0 }, ebbes(), 'You lead'],
    [{ type: 'name-starter', seat: 1 }, ebbes(), 'Lisbeth leads'],
    [{ type: 'put-down', card: 'HA' }, eidex(), 'Set aside the ace of hearts'],
    [{ type: 'play', card: 'HA', faceDown: true }, eidex(), 'ace of hearts, face down, as Sphinx'],
    [{ type: 'pass' }, eidex(), 'Pass'],
    [{ type: 'power', id: 'seher' }, eidex(), 'Use your power: Seer'],
    [{ type: 'power', id: 'computer', number: -5 }, eidex(), 'Use your power, Computer: −5'],
    [{ type: 'answer', accept: false }, eidex(), 'No'],
    [{ type: 'answer', cards: ['HA', 'S6'] }, eidex(), 'Ace of hearts and six of stars'],
  ] as const)('%j has words', (action, view, words) => {
    const { actionText } = faceOf(view.game).coach
    expect(actionText(action as Estimate['action'], view, table)).toBe(words)
  })
})

describe('the reasons', () => {
  const takes = (chance: number, certain = false): Reason => ({ what: 'takes', chance, certain })
  const about = (...reasons: Reason[]) => reasonText(estimate(CARD, ...reasons), ebbes())

  it.each([
    [1, 'Very likely wins the trick (99%).'],
    [0.85, 'Very likely wins the trick (85%).'],
    [0.6, 'Probably wins the trick (60%).'],
    [0.3, 'May win the trick (30%).'],
    [0.1, 'Unlikely to win the trick (10%).'],
    [0, 'Unlikely to win the trick (1%).'],
  ])('are told by how likely they are, never as a fact: %d', (chance, words) => {
    expect(about(takes(chance))).toBe(words)
  })

  it.each([
    ['en', 'Wins the trick.', 'Can’t win the trick.', 'Unlikely to win the trick'],
    ['de', 'Macht den Stich.', 'Macht den Stich nicht.', 'Macht den Stich wohl nicht'],
    [
      'fr',
      'Remporte le pli.',
      'Ne peut pas remporter le pli.',
      'A peu de chances de remporter le pli',
    ],
  ] as const)(
    'that are certain are told as facts, in %s',
    async (language, wins, never, hardly) => {
      await texts.show(language)
      expect(about(takes(1, true))).toBe(wins)
      expect(about(takes(0, true))).toBe(never)
      expect(about(takes(0))).toContain(hardly)
      await texts.show('en')
    },
  )

  it('tell what the suit becomes, or is already', () => {
    const role: EbbesReason = {
      what: 'role',
      suit: 'yellow',
      role: 'plus',
      chance: 0.6,
      certain: false,
    }
    const told = estimate(CARD, takes(0.85), role)
    expect(reasonText(told, ebbes())).toBe(
      'Very likely wins the trick (85%); yellow probably becomes plus (60%).',
    )
    expect(reasonText(told, ebbes({ roles: { plus: 'yellow' } }))).toBe(
      'Very likely wins the trick (85%); yellow is plus.',
    )
    expect(about({ ...role, chance: 1 })).toBe('Yellow probably becomes plus (99%).')
    expect(about({ ...role, chance: 1, certain: true })).toBe('Yellow becomes plus.')
  })

  it('leave out the next trick where none is being played', () => {
    const low: Reason = { what: 'low', chance: 0.7, certain: false }
    const down = estimate({ type: 'put-down', card: 'HA' }, takes(0.2), low)
    expect(reasonText(down, eidex())).toBe('You’ll probably have the fewest points (70%).')
    expect(reasonText(estimate({ type: 'name-starter', seat: 0 }, takes(0.2)), ebbes())).toBe('')
  })
})

describe('numbers', () => {
  const gainText = (told: Estimate, game: string) => faceOf(game).coach.gainText(told)

  it('have their sign where points can be lost', () => {
    expect(gainText(estimate(CARD), 'ebbes')).toBe('+3.2 points in this round, ±\u00a04')
    expect(gainText({ ...estimate(CARD), gain: -1 }, 'ebbes')).toMatch(/^−1.0 points/)
    expect(gainText(estimate(CARD), 'eidex')).toMatch(/^3.2 victory points in this game/)
  })

  it('are written as the language does', async () => {
    await texts.show('de')
    expect(gainText(estimate(CARD), 'ebbes')).toBe('+3,2 Punkte in dieser Runde, ±\u00a04')
    await texts.show('en')
  })

  it('are as good as each other if the difference may be luck, or can’t be read', () => {
    const best = estimate(CARD)
    expect(isAsGood(best, { ...best, chance: 0.49 })).toBe(true)
    expect(isAsGood(best, { ...best, chance: 0.45 })).toBe(false)
    const exact = { ...best, chanceError: 0 }
    expect(isAsGood(exact, { ...exact, chance: 0.498 })).toBe(true)
    expect(isAsGood(exact, { ...exact, chance: 0.48 })).toBe(false)
  })
})

describe('a game that is over', () => {
  it.each([
    [ebbes({ memory: { tricks: [1, 2, 3] } }), 'Round 2, trick 4'],
    [ebbes({ phase: 'select' }), 'Round 2, before the first trick'],
    [eidex(), 'Game 3, trick 1'],
    [eidex({ stage: 'put-down' }), 'Game 3, before the first trick'],
    [eidex({ stage: 'count', tricks: [1], hand: [] }), 'Game 3, after the last trick'],
  ])('is told by its moments', (view, words) => {
    expect(faceOf(view.game).coach.whenText(view)).toBe(words)
  })

  it.each([
    [
      [1],
      [0],
      'Yes. Seeing all the cards, the coach won with your hand: 31 points (you had 1 point).',
    ],
    [[1], [1], 'Hardly.'],
    [[0], [0], 'You won, with 1 point. Seeing all the cards, the coach won too: 31 points.'],
    [[0], [2], 'You won, with 1 point. Even'],
  ])('won by %j, and by %j with open cards', (won, wins, words) => {
    const view = ebbes({ scores: [1, 2, 3], outcome: { winners: won } })
    const told = {
      type: 'hindsight',
      number: 1,
      seat: 0,
      winners: wins,
      results: [31, 2, 3],
    } as const
    expect(hindsightText(told, view)).toContain(words)
  })
})
