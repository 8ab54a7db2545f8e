/** Points, victory points and the tournament. */
import { sumOf, type Rules } from './eidex-cards'
import { othersThan, SEATS, type Table } from './eidex-table'
import { same } from './fact'

/** Cards won, the card put down, and 5 for the last trick. */
function pointsOf(table: Table, seat: number, rules: Rules): number {
  const down = table.down[seat]
  const cards = [...(table.piles[seat] ?? []).flat(), ...(down === undefined ? [] : [down])]
  const last = table.lastTrickBy === seat && !rules.guggitaler ? 5 : 0
  return sumOf(cards, rules) + last
}

export function finalPoints(table: Table): number[] {
  const { rules } = table
  const points = SEATS.map((seat) => pointsOf(table, seat, rules))
  const left = sumOf(table.pot, rules)
  const total = points.reduce((sum, each) => sum + each, left)
  same('points in all', rules.guggitaler ? 13 : 157, total)
  return points.map((each, seat) => each + (table.bonus[seat] ?? 0))
}

interface Award {
  readonly points: readonly number[]
  readonly reason: string
}

const hasTricks = (table: Table, seat: number): boolean => (table.piles[seat] ?? []).length > 0

/** Every trick, and the jackpot if there is one. */
function matchBy(table: Table): number | undefined {
  const winners = SEATS.filter((seat) => hasTricks(table, seat))
  const isWhole = !table.hasJustice && table.pot.length === 0
  return isWhole && winners.length === 1 ? winners[0] : undefined
}

const twoFor = (seat: number): number[] => SEATS.map((each) => (each === seat ? 2 : 0))
const oneForOthers = (seat: number): number[] => SEATS.map((each) => (each === seat ? 0 : 1))

/** eidex.vp, in the order of the rule page. */
export function awardOf(table: Table, points: readonly number[]): Award {
  const match = matchBy(table)
  if (match !== undefined) return { points: twoFor(match), reason: 'match' }
  const { announced, rules } = table
  if (announced !== undefined) {
    const bare = { ...rules, guggitaler: false, blackFriday: undefined }
    const usual = pointsOf(table, announced.seat, rules.guggitaler ? bare : rules)
    const isHit = usual === announced.number && hasTricks(table, announced.seat)
    if (isHit) return { points: twoFor(announced.seat), reason: 'differenzler' }
  }
  if (table.schwarzpeter && !rules.guggitaler) {
    const loser = SEATS.find((seat) => table.piles[seat]?.flat().includes('RJ'))
    if (loser !== undefined) return { points: oneForOthers(loser), reason: 'schwarzpeter' }
  }
  return rules.guggitaler
    ? guggitalerAward(table, points)
    : (limitAward(table, points) ?? usual(points))
}

/** All 13 is judged by the cards alone. */
function guggitalerAward(table: Table, points: readonly number[]): Award {
  const all = SEATS.findIndex((seat) => pointsOf(table, seat, table.rules) === 13)
  return all >= 0 ? { points: oneForOthers(all), reason: 'guggitaler' } : usual(points)
}

function limitAward({ limit }: Table, points: readonly number[]): Award | undefined {
  const over = SEATS.filter((seat) => (points[seat] ?? 0) >= limit)
  const [first = 0, second] = over
  if (over.length === 0) return undefined
  if (over.length === 3) return { points: [0, 0, 0], reason: 'nobody' }
  if (second === undefined) return { points: oneForOthers(first), reason: 'limit' }
  return { points: twoFor(3 - first - second), reason: 'limit' }
}

function usual(points: readonly number[]): Award {
  const [a, b, c] = points
  if (a === b && b === c) return { points: [0, 0, 0], reason: 'nobody' }
  for (const seat of SEATS) {
    const [left, right] = othersThan(seat).map((other) => points[other])
    if (left === right) return { points: twoFor(seat), reason: 'level' }
  }
  const most = points.indexOf(Math.max(...points))
  const fewest = points.indexOf(Math.min(...points))
  const awarded = SEATS.map((seat) => (seat === most || seat === fewest ? 1 : 0))
  return { points: awarded, reason: 'extremes' }
}

/** eidex.tournament with collision and chaos: what the three have now. */
export function totalsAfter(
  before: readonly number[],
  awarded: readonly number[],
  points: readonly number[],
  target: number,
): { totals: number[]; winners: number[] } {
  const edge = target - 1
  const totals = before.map((each, seat) => each + (awarded[seat] ?? 0))
  const givenOne = SEATS.filter((seat) => awarded[seat] === 1)
  if (before.every((each) => each === edge) && givenOne.length === 2) {
    const winners = SEATS.filter((seat) => awarded[seat] !== 1)
    return { totals: before.map((each, seat) => (winners.includes(seat) ? target : each)), winners }
  }
  const colliding = givenOne.filter((seat) => before[seat] === edge)
  const [one = 0, other] = colliding
  if (other !== undefined) {
    const difference = (points[one] ?? 0) - (points[other] ?? 0)
    totals[one] = difference < 0 ? edge - 1 : edge
    totals[other] = difference > 0 ? edge - 1 : edge
  }
  return { totals, winners: SEATS.filter((seat) => (totals[seat] ?? 0) >= target) }
}
