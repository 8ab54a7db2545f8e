/**
 * What a player reads when an Eidex power asks: which texts there are, and which one applies now.
 */
import type { PowerId } from '../../../../engine/eidex/characters'
import type { Question } from '../../../../engine/eidex/questions'
import type { Step } from '../../../../engine/eidex/state'
import type { View } from '../../../../engine/eidex/view'

/**
 * Questions that the use of a power raises for a seat: the power, and its name for the question.
 */
export const QUESTIONS = [
  'dealer.swap',
  'voyeur.show',
  'schuechterne.lead',
  'teekraenzchen.gift',
  'teekraenzchen.return',
  'zombie.card',
  'guggitaler.put-down',
] as const satisfies readonly `${PowerId}.${string}`[]

/** Uses that have another meaning at another moment, or for another seat. */
export const OTHER_USES = [
  'raeuber.dealer',
  'weisheit.count',
  'kompass.lead',
] as const satisfies readonly `${PowerId}.${string}`[]

/** The forms that one use can take. */
export const FORMS = [
  'quizmaster.ask',
  'quizmaster.disclose',
  'quizmaster.show',
] as const satisfies readonly `${PowerId}.${string}`[]

/** A power by its own name: its use in a window, or as part of playing a card. */
export type PromptKey =
  PowerId | (typeof QUESTIONS)[number] | (typeof OTHER_USES)[number] | (typeof FORMS)[number]

/** The fields that offer a choice between named values. */
export const OPTIONS = {
  to: ['highest', 'lowest'],
  direction: ['left', 'right'],
  compare: ['at-least', 'exactly', 'at-most'],
  where: ['hand', 'put-down'],
  disclose: [true],
  accept: [true, false],
} as const satisfies Partial<Record<keyof Question, readonly (string | boolean)[]>>

type OptionField = keyof typeof OPTIONS

/** A field by its own name: the heading above its values. */
export type OptionKey =
  OptionField | { [F in OptionField]: `${F}.${(typeof OPTIONS)[F][number]}` }[OptionField]

export type PromptTexts = Readonly<Record<PromptKey, string>>
export type OptionTexts = Readonly<Record<OptionKey, string>>

const isQuestion = (key: string): key is (typeof QUESTIONS)[number] =>
  (QUESTIONS as readonly string[]).includes(key)

/** What the seat that is asked reads; nothing for a draw, or for a question without a text. */
export function promptOf(
  step: Step,
  { characters, dealer }: Pick<View, 'characters' | 'dealer'>,
): PromptKey | undefined {
  if (step.kind === 'draw') return undefined
  if (step.kind === 'ask') {
    const key = `${step.power}.${step.question}`
    return isQuestion(key) ? key : undefined
  }
  const id = characters[step.seat] ?? undefined
  if (id === 'raeuber' && step.seat === dealer) return 'raeuber.dealer'
  if (id === 'weisheit' && step.window === 'count') return 'weisheit.count'
  if (id === 'kompass' && step.window === 'lead') return 'kompass.lead'
  return id
}

/** Where a use has several forms: which of them this is. */
export function formOf(question: Question): (typeof FORMS)[number] {
  if (question.show !== undefined) return 'quizmaster.show'
  return question.disclose === undefined ? 'quizmaster.ask' : 'quizmaster.disclose'
}
