/**
 * What a power asks of the seat that uses or answers it, described so that the interface can show
 * it: one field of the action each. Whether an answer fits is decided here, for all powers alike.
 */
import { completeList, type Listing, type Random, type Seat } from '../kernel'
import { shuffle } from '../random'
import type { Fields, FieldsOf } from './actions'
import type { Card, Suit } from './cards'

export type FieldOf<C, S> =
  /** One of these cards. */
  | { readonly kind: 'card'; readonly from: readonly C[] }
  /** This many of these cards, in any order, or exactly one of the listed choices. */
  | {
      readonly kind: 'cards'
      readonly from: readonly C[]
      readonly count: number
      /** Whether the order matters. */
      readonly ordered?: true
    }
  | { readonly kind: 'choice'; readonly from: readonly (readonly C[])[] }
  /** Any of these cards, at least one: too many combinations to list. */
  | { readonly kind: 'subset'; readonly from: readonly C[] }
  /** Any number of these sets, no two of which share a card. */
  | { readonly kind: 'sets'; readonly from: readonly (readonly C[])[] }
  | { readonly kind: 'seat'; readonly from: readonly Seat[] }
  | { readonly kind: 'suit'; readonly from: readonly S[] }
  | { readonly kind: 'number'; readonly from: readonly number[] }
  | { readonly kind: 'option'; readonly from: readonly (string | boolean)[] }

export type QuestionOf<C, S> = Readonly<Partial<Record<keyof Fields, FieldOf<C, S>>>>

export type Field = FieldOf<Card, Suit>
export type Question = QuestionOf<Card, Suit>

const isSubset = (cards: unknown, from: readonly unknown[]): cards is readonly unknown[] =>
  Array.isArray(cards) &&
  new Set(cards).size === cards.length &&
  cards.every((card) => from.includes(card))

const sameCards = (a: unknown, b: readonly unknown[]): boolean =>
  isSubset(a, b) && a.length === b.length

function fitsField<C, S>(field: FieldOf<C, S>, value: unknown): boolean {
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

/** Whether the fields answer the question, completely and with nothing else. */
export function fits<C, S>(
  question: QuestionOf<C, S>,
  fields: Readonly<Record<string, unknown>>,
): boolean {
  return (
    Object.keys(fields).length === Object.keys(question).length &&
    Object.entries(question).every(([name, field]) => fitsField(field, fields[name]))
  )
}

/** How many answers of a field are listed; beyond that, only the predicate decides. */
const LISTED = 1000

function choose<C>(cards: readonly C[], count: number): C[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, index) =>
    choose(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

function arrange<C>(cards: readonly C[], count: number): C[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card) =>
    arrange(
      cards.filter((other) => other !== card),
      count - 1,
    ).map((rest) => [card, ...rest]),
  )
}

function disjointSets<C>(sets: readonly (readonly C[])[]): (readonly C[])[][] {
  const [first, ...rest] = sets
  if (first === undefined) return [[]]
  const without = disjointSets(rest)
  const free = rest.filter((set) => !set.some((card) => first.includes(card)))
  return [...without, ...disjointSets(free).map((others) => [first, ...others])]
}

function values<C, S>(field: FieldOf<C, S>): readonly unknown[] {
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
export function listAnswers<C, S>(question: QuestionOf<C, S>): Listing<FieldsOf<C, S>> {
  let answers: FieldsOf<C, S>[] = [{}]
  let isComplete = true
  for (const [name, field] of Object.entries(question)) {
    const further = answers.flatMap((answer) =>
      values(field).map((value): FieldsOf<C, S> => ({ ...answer, [name]: value })),
    )
    isComplete &&= field.kind !== 'subset' && further.length <= LISTED
    answers = further.slice(0, LISTED)
  }
  return isComplete ? completeList(answers) : { complete: false, some: answers }
}

/** Cards whose order does not matter come in one order only. */
const inOrderOf = <C>(from: readonly C[], cards: readonly C[]): C[] =>
  from.filter((card) => cards.includes(card))

function sampleValue<C, S>(field: FieldOf<C, S>, random: Random): unknown {
  if (field.kind === 'cards') {
    const drawn = shuffle(field.from, random).slice(0, field.count)
    return field.ordered === true ? drawn : inOrderOf(field.from, drawn)
  }
  if (field.kind === 'subset') {
    const shuffled = shuffle(field.from, random)
    const count = 1 + random(Math.max(1, field.from.length))
    return inOrderOf(field.from, shuffled.slice(0, count))
  }
  const all = values(field)
  return all[random(all.length)]
}

export function sampleAnswer<C, S>(question: QuestionOf<C, S>, random: Random): FieldsOf<C, S> {
  const answer: Record<string, unknown> = {}
  for (const name in question) {
    const field = question[name as keyof Fields]
    if (field !== undefined) answer[name] = sampleValue(field, random)
  }
  return answer
}
