/**
 * Questions and their answers as the rules know them, with cards and suits by number, and on their way to and from
 * the words at the border.
 */
import type { Fields, FieldsOf } from './actions'
import { nameOf, parseCard, parseSuit, SUITS, type Card, type CardNumber, type Suit } from './cards'
import { fits, type Field, type FieldOf, type Question, type QuestionOf } from './questions'

export type NumberField = FieldOf<CardNumber, number>
/** What a power asks. */
export type Asking = QuestionOf<CardNumber, number>
/** What it is answered. */
export type Answer = FieldsOf<CardNumber, number>

export const cardsField = (from: readonly CardNumber[]): NumberField => ({ kind: 'card', from })

/** The alternative forms of a question. */
export const formsOf = (asking: Asking | readonly Asking[]): readonly Asking[] =>
  Array.isArray(asking) ? (asking as readonly Asking[]) : [asking as Asking]

const suitName = (suit: number): Suit => SUITS[suit] as Suit
const namesOf = (cards: readonly CardNumber[]): Card[] => cards.map(nameOf)

function fieldInWords(field: NumberField): Field {
  switch (field.kind) {
    case 'card':
    case 'cards':
    case 'subset':
      return { ...field, from: namesOf(field.from) }
    case 'choice':
    case 'sets':
      return { ...field, from: field.from.map(namesOf) }
    case 'suit':
      return { ...field, from: field.from.map(suitName) }
    case 'seat':
    case 'number':
    case 'option':
      return field
  }
}

/** For every field that a question and its answer have, what `change` makes of it. */
const mapFields = (asking: Asking, change: (field: NumberField, name: keyof Fields) => unknown) =>
  Object.fromEntries(
    Object.entries(asking).map(([name, field]) => [name, change(field, name as keyof Fields)]),
  )

export const inWords = (asking: Asking): Question => mapFields(asking, fieldInWords)

function valueInWords({ kind }: NumberField, value: unknown): unknown {
  switch (kind) {
    case 'card':
      return nameOf(value as CardNumber)
    case 'cards':
    case 'subset':
    case 'choice':
      return namesOf(value as readonly CardNumber[])
    case 'sets':
      return (value as readonly (readonly CardNumber[])[]).map(namesOf)
    case 'suit':
      return suitName(value as number)
    case 'seat':
    case 'number':
    case 'option':
      return value
  }
}

export const answerInWords = (asking: Asking, answer: Answer): Fields =>
  mapFields(asking, (field, name) => valueInWords(field, answer[name]))

const eachOf = (list: unknown, read: (item: unknown) => unknown): unknown =>
  Array.isArray(list) ? list.map(read) : undefined

/** Anything from the wire; what is not of this kind becomes a value that no question offers. */
function readValue({ kind }: NumberField, value: unknown): unknown {
  switch (kind) {
    case 'card':
      return parseCard(value)
    case 'cards':
    case 'subset':
    case 'choice':
      return eachOf(value, parseCard)
    case 'sets':
      return eachOf(value, (set) => eachOf(set, parseCard))
    case 'suit':
      return parseSuit(value)
    case 'seat':
    case 'number':
    case 'option':
      return value
  }
}

/** The answer to this question that the words give; undefined if they give none, or say something else as well. */
export function readAnswer(
  asking: Asking,
  fields: Readonly<Record<string, unknown>>,
): Answer | undefined {
  const read = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = asking[name as keyof Fields]
      return [name, field && readValue(field, value)]
    }),
  )
  return fits(asking, read) ? read : undefined
}
