/** A list of actions says whether it is complete, and a complete one is. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import { allTrios } from '../../../scripts/sim/eidex'
import { playRandomly } from '../../../scripts/sim/play'
import type { Action, Fields } from '../../../src/engine/eidex/actions'
import { DECK_NAMES, SUITS } from '../../../src/engine/eidex/cards'
import type { PowerId } from '../../../src/engine/eidex/characters'
import { eidex } from '../../../src/engine/eidex/game'
import { questionFor } from '../../../src/engine/eidex/legal'
import { pendingFor } from '../../../src/engine/eidex/pending'
import { POWERS } from '../../../src/engine/eidex/powers'
import { listAnswers, type Field, type Question } from '../../../src/engine/eidex/questions'
import type { State } from '../../../src/engine/eidex/state'
import {
  completeList,
  listed,
  onlyOne,
  type Listing,
  type Random,
  type Seat,
} from '../../../src/engine/kernel'
import { seededRandom, shuffle } from '../../../src/engine/random'
import { rounds, SEED } from '../../depth'

const LISTED = 1000
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

describe('the answers to a question', () => {
  const some = DECK_NAMES.slice(0, 12)

  it.each<[string, Question, number]>([
    ['a thousand numbers', { number: { kind: 'number', from: numbers(LISTED) } }, LISTED],
    ['no answer at all', { card: { kind: 'card', from: [] } }, 0],
    ['nothing to say', {}, 1],
    ['two of twelve cards', { cards: { kind: 'cards', from: some, count: 2 } }, 66],
    [
      'a pair of fields',
      { seat: { kind: 'seat', from: [0, 1] }, number: { kind: 'number', from: numbers(500) } },
      LISTED,
    ],
  ])('are all listed: %s', (_, question, count) => {
    const answers = listAnswers(question)
    expect(answers.complete).toBe(true)
    expect(listed(answers)).toHaveLength(count)
  })

  it.each<[string, Question, number]>([
    ['one number more', { number: { kind: 'number', from: numbers(LISTED + 1) } }, LISTED],
    [
      'three of twelve cards, in order',
      { cards: { kind: 'cards', from: some, count: 3, ordered: true } },
      LISTED,
    ],
    [
      'a pair of fields',
      { seat: { kind: 'seat', from: [0, 1] }, number: { kind: 'number', from: numbers(501) } },
      LISTED,
    ],
    ['any cards', { cards: { kind: 'subset', from: some } }, 0],
  ])('are listed in part, and the list says so: %s', (_, question, count) => {
    const answers = listAnswers(question)
    expect(answers.complete).toBe(false)
    expect(listed(answers)).toHaveLength(count)
  })
})

it('the only thing there is is known as such from a complete list alone', () => {
  expect(onlyOne(completeList(['pass']))).toBe('pass')
  expect(onlyOne(completeList(['pass', 'play']))).toBeUndefined()
  expect(onlyOne(completeList<string>([]))).toBeUndefined()
  expect(onlyOne({ complete: false, some: ['pass'] })).toBeUndefined()
})

it('nothing can be looked for in a list before it was asked whether it is complete', () => {
  // The check of types reads this, and complains if anything else can be had of a list of either kind.
  expectTypeOf<keyof Listing<Action>>().toEqualTypeOf<'complete'>()
})

/** How many answers there are, counted without listing them. */
function countOf(field: Field): number {
  const product = (length: number, of: (index: number) => number): number =>
    numbers(length).reduce((sum, index) => sum * of(index), 1)
  switch (field.kind) {
    case 'cards': {
      const arranged = product(field.count, (index) => field.from.length - index)
      return field.ordered === true ? arranged : arranged / product(field.count, (n) => n + 1)
    }
    case 'subset':
      return 2 ** field.from.length - 1
    case 'sets':
      return disjoint(field.from) - 1
    case 'card':
    case 'choice':
    case 'number':
    case 'option':
    case 'seat':
    case 'suit':
      return field.from.length
  }
}

