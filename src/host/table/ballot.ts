/** Open proposals at a table and the seats in favour. */
import { VOTES_OF_A_SEAT, type Proposal } from '../../protocol/table'

export interface Vote {
  readonly what: Proposal
  readonly by: readonly number[]
}

const same = (a: Proposal, b: Proposal): boolean => JSON.stringify(a) === JSON.stringify(b)

export const votesFor = (votes: readonly Vote[], what: Proposal): readonly number[] =>
  votes.find((vote) => same(vote.what, what))?.by ?? []

/** A seat in favour of too many proposals drops its oldest vote. */
export function cast(votes: readonly Vote[], what: Proposal, seat: number): Vote[] {
  const by = votesFor(votes, what)
  const others = votes.filter((vote) => !same(vote.what, what))
  const own = others.filter((vote) => vote.by.includes(seat))
  const [oldest] = own.length < VOTES_OF_A_SEAT ? [] : own
  const kept =
    oldest === undefined
      ? others
      : [...without([oldest], seat), ...others.filter((vote) => vote !== oldest)]
  return [...kept, { what, by: by.includes(seat) ? by : [...by, seat] }]
}

export const without = (votes: readonly Vote[], seat: number): Vote[] =>
  votes
    .map(({ what, by }) => ({ what, by: by.filter((other) => other !== seat) }))
    .filter(({ by }) => by.length > 0)

/** More than half of the seats entitled to vote. */
export const isMajority = (by: readonly number[], voters: readonly number[]): boolean =>
  by.filter((seat) => voters.includes(seat)).length * 2 > voters.length
