/** Lies that a trace could tell. Each takes a line and what stands before it, and gives the lines that stand there instead. */
import type { Fact } from './fact'

export interface Corruption {
  readonly lie: string
  /** Nothing: this line cannot be corrupted so. */
  readonly corrupt: (fact: Fact, before: readonly Fact[]) => readonly Fact[] | undefined
}

const seatAfter = (seat: number, seats: number): number => (seat + 1) % seats
const lastOf = (before: readonly Fact[], t: string): Fact | undefined =>
  before.findLast((fact) => fact.t === t)
const firstMore = (numbers: readonly number[] = []): number[] =>
  numbers.map((number, at) => (at === 0 ? number + 1 : number))
const playersIn = (before: readonly Fact[]): number => Math.max(3, before[0]?.seats ?? 3)

/** A lie about lines of one kind, which changes some of their fields. */
const about = (
  t: string,
  lie: string,
  change: (fact: Fact, before: readonly Fact[]) => Partial<Fact> | undefined,
): Corruption => ({
  lie,
  corrupt(fact, before) {
    const changed = fact.t === t ? change(fact, before) : undefined
    return changed && [{ ...fact, ...changed }]
  },
})

const withoutLine = (t: string, lie: string): Corruption => ({
  lie,
  corrupt: (fact) => (fact.t === t ? [] : undefined),
})

const twice = (t: string, lie: string): Corruption => ({
  lie,
  corrupt: (fact) => (fact.t === t ? [fact, fact] : undefined),
})

const OF_BOTH: readonly Corruption[] = [
  about('trick', 'another winner', ({ winner = 0 }, before) => ({
    winner: seatAfter(winner, playersIn(before)),
  })),
  about('trick', 'the trick in another order', ({ cards = [] }) => ({ cards: cards.toReversed() })),
  about('play', 'a legal card left out', ({ legal = [], card }) =>
    legal.length > 1 ? { legal: legal.filter((each, at) => each === card || at > 1) } : undefined,
  ),
  about('play', 'a legal card too many', ({ legal = [] }, before) => {
    const { card } = lastOf(before, 'play') ?? {}
    return card === undefined || legal.includes(card) ? undefined : { legal: [...legal, card] }
  }),
  about('play', 'a card that is not legal', (_, before) => {
    const { card } = lastOf(before, 'play') ?? {}
    return card === undefined ? undefined : { card }
  }),
  about('play', 'a card played twice', ({ legal = [] }, before) => {
    const { card } = lastOf(before, 'play') ?? {}
    return card === undefined ? undefined : { card, legal: [...legal, card] }
  }),
  about('play', 'another seat plays', ({ seat = 0 }, before) => ({
    seat: seatAfter(seat, playersIn(before)),
  })),
  withoutLine('play', 'a card was not played'),
  withoutLine('trick', 'a trick was not taken'),
  twice('play', 'a line of play twice'),
  twice('trick', 'a trick taken twice'),
  about('over', 'another winner of all', ({ winners = [] }, before) => ({
    winners: winners.map((winner) => seatAfter(winner, playersIn(before))),
  })),
]

const swapFirst = <T>([first, second, ...others]: readonly T[]): T[] =>
  [second, first, ...others] as T[]

const dealtTwice = (hands: readonly (readonly string[])[] = []): string[][] =>
  hands.map((hand, seat) => (seat === 0 ? [hands[1]?.[0] ?? '', ...hand.slice(1)] : [...hand]))

