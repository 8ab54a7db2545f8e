/** eidex.value, eidex.vp, eidex.tournament: points, victory points, and the way to seven. */
import type { Seat } from '../kernel'
import { cardNumber, NO_CARD, SUIT_COUNT } from './cards'
import { lowest, setAt } from '../bits'
import { addTo, numberAt } from '../lists'
import { awardByPower, isOverLimit, lastTrickBonus, limitReason } from './force'
import type { Award, Powers } from './power'
import { at, POT, SEATS, type State } from './state'
import { valueIn, type Tables } from './tables'

export const LAST_TRICK = 5

/** The points of everything that belongs to an owner: the tricks won. */
function pilePoints(state: State, owner: number, tables: Tables): number {
  let points = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = setAt(state.won, at(owner, suit)); left !== 0; left &= left - 1) {
      points += valueIn(tables, cardNumber(suit, lowest(left)))
    }
  }
  return points
}

/** Tricks won and the card put down. */
export function cardPointsOf(state: State, seat: Seat, tables = state.tables): number {
  const down = numberAt(state.down, seat)
  return pilePoints(state, seat, tables) + (down === NO_CARD ? 0 : valueIn(tables, down))
}

/** Tricks won, the card put down, and the bonus for the last trick. */
export function pointsOf(state: State, seat: Seat, powers: Powers): number {
  const bonus = seat === state.lastWinner ? lastTrickBonus(state, LAST_TRICK, powers) : 0
  return cardPointsOf(state, seat) + bonus
}

/** All tricks of the game, none of them shared or left in the pot. */
const hasMatch = (state: State, seat: Seat): boolean =>
  state.tricks.length > 0 && state.tricks.every(({ to }) => to === seat) && isPotEmpty(state)

const isPotEmpty = (state: State): boolean => {
  for (let suit = 0; suit < SUIT_COUNT; suit++) if (state.won[at(POT, suit)] !== 0) return false
  return true
}

const SEAT_LIST: readonly Seat[] = [0, 1, 2]

/** One victory point for each of these seats. */
export const oneEach = (seats: readonly Seat[]): number[] =>
  SEAT_LIST.map((seat) => (seats.includes(seat) ? 1 : 0))
const twoFor = (winner: Seat): number[] => SEAT_LIST.map((seat) => (seat === winner ? 2 : 0))

/** eidex.vp, in its order. */
export function award(state: State, powers: Powers): Award {
  const { points } = state
  const match = SEAT_LIST.find((seat) => hasMatch(state, seat))
  if (match !== undefined) return { awarded: twoFor(match), reason: 'match' }
  const byPower = state.effects.length === 0 ? undefined : awardByPower(state, points, powers)
  if (byPower !== undefined) return byPower
  const over = SEAT_LIST.filter((seat) => isOverLimit(state, seat, powers))
  if (over.length > 0) return awardUnderLimit(over, limitReason(state, powers))
  return awardExtremes(points)
}

function awardUnderLimit(over: readonly Seat[], reason: string): Award {
  const under = SEAT_LIST.filter((seat) => !over.includes(seat))
  const [only] = under
  if (only === undefined) return { awarded: [0, 0, 0], reason: 'nobody' }
  return { awarded: under.length === 1 ? twoFor(only) : oneEach(under), reason }
}

function awardExtremes(points: readonly number[]): Award {
  const level = SEAT_LIST.filter(
    (seat) => points.filter((other) => other === points[seat]).length > 1,
  )
  if (level.length === SEATS) return { awarded: [0, 0, 0], reason: 'nobody' }
  if (level.length === 2) {
    const third = SEAT_LIST.find((seat) => !level.includes(seat)) as Seat
    return { awarded: twoFor(third), reason: 'level' }
  }
  const most = SEAT_LIST.find((seat) => points[seat] === Math.max(...points)) as Seat
  const fewest = SEAT_LIST.find((seat) => points[seat] === Math.min(...points)) as Seat
  return { awarded: oneEach([most, fewest]), reason: 'extremes' }
}

/** The tally after this game, including collisions, and the winner of the tournament. */
export interface Standing {
  readonly victoryPoints: number[]
  readonly winner: Seat | undefined
}

export function standing(state: State, awarded: readonly number[]): Standing {
  const { victoryPoints, points } = state
  const { target } = state.config
  const brink = SEAT_LIST.filter((seat) => victoryPoints[seat] === target - 1)
  const reaching = brink.filter((seat) => awarded[seat] === 1)
  if (brink.length === SEATS && reaching.length === 2) {
    // eidex.tournament.chaos: the two lose, the third wins.
    const winner = brink.find((seat) => !reaching.includes(seat)) as Seat
    return {
      victoryPoints: SEAT_LIST.map((seat) => (seat === winner ? target : target - 1)),
      winner,
    }
  }
  if (reaching.length === 2) return { victoryPoints: collide(state, reaching), winner: undefined }
  const tally = SEAT_LIST.map((seat) => numberAt(victoryPoints, seat) + numberAt(awarded, seat))
  const past = SEAT_LIST.filter((seat) => numberAt(tally, seat) >= target)
  const best = past.toSorted((a, b) => numberAt(points, b) - numberAt(points, a))[0]
  return { victoryPoints: tally, winner: best }
}

/**
 * eidex.tournament.collision: the seat with more points stays at six, the other falls; level: both
 * stay.
 */
function collide({ victoryPoints, points }: State, [a, b]: readonly Seat[]): number[] {
  const after = victoryPoints.slice()
  if (a === undefined || b === undefined || points[a] === points[b]) return after
  const falls = numberAt(points, a) > numberAt(points, b) ? b : a
  addTo(after, falls, -1)
  return after
}
