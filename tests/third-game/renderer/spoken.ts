/** The table in words, for a player who hears it. */
import type { TableInfo } from '../../../src/protocol/table'
import type { SpokenFace } from '../../../src/renderer/games/spoken-face'
import { eitherOf, sentences } from '../../../src/renderer/i18n/format'
import { seatName } from '../../../src/renderer/table/names'
import { roundsOf } from '../engine/config'
import type { View } from '../engine/view'
import { t } from './i18n/texts'
import type { TercetFace } from './types'
import { callText, cardName } from './words'

function trickText({ trick, tricks }: View, table: TableInfo): string {
  if (trick === null) return ''
  return sentences([
    t('said.trick', { trick: tricks.length + 1 }),
    ...trick.cards.map(({ player, card }) =>
      t('log.played', { name: seatName(table, player), card: cardName(card) }),
    ),
  ])
}

const turnText = (view: View): string => {
  const cards = view.legal.all.map(({ card }) => cardName(card))
  return cards.length === 0 ? '' : t('said.turn', { cards: eitherOf(cards) })
}

export const spoken: SpokenFace<TercetFace> = {
  stateText: (view, table) =>
    sentences([
      `${t('round', { round: view.round, rounds: roundsOf(view.config) })}.`,
      trickText(view, table),
      turnText(view) || callText(view, table, false),
    ]),
  trickText,
  turnText,
  concerns: (event, seat) =>
    (event.type === 'played' && event.player === seat) ||
    (event.type === 'trick' && event.winner === seat),
}
