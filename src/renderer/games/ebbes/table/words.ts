/** The names of ebbes cards, suits and roles, for eyes and ears. */
import type { Suit } from '../../../../engine/ebbes/cards'
import type { Role } from '../../../../engine/ebbes/roles'
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

/** With its picture, for those who cannot see it: “green 6, forest”. */
export const longCardName = (card: string): string =>
  t('ebbes.card.long', { card: cardName(card), picture: t(`ebbes.picture.${suitOf(card)}`) })

/** In a sentence, where some languages need an article. */
export const theSuit = (suit: Suit): string => t(`ebbes.the.${suit}`)
export const theCard = (card: string): string =>
  t('ebbes.the.card', { suit: suitName(suitOf(card)), value: valueOf(card) })
export const roleInText = (role: Role): string => t(`ebbes.is.${role}`)
