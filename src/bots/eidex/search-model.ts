/** Eidex for the search: victory points, and what they mean for the tournament. */
import { pointsOf } from '../../engine/eidex/count'
import { eidex as game, type Types } from '../../engine/eidex/game'
import { POWERS } from '../../engine/eidex/powers'
import type { State } from '../../engine/eidex/state'
import type { Seat } from '../../engine/kernel'
import { numberAt } from '../../engine/lists'
import type { SearchModel } from '../search-model'
import { eidexCandidates } from './candidates'
import { hopeOf } from './glance'
import { eidexGreedy } from './greedy'
import { forgetEidex } from './memory'
import { eidexQuick } from './quick'
import { chancesInTournament } from './tournament'
import { foresee, signs } from './reasons'

export const eidex: SearchModel<Types> = {
  game,
  greedy: eidexGreedy,
  candidates: eidexCandidates,
  forget: forgetEidex,
  policy: eidexQuick,
  progress: (state) => (isAwarded(state) ? Infinity : state.tricks.length),
  evaluate(state, into) {
    const worths = isAwarded(state) ? worthOfAward(state) : worthAtAGlance(state)
    for (const seat of SEAT_LIST) into[seat] = numberAt(worths, seat)
  },
  foresee,
  signs,
  payoff: (state, seat) => ({
    gain: numberAt(state.awarded, seat),
    chance: numberAt(chancesInTournament(state), seat),
  }),
}

const isAwarded = ({ stage }: State): boolean => stage === 'deal' || stage === 'over'

/** A victory point counts for itself beside the tournament, so that no bot gives up. */
const POINT = 0.02

function worthOfAward(state: State): number[] {
  const chances = chancesInTournament(state)
  return chances.map((chance, seat) => chance + POINT * numberAt(state.awarded, seat))
}

/** This many points from the middle are as good as a victory point. */
const FAR = 60
const MIDDLE = 0.3
/** How much better than the middle the top and the bottom are. */
const EXTREME = 0.2

/** By where the game seems to be heading: the middle loses, and the limit busts. */
function worthAtAGlance(state: State): number[] {
  const points = pointsToExpect(state)
  return points.map((mine, seat) => {
    const a = numberAt(points, (seat + 1) % 3)
    const b = numberAt(points, (seat + 2) % 3)
    const apart =
      mine >= state.limit ? -FAR : Math.max(mine - Math.max(a, b), Math.min(a, b) - mine)
    return MIDDLE + (EXTREME * Math.max(-FAR, Math.min(FAR, apart))) / FAR
  })
}

/** Points still open go to the hands in proportion to their promise. */
function pointsToExpect(state: State): number[] {
  const won = SEAT_LIST.map((seat) => pointsOf(state, seat, POWERS))
  const hopes = SEAT_LIST.map((seat) => hopeOf(state, seat))
  const open = IN_ALL - won.reduce((sum, each) => sum + each, 0)
  const hope = hopes.reduce((sum, each) => sum + each, 0)
  return won.map(
    (points, seat) => points + (hope === 0 ? 0 : (open * numberAt(hopes, seat)) / hope),
  )
}

const SEAT_LIST: readonly Seat[] = [0, 1, 2]
/** The points of most games. */
const IN_ALL = 157
