/** Cards suit by suit, as a player hears them: “hearts six, king; stars ace”. */
import type { Suit } from '../../../../engine/eidex/cards'
import { inGroups, inRow } from '../../../i18n/format'
import { t } from '../i18n/texts'
import { RANKS, rankOf, suitInText, suitOf } from './words'

export const ranksText = (cards: readonly string[], suit: Suit): string =>
  inRow(
    RANKS.filter((rank) =>
      cards.some((card) => suitOf(card) === suit && rankOf(card) === rank),
    ).map((rank) => t(`eidex.said.rank.${rank}`)),
  )

export const cardsText = (cards: readonly string[]): string =>
  inGroups(
    [...new Set(cards.map(suitOf))].map((suit) =>
      t('eidex.said.cards', { suit: suitInText(suit), ranks: ranksText(cards, suit) }),
    ),
  )
