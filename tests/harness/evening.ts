/** People at a table in memory, for tests of what happens there. */
import type { Result } from '../../src/engine/kernel'
import type { TableSetup } from '../../src/protocol/table'
import { must, type Guest } from './guests'
import type { MemoryRoom } from './memory-room'

type Party = readonly [Guest, Guest, ...Guest[]]

/** The first guest opens the table, the others join by its code, each at the next free seat. */
export async function gather(
  { newGuest }: Pick<MemoryRoom, 'newGuest'>,
  setup: TableSetup,
  ...names: readonly [string, string, ...string[]]
): Promise<Party> {
  const guests = names.map((name) => newGuest(name)) as [Guest, Guest, ...Guest[]]
  const [first, ...others] = guests
  await Promise.all(guests.map((guest) => guest.untilOpen()))
  must(await first.client.create(setup))
  for (const other of others) must(await other.client.join({ code: codeOf(first) }))
  return guests
}

export function codeOf({ client, name }: Guest): string {
  if (client.table === null) throw new Error(`${name} is not at a table.`)
  return client.table.code
}

/** The first guest starts the game; all have cards when this resolves. */
export async function begin(guests: Party): Promise<void> {
  must(await guests[0].client.propose({ do: 'start' }))
  await Promise.all(guests.map((guest) => guest.until(() => hasCards(guest))))
}

/** Another game begins when everybody who plays is ready. */
export async function playAgain(
  guests: readonly Guest[],
  what: 'rematch' | 'again' = 'rematch',
): Promise<void> {
  for (const { client } of guests) must(await client.propose({ do: what }))
}

const hasCards = ({ client }: Guest): boolean => (client.update?.view.hand.length ?? 0) > 0

/** The guest who is asked now; waits for the question if it is on its way. */
export async function askedOf(guests: readonly Guest[]): Promise<Guest> {
  return Promise.race(guests.map((guest) => guest.until(() => guest.isAsked).then(() => guest)))
}

/** Resolves when the host has done, and announced, everything asked of it before. */
export async function heardOut(guest: Guest): Promise<void> {
  must(await guest.client.rename(guest.name, 'orange'))
}

/** Who sits where, from the guest's own view of the table. */
export const peopleAt = ({ client }: Guest): (string | null)[] =>
  client.table?.seats.map(({ person, bot }) => person?.name ?? bot) ?? []

/** Why something was refused, or `done`. */
export const answerTo = async (request: Promise<Result<unknown>>): Promise<string> => {
  const result = await request
  return result.ok ? 'done' : result.refusal.code
}
