import type { CLAUSES } from '../../../../engine/ebbes/clauses'
import type { RuleText } from '../../../rules/book'

export type Clause = (typeof CLAUSES)[number]
export type EbbesRules = Readonly<Record<Clause, RuleText>>
