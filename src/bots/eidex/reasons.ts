/** The coach's reasons in Eidex: where the seat's points end up. */
import type { Action } from '../../engine/eidex/actions'
import { isOverLimit } from '../../engine/eidex/force'
import { foresee as foreseeTrick } from '../../engine/eidex/foresee'
import { POWERS } from '../../engine/eidex/powers'
import type { State } from '../../engine/eidex/state'
import type { View } from '../../engine/eidex/view'
import type { Seat } from '../../engine/kernel'
import { numberAt } from '../../engine/lists'
import { TAKES, type Foresight, type Sign } from '../reasons'

interface PointsSign extends Sign {
  readonly what: 'high' | 'low' | 'middle' | 'over'
}

export const foresee = (view: View, world: State, action: Action): Foresight => ({
  takes: foreseeTrick(view, world, action, POWERS),
  signs: [],
})

export function signs(state: State, seat: Seat, _action: Action, trick: number): Sign[] {
  const takes = state.tricks[trick]?.winner === seat ? [TAKES] : []
  return [...takes, whereItEnds(state, seat)]
}

function whereItEnds(state: State, seat: Seat): PointsSign {
  const { points } = state
  if (isOverLimit(state, seat, POWERS)) return { what: 'over' }
  const mine = numberAt(points, seat)
  if (mine === Math.max(...points)) return { what: 'high' }
  return { what: mine === Math.min(...points) ? 'low' : 'middle' }
}
