/** What specs of moving tables have in common: how to get to a moment, and what must be the same after it. */
import * as v from 'valibot'
import { expect } from 'vitest'
import type { AnyView } from '../../../src/engine/kernel'
import { ebbesView } from '../../../src/protocol/ebbes/schemas'
import { eidexView } from '../../../src/protocol/eidex/schemas'
import { checkDeals } from '../../../src/protocol/check-deals'
import { must } from '../../harness/guests'
import { moveTo, type Party, type Traveller } from '../../harness/two-hosts'

/** Moves a table, and everybody sees there what they saw here. */
export async function movesWhole(party: Party, home: Traveller): Promise<void> {
  const phase = party.owner.client.table?.phase
  let before: readonly string[] = []
  await moveTo(party, home, () => {
    before = party.everybody.map(pictureOf)
  })
  expect(party.owner.client.table?.phase).toBe(phase)
  for (const [place, guest] of party.everybody.entries()) {
    await guest.until(() => guest.client.update !== null || phase === 'gathering')
    expect(firstDifference(before[place] ?? '', pictureOf(guest)), guest.name).toBeUndefined()
  }
}

function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined
  const at = one.split('').findIndex((letter, index) => letter !== other[index])
  const around = (text: string) => text.slice(Math.max(0, at - 20), at + 40)
  return `${around(one)} | ${around(other)}`
}

/** What somebody sees of the game and of the table, byte for byte. */
function pictureOf({ client }: Traveller): string {
  const { number, rev, view } = client.update ?? {}
  const { table } = client
  const seats = table?.seats.map(({ person, bot }) => [person?.name, person?.marker, bot])
  return JSON.stringify([
    [number, rev, view, client.update?.hands],
    [table?.id, table?.code, table?.gameNumber, table?.begun, table?.owner],
    [table?.dealing, table?.again, seats, client.seat],
  ])
}

export const playersOf = ({ everybody }: Party): readonly Traveller[] =>
  everybody.filter(({ client }) => typeof client.seat === 'number')

const isOver = ({ client }: Traveller): boolean => client.table?.phase === 'over'

/** Everybody is as far as the one who is furthest, and it is somebody's turn. */
async function settled(people: readonly Traveller[]): Promise<void> {
  await Promise.race(people.map((guest) => guest.until(() => guest.isAsked || isOver(guest))))
  const rev = Math.max(...people.map(({ client }) => client.update?.rev ?? 0))
  await Promise.all(people.map((guest) => guest.until(() => guest.client.update?.rev === rev)))
}

/** Plays until it is so, and leaves the next decision open. */
export async function playUntil(
  people: readonly Traveller[],
  isThere: () => boolean,
): Promise<void> {
  for (;;) {
    await settled(people)
    if (isThere()) return
    const asked = people.find((guest) => guest.isAsked)
    if (asked === undefined) throw new Error('The game is over, and it never was so.')
    const { rev } = asked.client.update ?? {}
    must(await asked.client.act(asked.idea))
    await asked.until(() => asked.client.update?.rev !== rev)
  }
}

export async function start({ owner, everybody }: Party): Promise<void> {
  must(await owner.client.propose({ do: 'start' }))
  await Promise.all(everybody.map((guest) => guest.until(() => guest.client.update !== null)))
}

const cardsLying = (view: AnyView): number =>
  v.is(ebbesView, view) ? (view.trick?.cards.length ?? 0) : v.parse(eidexView, view).trick.length

/** Some cards lie on the table, and not the first ones. */
export async function inMidTrick(party: Party): Promise<void> {
  await start(party)
  const players = playersOf(party)
  await playUntil(players, () => {
    const { rev = 0, view } = party.owner.client.update ?? {}
    return rev > 12 && view !== undefined && cardsLying(view) > 0
  })
  await Promise.all(party.everybody.map((guest) => guest.until(() => guest.client.update !== null)))
}

/**
 * A player, and nobody else, is asked what is not a card to be played: in a window, or for an answer. Everybody puts a
 * card down at once: there a bot may move at any moment.
 */
export async function isAskedIn(party: Party, kind: 'window' | 'answer'): Promise<void> {
  const players = playersOf(party)
  await playUntil(players, () =>
    players.some(({ client, isAsked }) => {
      const view = client.update?.view
      if (!isAsked || !v.is(eidexView, view) || view.asked === null) return false
      const { window } = view.asked
      return kind === 'answer'
        ? window === 'answer'
        : !['answer', 'play', 'put-down'].includes(window)
    }),
  )
}

/** Those who sit there play by themselves, until everybody has the proof. */
export async function playToTheEnd(party: Party): Promise<void> {
  for (const player of playersOf(party)) player.autoplay()
  await Promise.all(party.everybody.map((guest) => guest.until(() => guest.client.proof !== null)))
}

/** The deals are checked against what everybody noted, at both hosts. */
export function expectFair(guests: readonly Traveller[]): void {
  for (const { client, name } of guests) {
    const { game } = client.notes
    if (client.proof === null || game === undefined) throw new Error(`${name} has no notes.`)
    expect(checkDeals(client.proof, game), name).toMatchObject({ ok: true })
    expect(game.fromStart, name).toBe(true)
  }
}
