/** eidex.value, eidex.vp, eidex.tournament: points, victory points, and the way to seven. */
import type { Seat } from '../kernel'
import { cardNumber, NO_CARD, SUIT_COUNT } from './cards'
import { count, lowest, members, setAt } from '../bits'
import { addTo, itemAt, numberAt } from '../lists'
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
function hasMatch(state: State, seat: Seat): boolean {
  const { tricks } = state
  for (let place = 0; place < tricks.length; place++)
    if (itemAt(tricks, place).to !== seat) return false
  return tricks.length > 0 && isPotEmpty(state)
}

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
  const { points, tricks } = state
  const first = tricks[0]?.to
  if (typeof first === 'number' && hasMatch(state, first))
    return { awarded: twoFor(first), reason: 'match' }
  const byPower = state.effects.length === 0 ? undefined : awardByPower(state, points, powers)
  if (byPower !== undefined) return byPower
  const over = seatsOver(state, powers)
  if (over !== 0) return awardUnderLimit(over, limitReason(state, powers))
  return awardExtremes(points)
}

/** The seats that lose by points, as a bit set. */
function seatsOver(state: State, powers: Powers): number {
  let over = 0
  for (let seat = 0; seat < SEATS; seat++) if (isOverLimit(state, seat, powers)) over |= 1 << seat
  return over
}

const NOBODY_WINS: Award = { awarded: [0, 0, 0], reason: 'nobody' }
const EVERY_SEAT = (1 << SEATS) - 1

/** By the seats that win, as a bit set: two points for one alone, otherwise one each. */
const AWARDS: readonly (readonly number[])[] = Array.from({ length: 1 << SEATS }, (_, seats) =>
  count(seats) === 1 ? twoFor(lowest(seats)) : oneEach(members(seats)),
)
const awardTo = (seats: number): readonly number[] => itemAt(AWARDS, seats)

const awardUnderLimit = (over: number, reason: string): Award =>
  over === EVERY_SEAT ? NOBODY_WINS : { awarded: awardTo(EVERY_SEAT & ~over), reason }

function awardExtremes(points: readonly number[]): Award {
  const [a, b, c] = [numberAt(points, 0), numberAt(points, 1), numberAt(points, 2)]
  if (a === b && b === c) return NOBODY_WINS
  if (a === b || b === c || c === a) {
    const third = a === b ? 2 : b === c ? 0 : 1
    return { awarded: twoFor(third), reason: 'level' }
  }
  const middle = a > b === a < c ? 0 : b > a === b < c ? 1 : 2
  return { awarded: awardTo(EVERY_SEAT & ~(1 << middle)), reason: 'extremes' }
}

/** The tally after this game, including collisions, and the winner of the tournament. */
export interface Standing {
  readonly victoryPoints: number[]
  readonly winner: Seat | undefined
}

export function standing(state: State, awarded: readonly number[]): Standing {
  const { victoryPoints } = state
  const { target } = state.config
  let brink = 0
  let reaching = 0
  for (let seat = 0; seat < SEATS; seat++) {
    if (victoryPoints[seat] !== target - 1) continue
    brink |= 1 << seat
    if (awarded[seat] === 1) reaching |= 1 << seat
  }
  if (count(reaching) === 2) {
    if (brink !== EVERY_SEAT)
      return { victoryPoints: collide(state, members(reaching)), winner: undefined }
    // eidex.tournament.chaos: the two lose, the third wins.
    const winner = lowest(brink & ~reaching)
    const tally = SEAT_LIST.map((seat) => (seat === winner ? target : target - 1))
    return { victoryPoints: tally, winner }
  }
  const tally = [
    numberAt(victoryPoints, 0) + numberAt(awarded, 0),
    numberAt(victoryPoints, 1) + numberAt(awarded, 1),
    numberAt(victoryPoints, 2) + numberAt(awarded, 2),
  ]
  return { victoryPoints: tally, winner: bestPast(state, tally) }
}

/** Of the seats with the points to win, the one with the most points in this game. */
function bestPast({ points, config }: State, tally: readonly number[]): Seat | undefined {
  let best: Seat | undefined
  for (let seat = 0; seat < SEATS; seat++) {
    if (numberAt(tally, seat) < config.target) continue
    if (best === undefined || numberAt(points, seat) > numberAt(points, best)) best = seat
  }
  return best
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
