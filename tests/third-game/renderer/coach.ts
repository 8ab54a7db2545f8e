/** What the coach says of a decision. */
import type { Estimate } from '../../../src/protocol/coach'
import type { CoachFace } from '../../../src/renderer/games/face'
import { gainIn } from '../../../src/renderer/table/coach/numbers'
import { takesText } from '../../../src/renderer/table/coach/reason-text'
import type { Suit } from '../engine/cards'
import { t } from './i18n/texts'
import type { TercetFace } from './types'
import { cardName, suitName, tricksText } from './words'

/** What it may say of this game. */
type Reason = { readonly chance: number; readonly certain: boolean } & (
  { readonly what: 'takes' } | { readonly what: 'void'; readonly suit: Suit }
)

const reasonTexts = ({ reasons }: Estimate): readonly string[] =>
  (reasons as readonly Reason[]).map((reason) =>
    reason.what === 'void' ? t('coach.void', { suit: suitName(reason.suit) }) : takesText(reason),
  )

export const coach: CoachFace<TercetFace> = {
  actionText: ({ card }) => cardName(card),
  cardOf: ({ card }) => card,
  gainText: (estimate) => t('coach.gain', gainIn(estimate, 'auto')),
  reasonTexts,
  whenText: ({ round, tricks }) => t('round.trick', { round, trick: tricks.length + 1 }),
  lying: ({ trick }) => trick?.cards ?? [],
  results: ({ scores }) => scores,
  resultText: tricksText,
}
