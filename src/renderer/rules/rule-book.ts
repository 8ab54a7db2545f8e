/**
 * The rule book's form: every clause of both games, and every character, in our own words.
 * In a text, {B10} or {HJ} stands for the picture of that card, and a paragraph that begins with a
 * bullet is an entry of a list.
 */
import type { PowerId } from '../../engine/eidex/characters'
import type { CLAUSES as EBBES_CLAUSES } from '../../engine/ebbes/clauses'
import type { BASIC_CLAUSES } from '../../engine/eidex/clauses'

export type EbbesClause = (typeof EBBES_CLAUSES)[number]
export type EidexClause = (typeof BASIC_CLAUSES)[number]

export interface RuleText {
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  /** What the original rules leave open, as we play it. */
  readonly ours?: readonly string[]
}

/** A game in a few sentences, for somebody who has never seen it. */
export type IntroText = Omit<RuleText, 'ours'>

export interface CharacterText {
  readonly name: string
  /** One sentence for the portrait at the table. */
  readonly short: string
  /** The rule, in paragraphs. */
  readonly text: readonly string[]
  readonly ours?: readonly string[]
}

export type CharacterTexts = Readonly<Record<PowerId, CharacterText>>
export type EbbesRules = Readonly<Record<EbbesClause, RuleText>>
export type EidexRules = Readonly<Record<EidexClause, RuleText>>
