/**
 * What a power asks of the seat that uses or answers it, described so that the interface can show
 * it: one field of the action each. Whether an answer fits is decided here, for all powers alike.
 */
import { completeList, type Listing, type Random, type Seat } from '../kernel'
import { shuffle } from '../random'
import type { Fields } from './actions'
import { nameOf, type Card, type CardNumber, type Suit } from './cards'

export type Field =
  /** One of these cards. */
  | { readonly kind: 'card'; readonly from: readonly Card[] }
  /** This many of these cards, in any order, or exactly one of the listed choices. */
  | {
      readonly kind: 'cards'
      readonly from: readonly Card[]
      readonly count: number
      /** Whether the order matters. */
      readonly ordered?: true
    }
  | { readonly kind: 'choice'; readonly from: readonly (readonly Card[])[] }
  /** Any of these cards, at least one: too many combinations to list. */
  | { readonly kind: 'subset'; readonly from: readonly Card[] }
  /** Any number of these sets, no two of which share a card. */
  | { readonly kind: 'sets'; readonly from: readonly (readonly Card[])[] }
  | { readonly kind: 'seat'; readonly from: readonly Seat[] }
  | { readonly kind: 'suit'; readonly from: readonly Suit[] }
  | { readonly kind: 'number'; readonly from: readonly number[] }
  | { readonly kind: 'option'; readonly from: readonly (string | boolean)[] }

export type Question = Readonly<Partial<Record<keyof Fields, Field>>>

export const cardsField = (cards: readonly CardNumber[]): Field => ({
  kind: 'card',
  from: cards.map(nameOf),
})

const isSubset = (cards: unknown, from: readonly Card[]): cards is readonly Card[] =>
  Array.isArray(cards) &&
  new Set(cards).size === cards.length &&
  cards.every((card) => from.includes(card as Card))

const sameCards = (a: unknown, b: readonly Card[]): boolean =>
  isSubset(a, b) && a.length === b.length

function fitsField(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'cards':
      return isSubset(value, field.from) && value.length === field.count
    case 'subset':
      return isSubset(value, field.from) && value.length > 0
    case 'choice':
      return field.from.some((choice) => sameCards(value, choice))
    case 'sets':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((set) => field.from.some((known) => sameCards(set, known))) &&
        new Set(value.flat()).size === value.flat().length
      )
    case 'card':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return (field.from as readonly unknown[]).includes(value)
  }
}

/** The alternative forms of a question. */
export const formsOf = (question: Question | readonly Question[]): readonly Question[] =>
  Array.isArray(question) ? (question as readonly Question[]) : [question as Question]

/** Whether the fields of an action answer the question, completely and with nothing else. */
export function fits(question: Question, fields: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(fields).filter((name) => name !== 'type' && name !== 'id')
  return (
    names.length === Object.keys(question).length &&
    Object.entries(question).every(([name, field]) => fitsField(field, fields[name]))
  )
}

/** How many answers of a field are listed; beyond that, only the predicate decides. */
const LISTED = 1000

function choose(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, index) =>
    choose(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

function arrange(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card) =>
    arrange(
      cards.filter((other) => other !== card),
      count - 1,
    ).map((rest) => [card, ...rest]),
  )
}

function disjointSets(sets: readonly (readonly Card[])[]): (readonly Card[])[][] {
  const [first, ...rest] = sets
  if (first === undefined) return [[]]
  const without = disjointSets(rest)
  const free = rest.filter((set) => !set.some((card) => first.includes(card)))
  return [...without, ...disjointSets(free).map((others) => [first, ...others])]
}

function values(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'cards':
      return field.ordered === true
        ? arrange(field.from, field.count)
        : choose(field.from, field.count)
    case 'sets':
      return disjointSets(field.from).filter((sets) => sets.length > 0)
    case 'subset':
      return []
    case 'choice':
    case 'card':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return field.from
  }
}

/** All answers in stable order, or some where there are too many to list. */
export function listAnswers(question: Question): Listing<Fields> {
  let answers: Fields[] = [{}]
  let isComplete = true
  for (const [name, field] of Object.entries(question)) {
    const further = answers.flatMap((answer) =>
      values(field).map((value): Fields => ({ ...answer, [name]: value })),
    )
    isComplete &&= field.kind !== 'subset' && further.length <= LISTED
    answers = further.slice(0, LISTED)
  }
  return isComplete ? completeList(answers) : { complete: false, some: answers }
}

function sampleValue(field: Field, random: Random): unknown {
  if (field.kind === 'cards') return shuffle(field.from, random).slice(0, field.count)
  if (field.kind === 'subset') {
    return shuffle(field.from, random).slice(0, 1 + random(Math.max(1, field.from.length)))
  }
  const all = values(field)
  return all[random(all.length)]
}

export const sampleAnswer = (question: Question, random: Random): Fields =>
  Object.fromEntries(
    Object.entries(question).map(([name, field]) => [name, sampleValue(field, random)]),
  )
