/**
 * Every answer to a question as one number: a digit for each field, the first one lowest. The largest, which name any
 * of the 36 cards, take 45 bits: more than a small integer has, but still whole numbers.
 */
import type { Random } from '../kernel'
import type { Fields } from './actions'
import type { Answer, Asking, NumberField } from './answers'
import { CARD_NUMBERS } from './cards'
import { digitOf, digitsFor, sampleDigit, valueOf } from './digits'

/** A number that says to pass. Plays and cards put down are below it. */
export const PASSING = 4 * CARD_NUMBERS
/** Where answers begin. */
export const ANSWER = PASSING + 1

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

/** The number of any answer to any of these questions; −1 if there is none. */
export function sampleCode(forms: readonly Asking[], random: Random): number {
  const form = random(Math.max(1, forms.length))
  const asking = forms[form]
  if (asking === undefined) return -1
  let code = form
  let weight = forms.length
  let isAnswer = true
  for (const name in asking) {
    const field = asking[name as keyof Fields] as NumberField
    const digit = sampleDigit(field, random)
    if (digit === -1) isAnswer = false
    code += weight * digit
    weight *= digitsFor(field)
  }
  return isAnswer ? code : -1
}
