/**
 * Every answer to a question as one number: a digit for each field, the first one lowest. A digit is the place of
 * what was chosen among what is offered; where several can be chosen, it is the set of their places. So the largest,
 * which name any of the 36 cards, take 45 bits: more than a small integer has, but still whole numbers.
 */
import type { Fields } from './actions'
import type { Answer, Asking, NumberField } from './answers'
import { CARD_NUMBERS } from './cards'

/** A number that says to pass. Plays and cards put down are below it. */
export const PASSING = 4 * CARD_NUMBERS
/** Where answers begin. */
export const ANSWER = PASSING + 1

/** How many digits there are for a field. */
function digitsFor(field: NumberField): number {
  const { length } = field.from
  switch (field.kind) {
    case 'cards':
      return field.ordered === true ? length ** field.count : 2 ** length
    case 'subset':
    case 'sets':
      return 2 ** length
    case 'card':
    case 'choice':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return length
  }
}

/** What is chosen is compared by identity, or card by card: sets are short and few. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((each) => b.includes(each)))

const placeIn = (from: readonly unknown[], value: unknown): number => {
  const place = from.indexOf(value)
  return place === -1 ? from.findIndex((each) => isSame(each, value)) : place
}

function digitOf(field: NumberField, value: unknown): number {
  const { from } = field
  const chosen = value as readonly unknown[]
  switch (field.kind) {
    case 'cards':
      if (field.ordered !== true) return setOfPlaces(from, chosen)
      return chosen.reduceRight<number>((sum, each) => sum * from.length + placeIn(from, each), 0)
    case 'subset':
    case 'sets':
      return setOfPlaces(from, chosen)
    case 'card':
    case 'choice':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return placeIn(from, value)
  }
}

const setOfPlaces = (from: readonly unknown[], chosen: readonly unknown[]): number =>
  chosen.reduce<number>((set, each) => set + 2 ** placeIn(from, each), 0)

function valueOf(field: NumberField, digit: number): unknown {
  const { from } = field
  switch (field.kind) {
    case 'cards':
      if (field.ordered !== true) return chosenBy(from, digit)
      return Array.from(
        { length: field.count },
        (_, place) => from[Math.floor(digit / from.length ** place) % from.length],
      )
    case 'subset':
    case 'sets':
      return chosenBy(from, digit)
    case 'card':
    case 'choice':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return from[digit]
  }
}

const chosenBy = (from: readonly unknown[], set: number): unknown[] =>
  from.filter((_, place) => Math.floor(set / 2 ** place) % 2 === 1)

/** The number of an answer to a question that is one of these. */
export function codeOf(forms: readonly Asking[], asking: Asking, answer: Answer): number {
  let code = forms.indexOf(asking)
  let weight = forms.length
  for (const name in asking) {
    const field = asking[name as keyof Fields] as NumberField
    code += weight * digitOf(field, answer[name as keyof Fields])
    weight *= digitsFor(field)
  }
  return code
}

export const formOf = (forms: readonly Asking[], code: number): Asking =>
  forms[code % forms.length] as Asking

/** The answer with this number. */
export function answerOf(forms: readonly Asking[], code: number): Answer {
  const asking = formOf(forms, code)
  const answer: Record<string, unknown> = {}
  let left = Math.floor(code / forms.length)
  for (const name in asking) {
    const field = asking[name as keyof Fields] as NumberField
    const digits = digitsFor(field)
    answer[name] = valueOf(field, left % digits)
    left = Math.floor(left / digits)
  }
  return answer
}
