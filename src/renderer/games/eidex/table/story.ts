/** A tournament of Eidex as a story: victory points game by game, and the game that decided it. */
import type { Event } from '../../../../engine/eidex/actions'
import type { View } from '../../../../engine/eidex/view'
import type { TableInfo } from '../../../../protocol/table'
import { aheadSince, leadersIn, type Totals } from '../../../table/turning-point'
import { t } from '../i18n/texts'
import { seatNames } from './words'

/** Before the first game, and after each. */
export function pointsByGame(
  events: readonly Event[],
  { config }: Pick<View, 'config'>,
): readonly Totals[] {
  const after = events.flatMap((event) => (event.type === 'awarded' ? [event.victoryPoints] : []))
  return after.length === 0 ? [] : [config.victoryPoints, ...after]
}

/** The game after which the winner was ahead for good, in a sentence. */
export function storyText(
  games: readonly Totals[],
  winners: readonly number[],
  table: TableInfo,
): string {
  const [winner] = winners
  if (winner === undefined || games.length < 2) return ''
  const name = seatNames(table, winners)
  const since = aheadSince(games, winner)
  if (since !== undefined && since <= 1 && games.length > 2) return t('eidex.story.first', { name })
  if (since !== undefined && since > 1 && since < games.length - 1)
    return t('eidex.story.since', { name, game: since })
  const before = leadersIn(games.at(-2) ?? [])
  const key = before.length === 1 ? 'eidex.story.last' : 'eidex.story.last.level'
  return t(key, { names: seatNames(table, before) })
}
