/** An evening at a table with people, bots and spectators, from the first seal to the proof. */
import { playAgain } from '../../../harness/evening'
import { decide } from '../../../../src/bots/player'
import { knownGame } from '../../../../src/engine/known-game'
import { type AnyAction, listed, type Random } from '../../../../src/engine/kernel'
import { seededRandom } from '../../../../src/engine/random'
import type { HostMessage } from '../../../../src/protocol/messages'
import type { TableSetup } from '../../../../src/protocol/table'
import { samplesOf } from '../../../games'
import { must, type Guest } from '../../../harness/guests'
import { tapedRoom, type Tape } from './tape'

export type Manner = 'greedy' | 'random'

export interface Evening {
  readonly tape: Tape
  readonly lines: ReadonlyMap<string, readonly string[]>
  readonly problems: readonly string[]
}

/** Any legal action, also of those that are too many to list: what a viewer can imagine is legal for him. */
function anyAction({ client }: Guest, random: Random): AnyAction {
  const { update } = client
  if (update === null) throw new Error('Nothing to decide.')
  const { view } = update
  const game = knownGame(view.game)
  const seat = view.viewer as number
  const sampled = game.sampleAction?.(game.imagine(view, random), seat, random)
  const legal = listed(view.legal)
  return (sampled ?? legal[random(legal.length)]) as AnyAction
}

/** Decides whenever it is asked; now and then it tries what it may not. */
function player(manner: Manner, seed: number): (guest: Guest) => void {
  const random = seededRandom(seed)
  let isDeciding = false
  const choose = (guest: Guest): AnyAction => {
    const { view } = guest.client.update as NonNullable<typeof guest.client.update>
    const perhapsNotHeld = { type: 'play', card: samplesOf(view.game).cards.at(-1) }
    if (random(12) === 0) return perhapsNotHeld
    return manner === 'greedy' ? decide('greedy', view, random) : anyAction(guest, random)
  }
  return function look(guest) {
    if (!guest.isAsked || isDeciding || guest.client.status !== 'open') return
    isDeciding = true
    void guest.client.act(choose(guest)).then(() => {
      isDeciding = false
      look(guest)
    })
  }
}

export async function spendEvening(
  setup: TableSetup,
  manner: Manner,
  seed: number,
): Promise<Evening> {
  const { newGuest, room, store, tape, problems } = tapedRoom(seed)
  const plays = (index: number) => {
    const look = player(manner, 10 * seed + index)
    return { told: (_: unknown, guest: Guest) => look(guest) }
  }
  const people = setup.seats.map((_, index) => newGuest(`Seat ${index}`, plays(index)))
  const [first, ...others] = people as [Guest, ...Guest[]]
  const [lobby, watcher, late] = [newGuest('Lobby'), newGuest('Watcher'), newGuest('Late')]
  await Promise.all([...people, lobby, watcher, late].map((guest) => guest.untilOpen()))
  must(await first.client.create(setup))
  const { id: table, code } = first.client.table as NonNullable<typeof first.client.table>
  for (const other of others) must(await other.client.join({ code }))
  must(await watcher.client.join({ code }, 'spectator'))
  must(await first.client.propose({ do: 'start' }))
  const again = await comeAndGo(people, late, code, newGuest, plays(0))
  await Promise.all(
    [again, ...others, watcher, late].map((guest) =>
      guest.until(() => guest.client.proof !== null),
    ),
  )
  const lines = new Map([[table, [...(store.lines.get(table) ?? [])]]])
  await room.shutDown()
  return { tape, lines, problems }
}

/** Two games, and all the while everybody wants to show the others the first or the second of them. */
export async function showReplays(setup: TableSetup): Promise<Evening> {
  const { newGuest, room, store, tape, problems } = tapedRoom()
  const tries = (guest: Guest) => {
    for (const number of [1, 2]) {
      void guest.client.show({ table: null, number, step: 0, eyes: 'open', playing: false })
    }
  }
  const told = (message: HostMessage | undefined, guest: Guest) => {
    if (message?.type === 'update') tries(guest)
  }
  const people = setup.seats.map((_, index) => newGuest(`Seat ${index}`, { told }))
  const [first, ...others] = people as [Guest, ...Guest[]]
  const watcher = newGuest('Watcher', { told })
  await Promise.all([...people, watcher].map((guest) => guest.untilOpen()))
  must(await first.client.create(setup))
  const { id: table, code } = first.client.table as NonNullable<typeof first.client.table>
  for (const other of others) must(await other.client.join({ code }))
  must(await watcher.client.join({ code }, 'spectator'))
  for (const [seed, guest] of people.entries()) guest.autoplay(seed + 1)
  for (const number of [1, 2]) {
    if (number === 1) must(await first.client.propose({ do: 'start' }))
    else await playAgain(people)
    await watcher.until(() => watcher.client.proof?.number === number)
    await watcher.until(() => watcher.client.stich?.games[0]?.number === number)
  }
  const lines = new Map([[table, [...(store.lines.get(table) ?? [])]]])
  await room.shutDown()
  return { tape, lines, problems }
}

/** In the middle of the game: a late guest, a line that breaks, and a page that is loaded again. */
async function comeAndGo(
  [first, second]: readonly Guest[],
  late: Guest,
  code: string,
  newGuest: ReturnType<typeof tapedRoom>['newGuest'],
  options: Parameters<ReturnType<typeof tapedRoom>['newGuest']>[1],
): Promise<Guest> {
  await first?.until(() => (first.client.update?.rev ?? 0) >= 8)
  must(await late.client.join({ code }, 'spectator'))
  await late.client.say('Is “H9” a card?')
  second?.cut()
  await first?.until(() => (first.client.update?.rev ?? 0) >= 16)
  const again = newGuest('Seat 0 again', { ...options, ticket: first?.client.ticket ?? null })
  await again.until(() => again.client.update !== null)
  return again
}
