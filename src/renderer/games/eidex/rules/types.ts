import type { PowerId } from '../../../../engine/eidex/characters'
import type { BASIC_CLAUSES } from '../../../../engine/eidex/clauses'
import type { RuleText } from '../../../rules/book'

export type Clause = (typeof BASIC_CLAUSES)[number]
export type EidexRules = Readonly<Record<Clause, RuleText>>

interface CharacterText {
  readonly name: string
  /** As the object of a sentence, with its article; if missing, the name alone. */
  readonly inText?: string
  /** One sentence for the portrait at the table. */
  readonly short: string
  /** The rule, in paragraphs. */
  readonly text: readonly string[]
  readonly ours?: readonly string[]
}

export type CharacterTexts = Readonly<Record<PowerId, CharacterText>>