function disjoint(sets: readonly (readonly string[])[]): number {
  const [first, ...rest] = sets
  if (first === undefined) return 1
  const free = rest.filter((set) => !set.some((card) => first.includes(card)))
  return disjoint(rest) + disjoint(free)
}

const any = <T>(from: readonly T[], random: Random): T => from[random(from.length)] as T

/** A value of the right kind, as often asked for as not. */
function guess(field: Field, random: Random): unknown {
  const isAsked = random(2) === 0 && field.from.length > 0
  switch (field.kind) {
    case 'cards':
      return shuffle(isAsked ? field.from : DECK_NAMES, random).slice(0, field.count)
    case 'choice':
      return shuffle(isAsked ? any(field.from, random) : DECK_NAMES, random).slice(0, 2 + random(3))
    case 'subset':
      return shuffle(field.from, random).slice(0, 1 + random(field.from.length))
    case 'sets':
      return shuffle(field.from, random).slice(0, random(3))
    case 'card':
      return any(isAsked ? field.from : DECK_NAMES, random)
    case 'seat':
      return isAsked ? any(field.from, random) : random(3)
    case 'suit':
      return any(isAsked ? field.from : SUITS, random)
    case 'number':
      return isAsked ? any(field.from, random) : random(200) - 100
    case 'option':
      return isAsked ? any(field.from, random) : any([true, false, 'at least', 'hand'], random)
  }
}

function guessedAction(state: State, seat: Seat, form: Question, random: Random): Action {
  const fields: Fields = Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, guess(field, random)]),
  )
  return pendingFor(state, seat)?.kind === 'ask'
    ? { type: 'answer', ...fields }
    : { type: 'power', id: state.characters[seat] as PowerId, ...fields }
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(sorted(each))).sort() : value

/** The same for the same cards in another order. */
const nameOf = (action: Action): string =>
  JSON.stringify(
    Object.entries(action)
      .map(([name, value]) => [name, sorted(value)])
      .sort(),
  )

it('in Eidex, what a complete list leaves out is refused, whatever is asked', () => {
  const met = { complete: 0, partial: 0, refused: 0, accepted: 0 }
  const trios = allTrios().filter((_, index) => index % rounds(80, 5) === SEED % rounds(80, 5))
  for (const [index, characters] of trios.entries()) {
    const made = eidex.setup({ mode: 'cosmic', characters, target: 3 })
    if (!made.ok) throw new Error(made.refusal.message)
    const random = seededRandom(SEED + index)
    const check = (state: State, seat: Seat): void => {
      const forms = questionFor(state, seat, POWERS)
      const [form] = forms === undefined ? [] : [any(forms, random)]
      if (forms === undefined || form === undefined) return
      const legal = eidex.legalActions(state, seat)
      const isMany = forms.some(
        (each) => Object.values(each).reduce((sum, field) => sum * countOf(field), 1) > LISTED,
      )
      expect(legal.complete, JSON.stringify(forms)).toBe(!isMany)
      met[legal.complete ? 'complete' : 'partial']++
      if (!legal.complete) return
      const names = new Set(legal.all.map(nameOf))
      const sampled = eidex.sampleAction?.(state, seat, random) as Action
      expect(names.has(nameOf(sampled)), JSON.stringify(sampled)).toBe(true)
      for (let tries = 0; tries < 4; tries++) {
        const action = guessedAction(state, seat, form, random)
        const { ok } = eidex.apply(eidex.copy(state), { by: seat, action })
        expect(ok, JSON.stringify(action)).toBe(names.has(nameOf(action)))
        met[ok ? 'accepted' : 'refused']++
      }
    }
    playRandomly(eidex, made.value, random, {
      seen(state) {
        const next = eidex.next(state)
        if (next.kind === 'seats') for (const seat of next.seats) check(state, seat)
      },
    })
  }
  expect(met.complete).toBeGreaterThan(1000)
  expect(met.partial).toBeGreaterThan(20)
  expect(met.refused).toBeGreaterThan(500)
  expect(met.accepted).toBeGreaterThan(500)
})
