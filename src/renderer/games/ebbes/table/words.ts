/** The names of ebbes cards and suits, for eyes and ears. */
import type { Suit } from '../../../../engine/ebbes/cards'
import { t } from '../i18n/texts'

const SUIT_BY_LETTER: Readonly<Record<string, Suit>> = {
  B: 'blue',
  N: 'brown',
  Y: 'yellow',
  G: 'green',
  R: 'red',
}

export const suitOf = (card: string): Suit => SUIT_BY_LETTER[card[0] ?? ''] ?? 'blue'
export const valueOf = (card: string): number => Number(card.slice(1))
export const suitName = (suit: Suit): string => t(`ebbes.suit.${suit}`)
export const cardName = (card: string): string =>
  t('ebbes.card', { suit: suitName(suitOf(card)), value: valueOf(card) })
