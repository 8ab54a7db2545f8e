/** Whether an answer fits what a power asks is decided here, for all powers alike; and which answers there are. */
import { completeList, type Listing, type Random } from '../kernel'
import type { FieldsOf } from './actions'
import type { Card, Suit } from './cards'
import { sampleDigit, valueOf } from './digits'
import { valuesOf, type FieldOf, type QuestionOf } from './fields'

export type { FieldOf, QuestionOf } from './fields'
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

/** All answers in stable order, or some where there are too many to list. */
export function listAnswers<C, S>(question: QuestionOf<C, S>): Listing<FieldsOf<C, S>> {
  let answers: FieldsOf<C, S>[] = [{}]
  let isComplete = true
  for (const [name, field] of Object.entries(question)) {
    const further = answers.flatMap((answer) =>
      valuesOf(field).map((value): FieldsOf<C, S> => ({ ...answer, [name]: value })),
    )
    isComplete &&= field.kind !== 'subset' && further.length <= LISTED
    answers = further.slice(0, LISTED)
  }
  return isComplete ? completeList(answers) : { complete: false, some: answers }
}

export function sampleAnswer<C, S>(question: QuestionOf<C, S>, random: Random): FieldsOf<C, S> {
  return Object.fromEntries(
    Object.entries(question).map(([name, field]) => [
      name,
      valueOf(field, sampleDigit(field, random)),
    ]),
  )
}
