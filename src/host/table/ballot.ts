/** Open proposals at a table and who is for them. */
import type { Proposal } from '../../protocol/table'

export interface Vote {
  readonly what: Proposal
  readonly by: readonly number[]
}

const same = (a: Proposal, b: Proposal): boolean => JSON.stringify(a) === JSON.stringify(b)

export const votesFor = (votes: readonly Vote[], what: Proposal): readonly number[] =>
  votes.find((vote) => same(vote.what, what))?.by ?? []

export function cast(votes: readonly Vote[], what: Proposal, seat: number): Vote[] {
  const by = votesFor(votes, what)
  const others = votes.filter((vote) => !same(vote.what, what))
  return [...others, { what, by: by.includes(seat) ? by : [...by, seat] }]
}

export const without = (votes: readonly Vote[], seat: number): Vote[] =>
  votes
    .map(({ what, by }) => ({ what, by: by.filter((other) => other !== seat) }))
    .filter(({ by }) => by.length > 0)

/** More than half of those who are there to vote. */
export const isMajority = (by: readonly number[], voters: readonly number[]): boolean =>
  by.filter((seat) => voters.includes(seat)).length * 2 > voters.length
