/** When a decision was made, and how a game ended that was played once more, in words. */
import type { HostMessages } from '../../../protocol/messages'
import type { AnyView } from '../../../protocol/game'
import { t, tn } from '../../i18n/texts.svelte'

export function whenText(view: AnyView): string {
  if (view.game === 'ebbes') {
    const { round, phase, memory } = view
    return phase === 'play'
      ? t('after.when.ebbes', { round, trick: memory.tricks.length + 1 })
      : t('after.when.ebbes.before', { round })
  }
  const { games: round, tricks, trick, stage, hand } = view
  const isBefore = tricks.length === 0 && trick.length === 0
  if (isBefore && stage !== 'play' && stage !== 'lead')
    return t('after.when.eidex.before', { round })
  if (stage === 'count' || (hand.length === 0 && trick.length === 0))
    return t('after.when.eidex.after', { round })
  return t('after.when.eidex', { round, trick: tricks.length + 1 })
}

const pointsText = (points: number, game: AnyView['game']): string =>
  tn(game === 'ebbes' ? 'ebbes.points' : 'after.vp', points).replace('-', '−')

/** What came of the same cards for somebody who saw all of them, beside what really happened. */
export function hindsightText(
  { seat, winners, results }: HostMessages['hindsight'],
  view: AnyView,
): string {
  const had = view.game === 'ebbes' ? view.scores : view.victoryPoints
  const didWin = view.outcome?.winners.includes(seat) === true
  const wins = winners.includes(seat)
  const key = didWin ? (wins ? 'anyway' : 'luck') : wins ? 'yes' : 'no'
  return t(`after.hindsight.${key}`, {
    points: pointsText(results[seat] ?? 0, view.game),
    mine: pointsText(had[seat] ?? 0, view.game),
  })
}
