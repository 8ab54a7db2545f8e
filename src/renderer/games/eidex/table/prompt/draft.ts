/** An answer in the making: what has been filled in, and the resulting action. */
import type { Action, Fields } from '../../../../../engine/eidex/actions'
import type { PowerId } from '../../../../../engine/eidex/characters'
import type { Field, Question } from '../../../../../engine/eidex/questions'
import type { Listing } from '../../../../../engine/kernel'

export type FieldName = keyof Fields
export type FieldOf<Kind extends Field['kind']> = Field & { readonly kind: Kind }

export interface Draft {
  readonly [name: string]: unknown
}

export const fieldsOf = (form: Question): readonly (readonly [FieldName, Field])[] =>
  Object.entries(form) as [FieldName, Field][]

/** More cards than a hand ever has. */
const MOST_OF_A_HAND = 14

export const isPack = (field: Field): boolean =>
  (field.kind === 'card' || field.kind === 'cards' || field.kind === 'subset') &&
  field.from.length > MOST_OF_A_HAND

/** More values than this are set with a slider, which always has a position. */
export const FEW_NUMBERS = 4

function firstValue(form: Question, field: Field): unknown {
  if (field.kind === 'number' && field.from.length > FEW_NUMBERS) {
    // “How many of these cards” starts small, any other scale in its middle.
    const place = form.compare === undefined ? Math.floor((field.from.length - 1) / 2) : 1
    return field.from[place]
  }
  if (field.kind === 'sets' || field.kind === 'subset' || field.kind === 'cards') return []
  return field.from.length === 1 ? field.from[0] : undefined
}

/** Fields without a choice are filled in already. */
export const draftFor = (form: Question): Draft =>
  Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, firstValue(form, field)]))

export function isFilled(field: Field, value: unknown): boolean {
  if (field.kind === 'cards') return Array.isArray(value) && value.length === field.count
  if (field.kind === 'sets' || field.kind === 'subset')
    return Array.isArray(value) && value.length > 0
  return value !== undefined
}

const isComplete = (form: Question, draft: Draft): boolean =>
  fieldsOf(form).every(([name, field]) => isFilled(field, draft[name]))

/**
 * Whether the question can be answered at all now: a power may have nothing to work on. Where there are too many
 * answers to list, the question alone describes them.
 */
export const isOffered = (legal: Listing<Action>): boolean =>
  !legal.complete || legal.all.some(({ type }) => type === 'power' || type === 'answer')

export const actionOf = (
  form: Question,
  draft: Draft,
  power: PowerId | undefined,
): Action | undefined => {
  if (!isComplete(form, draft)) return undefined
  const fields: Fields = Object.fromEntries(fieldsOf(form).map(([name]) => [name, draft[name]]))
  return power === undefined
    ? { type: 'answer', ...fields }
    : { type: 'power', id: power, ...fields }
}

/** Chooses a value or releases it: the rest stays, and a full list drops its first. */
export function toggled<T>(chosen: readonly T[], value: T, most: number): readonly T[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value)
  return [...chosen, value].slice(-most)
}
