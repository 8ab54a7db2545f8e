/** The names of Eidex cards, suits and people, for eyes and ears. */
import type { Suit } from '../../../../engine/eidex/cards'
import type { TableInfo } from '../../../../protocol/table'
import { listed } from '../../../i18n/format'
import { t } from '../i18n/texts'
import { seatName } from '../../../table/names'

const SUIT_BY_LETTER: Readonly<Record<string, Suit>> = {
  H: 'hearts',
  L: 'lizard',
  R: 'raven',
  S: 'stars',
}

export const RANKS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof RANKS)[number]

export const suitOf = (card: string): Suit => SUIT_BY_LETTER[card[0] ?? ''] ?? 'hearts'
export const rankOf = (card: string): Rank => card.slice(1) as Rank
export const suitName = (suit: Suit): string => t(`eidex.suit.${suit}`)
export const rankName = (rank: Rank): string => t(`eidex.rank.${rank}`)

/** In a sentence, where some suits are written otherwise than on a label. */
export const suitInText = (suit: Suit): string => t(`eidex.in.${suit}`)

export const cardName = (card: string): string =>
  t('eidex.card', { suit: t(`eidex.of.${suitOf(card)}`), rank: rankName(rankOf(card)) })

/** In a sentence, with the article where the language wants one. */
export const theCard = (card: string): string =>
  t('eidex.card', { suit: t(`eidex.of.${suitOf(card)}`), rank: t(`eidex.the.${rankOf(card)}`) })

export const theCards = (cards: readonly string[]): string => listed(cards.map(theCard))

export const cardNames = (cards: readonly string[]): string => listed(cards.map(cardName))

export const seatNames = (table: TableInfo, seats: readonly number[]): string =>
  listed(seats.map((seat) => seatName(table, seat)))
