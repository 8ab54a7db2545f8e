/** How a replayed game ended, in words. */
import type { HostMessages } from '../../../protocol/messages'
import type { AnyView } from '../../../engine/kernel'
import { faceOf } from '../../games/faces.svelte'
import { t } from '../../i18n/texts.svelte'

/** The result of the same cards for a player who saw all of them, beside what really happened. */
export function hindsightText(
  { seat, winners, results }: HostMessages['hindsight'],
  view: AnyView,
): string {
  const { results: resultsOf, resultText } = faceOf(view.game).coach
  const didWin = view.outcome?.winners.includes(seat) === true
  const wins = winners.includes(seat)
  const key = didWin ? (wins ? 'anyway' : 'luck') : wins ? 'yes' : 'no'
  return t(`after.hindsight.${key}`, {
    points: resultText(results[seat] ?? 0),
    mine: resultText(resultsOf(view)[seat] ?? 0),
  })
}
