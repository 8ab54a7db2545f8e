/** A game of ebbes as a story: the scores round by round, and the trick that decided it. */
import type { Event } from '../../../../engine/ebbes/actions'
import type { Role } from '../../../../engine/ebbes/roles'
import { EBBES_POINTS } from '../../../../engine/ebbes/score'
import type { TableInfo } from '../../../../protocol/table'
import { seatName } from '../../../table/names'
import { aheadSince, type Totals } from '../../../table/turning-point'
import { t } from '../i18n/texts'
import { suitOf } from './words'

/** After every trick: what everybody would have if the round ended there. */
export interface Moment {
  readonly round: number
  readonly trick: number
  /** The player who took it. */
  readonly winner: number
  readonly totals: Totals
}

type Trick = Event & { readonly type: 'trick' }
type Scored = Event & { readonly type: 'scored' }

/** Before the first round, and after each. */
export function scoresByRound(events: readonly Event[]): readonly Totals[] {
  const after = events.flatMap((event) => (event.type === 'scored' ? [event.scores] : []))
  return after[0] === undefined ? [] : [after[0].map(() => 0), ...after]
}

export function momentsOf(events: readonly Event[]): readonly Moment[] {
  const moments: Moment[] = []
  let begin = 0
  events.forEach((event, index) => {
    if (event.type === 'dealt') begin = index
    if (event.type === 'scored') moments.push(...momentsOfRound(events.slice(begin, index), event))
  })
  return moments
}

/** With the roles that the suits got in the course of the round. */
function momentsOfRound(events: readonly Event[], { round, points, scores }: Scored): Moment[] {
  const roles = new Map(
    events.flatMap((event) =>
      event.type === 'designated' ? [[event.suit as string, event.role] as const] : [],
    ),
  )
  const tricks = events.filter((event): event is Trick => event.type === 'trick')
  return tricks.map(({ winner }, index) => {
    const counts = points.map((_, player) => countsOf(tricks.slice(0, index + 1), player, roles))
    const gains = pointsOf(counts)
    return {
      round,
      trick: index + 1,
      winner,
      totals: scores.map((score, player) => score - (points[player] ?? 0) + (gains[player] ?? 0)),
    }
  })
}

type Counts = Readonly<Record<'plus' | 'minus' | 'ebbes', number>>

function countsOf(
  tricks: readonly Trick[],
  player: number,
  roles: ReadonlyMap<string, Role>,
): Counts {
  const cards = tricks.flatMap((trick) => (trick.winner === player ? trick.cards : []))
  const count = (role: Role) => cards.filter((card) => roles.get(suitOf(card)) === role).length
  return { plus: count('plus'), minus: count('minus'), ebbes: count('ebbes') }
}

/** ebbes.score */
function pointsOf(counts: readonly Counts[]): number[] {
  const all = counts.map(({ ebbes }) => ebbes)
  const isBetween = (ebbes: number) => ebbes !== Math.max(...all) && ebbes !== Math.min(...all)
  return counts.map(
    ({ plus, minus, ebbes }) => plus - minus + (isBetween(ebbes) ? EBBES_POINTS : 0),
  )
}

/** The trick since which the only winner was ahead; undefined where nobody was at the end. */
export function decisiveTrick(
  events: readonly Event[],
  winners: readonly number[],
): { readonly isFirst: boolean; readonly moment: Moment } | undefined {
  const [winner] = winners
  if (winner === undefined || winners.length > 1) return undefined
  const moments = momentsOf(events)
  const since = aheadSince(
    moments.map(({ totals }) => totals),
    winner,
  )
  const moment = since === undefined ? undefined : moments[since]
  return moment && { isFirst: since === 0, moment }
}

/** In a sentence; empty if no trick decided the game alone. */
export function storyText(
  events: readonly Event[],
  winners: readonly number[],
  table: TableInfo,
): string {
  const found = decisiveTrick(events, winners)
  if (found === undefined) return ''
  const name = seatName(table, winners[0] ?? 0)
  if (found.isFirst) return t('ebbes.story.first', { name })
  const { round, trick, winner } = found.moment
  if (winner === winners[0]) return t('ebbes.story.own', { name, round, trick })
  return t('ebbes.story.trick', { name, round, trick, taker: seatName(table, winner) })
}
