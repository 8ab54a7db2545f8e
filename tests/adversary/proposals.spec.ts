import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTable, victim, type Attacker, type Victim } from './attacker'

let host: Victim
beforeEach(async () => {
  host = await victim({ session: { messages: [1000, 1000], changes: [1000, 1000] } })
})
afterEach(() => host.close())

/** Everything that five seats can propose of each other. */
const PROPOSALS = [
  ...[0, 1, 2, 3, 4].flatMap((seat) => [
    { do: 'kick', seat },
    ...['greedy', 'club', 'master'].map((level) => ({ do: 'bot', seat, level })),
  ]),
  { do: 'start', seat: undefined },
  { do: 'close', seat: undefined },
]

async function fiveAtATable(): Promise<readonly [Attacker, ...Attacker[]]> {
  const people = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dora', 'Eve'].map((name) => host.attacker().hello(name)),
  )
  const [owner, ...others] = people as [Attacker, ...Attacker[]]
  expect(await owner.asks(openTable(['open', 'open', 'open', 'open', 'open']))).toBe('ack')
  const code = owner.table['code']
  for (const other of others) {
    expect(await other.asks({ type: 'join', at: { code }, seat: null })).toBe('ack')
  }
  return [owner, ...others]
}

describe('somebody with many connections who proposes everything', () => {
  it('is heard, four proposals at a time, and the table goes on', async () => {
    const [owner, ...others] = await fiveAtATable()
    // Not all of them for the same, or it would be done.
    for (const [place, what] of PROPOSALS.entries()) {
      // For oneself, a bot is no proposal but done.
      const seat = 1 + (place % others.length)
      const proposer = others[what.seat === seat ? seat % others.length : seat - 1]
      expect(await proposer?.asks({ type: 'propose', what })).toBe('ack')
    }
    const votes = owner.table['votes'] as { by: number[] }[]
    expect(votes.length).toBeLessThanOrEqual(20)
    for (const seat of [1, 2, 3, 4]) {
      expect(votes.filter(({ by }) => by.includes(seat)).length).toBeLessThanOrEqual(4)
    }
    expect(await owner.asks({ type: 'chat', text: 'Still here?' })).toBe('ack')
    expect(host.problems).toEqual([])
  })
})
