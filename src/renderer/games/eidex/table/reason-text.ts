/** Why victory points went where they went. */
import type { Event } from '../../../../engine/eidex/actions'
import type { TournamentTurn } from '../../../../engine/eidex/tournament'
import type { View } from '../../../../engine/eidex/view'
import type { TableInfo } from '../../../../protocol/table'
import { t } from '../i18n/texts'
import { seatNames } from './words'

type Awarded = Event & { readonly type: 'awarded' }

export const reasonText = (
  { awarded, reason }: Awarded,
  table: TableInfo,
  { limit }: Pick<View, 'limit'>,
): string => reasonWith({ awarded, reason, limit }, (seats) => seatNames(table, seats))

/** The reasons that the count can give, and a sentence for each. */
export function reasonWith(
  { awarded, reason, limit }: Pick<Awarded, 'awarded' | 'reason'> & Pick<View, 'limit'>,
  called: (seats: readonly number[]) => string,
): string {
  const seats = [...awarded.keys()]
  const names = called(seats.filter((seat) => awarded[seat] !== 0))
  const without = seats.filter((seat) => awarded[seat] === 0)
  const losers = called(without)
  switch (reason) {
    case 'match':
    case 'extremes':
    case 'differenzler':
      return t(`eidex.reason.${reason}`, { names })
    case 'limit':
      return t(without.length > 1 ? 'eidex.reason.limit.two' : 'eidex.reason.limit', {
        losers,
        limit,
        names,
      })
    case 'level':
    case 'schwarzpeter':
    case 'guggitaler':
      return t(`eidex.reason.${reason}`, { losers, names })
    case 'nobody':
      return t('eidex.reason.nobody')
    default:
      return t('eidex.reason.other', { names })
  }
}

/** The effect of a game's scores on the tournament. */
export function turnText(
  turn: TournamentTurn,
  target: number,
  called: (seats: readonly number[]) => string,
): string {
  switch (turn.kind) {
    case 'reached':
    case 'chaos-two':
      return t(`eidex.turn.${turn.kind}`, { winner: called([turn.winner]), target })
    case 'chaos': {
      const [winner, losers] = [called([turn.winner]), called(turn.losers)]
      return t('eidex.turn.chaos', { winner, losers, target })
    }
    case 'collision': {
      const [stays, falls] = [called([turn.stays]), called([turn.falls])]
      const steps = { target, brink: target - 1, lower: target - 2 }
      return t('eidex.turn.collision', { stays, falls, ...steps })
    }
    case 'collision-level':
      return t('eidex.turn.collision-level', {
        names: called(turn.stay),
        target,
        brink: target - 1,
      })
  }
}