export const EBBES_LIES: readonly Corruption[] = [
  ...OF_BOTH,
  about('round', 'a card dealt twice', ({ hands }) => ({ hands: dealtTwice(hands) })),
  about('round', 'a hand too small', ({ hands = [] }) => ({
    hands: hands.map((hand, seat) => (seat === 0 ? hand.slice(1) : hand)),
  })),
  about('round', 'the same dealer again', (_, before) => {
    const { dealer } = lastOf(before, 'round') ?? {}
    return dealer === undefined ? undefined : { dealer }
  }),
  about('round', 'the same number again', ({ number }, before) => {
    const earlier = lastOf(before, 'round')?.number
    return number === undefined || earlier === undefined ? undefined : { number: earlier }
  }),
  about(
    'round',
    'a number twice in the pairs',
    ({ pairs }) =>
      pairs && {
        pairs: pairs.map((pair, at) =>
          at === 0 ? pair.charAt(0) + (pairs[1] ?? '').slice(1) : pair,
        ),
      },
  ),
  about('round', 'another starting player', ({ starter = 0, round = 1 }, before) =>
    round === 1 ? undefined : { starter: seatAfter(starter, playersIn(before)) },
  ),
  about('round', 'another order', ({ order = [] }) => ({ order: swapFirst(order) })),
  about('starter', 'somebody else names', ({ by = 0 }, before) => ({
    by: seatAfter(by, playersIn(before)),
  })),
  about('select', 'somebody else selects', ({ seat = 0 }, before) => ({
    seat: seatAfter(seat, playersIn(before)),
  })),
  about('score', 'one point more', ({ points }) => ({ points: firstMore(points) })),
  about('score', 'one more in all', ({ totals }) => ({ totals: firstMore(totals) })),
  about('score', 'two roles swapped', ({ roles = {} }) => ({
    roles: { ...roles, plus: roles['minus'] ?? '', minus: roles['plus'] ?? '' },
  })),
  about('score', 'another zilch right', ({ zilch = 0 }, before) => ({
    zilch: seatAfter(zilch, playersIn(before)),
  })),
  withoutLine('score', 'a round was not scored'),
  about('over', 'another reason', ({ reason }) => ({
    reason: reason === 'goal' ? 'rounds' : 'goal',
  })),
]

export const EIDEX_LIES: readonly Corruption[] = [
  ...OF_BOTH,
  about('deal', 'a card dealt twice', ({ hands }) => ({ hands: dealtTwice(hands) })),
  about('deal', 'another dealer', ({ dealer = 0 }) => ({ dealer: seatAfter(dealer, 3) })),
  about('deal', "an open card that is not the dealer's", ({ hands = [], dealer = 0 }) => ({
    turnUp: hands[seatAfter(dealer, 3)]?.[0] ?? '',
  })),
  about('put-down', 'a card put down out of another hand', ({ seat = 0 }) => ({
    seat: seatAfter(seat, 3),
  })),
  withoutLine('put-down', 'a card was not put down'),
  about('trick', 'the pot to the wrong seat', ({ to, winner = 0 }) =>
    to === 'pot' ? { to: winner } : undefined,
  ),
  about('trick', 'Justice forgotten', ({ to, winner = 0 }) =>
    to === 'owners' ? { to: winner } : undefined,
  ),
  about('trick', 'the cards to another', ({ to }) =>
    typeof to === 'number' ? { to: seatAfter(to, 3) } : undefined,
  ),
  about('count', 'one point more', ({ points }) => ({ points: firstMore(points) })),
  about('count', 'points of two swapped', ({ points = [] }) =>
    points[0] === points[1] ? undefined : { points: swapFirst(points) },
  ),
  about('count', 'other victory points', ({ victoryPoints = [] }) => ({
    victoryPoints: firstMore(victoryPoints),
  })),
  about('count', 'another reason', ({ reason }) => ({
    reason: reason === 'level' ? 'extremes' : 'level',
  })),
  about('count', 'one more in all', ({ totals }) => ({ totals: firstMore(totals) })),
  about('count', 'collision and chaos ignored', ({ totals, victoryPoints = [] }, before) => {
    const earlier = lastOf(before, 'count')?.totals ?? before[0]?.options?.victoryPoints
    const sum = (earlier ?? [0, 0, 0]).map((each, seat) => each + (victoryPoints[seat] ?? 0))
    return String(sum) === String(totals) ? undefined : { totals: sum }
  }),
  about('power', "another character's power", ({ seat = 0 }) => ({ seat: seatAfter(seat, 3) })),
  twice('power', 'a power used twice in one window'),
  about('moved', 'a card to another hand', ({ to }) => ({ to: seatAfter(Number(to), 3) })),
  withoutLine('moved', 'a card did not change hands'),
  about('taken-back', 'a card taken back by another', ({ seat = 0 }) => ({
    seat: seatAfter(seat, 3),
  })),
  withoutLine('taken-back', 'a card was not taken back'),
  about('draw', 'another card drawn', (_, before) => {
    const { card } = lastOf(before, 'put-down') ?? {}
    return card === undefined ? undefined : { card }
  }),
  about('turn-up', 'another card turned up', (_, before) => {
    const { turnUp } = lastOf(before, 'deal') ?? {}
    return turnUp === undefined ? undefined : { card: turnUp }
  }),
  about('play', 'an excuse that is none', ({ excuses, excuse }) =>
    excuses === undefined || excuse ? undefined : { excuse: true },
  ),
  about('play', 'a card hidden by anybody', ({ hidden }) =>
    hidden === undefined ? { faceDown: true } : undefined,
  ),
]
