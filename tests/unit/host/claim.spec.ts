/** A player claims that the rest of the round is decided: by a proof from their own view, and if all agree. */
import { expect, it } from 'vitest'
import { gameOf } from '../../../src/engine/games'
import { replay, type GameTypes, type Log } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import type { HostMessage } from '../../../src/protocol/messages'
import { must, tableFor, type Guest } from '../../harness/guests'
import { botsHere, memoryRoom } from '../../harness/memory-room'

/** Cards with which the first seat has more than one card left when it can be certain of all of them. */
const DEAL = 3
/** Cards with which it can be so in two rounds. */
const DEAL_TWICE = 1

const loaded = (deal = DEAL) =>
  memoryRoom({
    diceOf: () => (index) => seededRandom(deal * 100 + index),
    bots: botsHere((question) => ({ ...question, seed: 1 })),
  })

const claim = { do: 'claim', seat: 0 } as const
const OPEN = { refusal: { code: 'table.open' } }

const mayClaim = ({ client }: Guest) => client.update?.offers?.includes('claim') === true
const cardsOf = ({ client }: Guest) => client.update?.view.hand.length ?? 0
const roundOf = ({ client }: Guest) => (client.update?.view as { round?: number }).round

/** All of them decide as bots would, one card after the other, until the condition holds. */
async function playUntil(guests: readonly Guest[], condition: () => boolean): Promise<void> {
  const isOver = () => guests[0]?.client.table?.phase === 'over'
  for (;;) {
    const isNews = () => condition() || isOver() || guests.some(({ isAsked }) => isAsked)
    await Promise.race(guests.map((guest) => guest.until(isNews)))
    if (condition()) return
    if (isOver()) throw new Error('The game is over.')
    const asked = guests.find(({ isAsked }) => isAsked)
    if (asked === undefined) continue
    const { rev } = asked.client.update ?? { rev: 0 }
    must(await asked.client.act(asked.idea))
    await Promise.all(
      guests.map((guest) => guest.until(() => (guest.client.update?.rev ?? 0) > rev)),
    )
  }
}

const isWorthIt = (guest: Guest) => () => mayClaim(guest) && cardsOf(guest) > 1

async function seated(names: readonly string[], bots: number, deal?: number) {
  const made = loaded(deal)
  const guests = names.map((name) => made.newGuest(name))
  await Promise.all(guests.map((guest) => guest.untilOpen()))
  const [first, ...others] = guests as [Guest, ...Guest[]]
  const seats = [...names.map(() => 'open' as const), ...Array<'greedy'>(bots).fill('greedy')]
  must(await first.client.create(tableFor('ebbes', seats, { options: { starter: 0 } })))
  const table = first.client.table?.id ?? ''
  for (const guest of others) must(await guest.client.join({ table }))
  must(await first.client.propose({ do: 'start' }))
  await Promise.all(guests.map((guest) => guest.until(() => guest.client.update !== null)))
  return { ...made, guests }
}

it('alone with bots, the round is over at once', async () => {
  const { guests, room, problems } = await seated(['Ada'], 2)
  const [ada] = guests as [Guest]
  expect(await ada.client.propose(claim)).toMatchObject(OPEN)
  await playUntil(guests, isWorthIt(ada))
  const round = roundOf(ada) ?? 0
  must(await ada.client.propose(claim))
  await ada.until(() => roundOf(ada) === round + 1)
  // The next cards are dealt: nothing can be taken back any more.
  expect(await ada.client.propose({ do: 'take-back', seat: 0 })).toMatchObject({
    refusal: { code: 'table.taken-back' },
  })
  ada.autoplay()
  await ada.until(() => ada.client.proof !== null)
  const log = ada.client.proof?.log as Log<GameTypes>
  const game = gameOf('ebbes')
  expect(game && replay(game, log)).toMatchObject({ ok: true })
  expect(problems).toEqual([])
  await room.shutDown()
})

it('among people everybody has to agree, and a played-out round is on disk like any other', async () => {
  const { guests, room, store } = await seated(['Ada', 'Ben'], 1)
  const [ada, ben] = guests as [Guest, Guest]
  await playUntil(guests, isWorthIt(ada))
  const round = roundOf(ada) ?? 0
  must(await ada.client.propose(claim))
  await ben.until(() => ben.client.table?.votes.length === 1)
  expect(ben.client.table?.votes).toEqual([{ what: claim, by: [0] }])
  expect(roundOf(ben)).toBe(round)
  must(await ben.client.propose(claim))
  await ben.until(() => roundOf(ben) === round + 1)
  expect(ben.client.table?.votes).toEqual([])

  const { scores } = ada.client.update?.view as { scores?: readonly number[] }
  await room.shutDown()
  const again = memoryRoom({ diceOf: () => (index) => seededRandom(DEAL * 100 + index) }, store)
  await again.room.resume()
  const back = again.newGuest('Ada', { ticket: ada.client.ticket })
  await back.until(() => back.client.update !== null)
  expect(back.client.update?.view).toMatchObject({ round: round + 1, scores })
  await again.room.shutDown()
})

it('what one seat could claim is told to that seat alone, however the others ask', async () => {
  const { guests, room } = await seated(['Ada', 'Ben'], 1)
  const [ada, ben] = guests as [Guest, Guest]
  expect(await ben.client.propose(claim)).toMatchObject(OPEN)
  await playUntil(guests, isWorthIt(ada))
  expect(await ben.client.propose(claim)).toMatchObject(OPEN)
  expect(ben.client.update?.offers ?? []).not.toContain('claim')
  expect(ben.client.table?.votes).toEqual([])
  await room.shutDown()
})

it.each([
  ['ebbes', ['open', 'open', 'greedy'], {}],
  ['eidex', ['open', 'open', 'greedy'], { mode: 'basic', target: 3 }],
  ['eidex', ['open', 'open', 'greedy'], { mode: 'cosmic', target: 3 }],
] as const)('an offer says nothing that does not follow from its own view: %s', async (...of) => {
  const [game, seats, options] = of
  const { newGuest, room } = loaded()
  let offered = 0
  const wrong: unknown[] = []
  const told = (message?: HostMessage) => {
    if (message?.type !== 'update') return
    const { offers = [], view } = message
    const isOffered = offers.includes('claim')
    if (isOffered) offered++
    if (isOffered !== (gameOf(game)?.isDecided?.(view) === true)) wrong.push(message)
  }
  const [ada, ben] = [newGuest('Ada', { told }), newGuest('Ben', { told })]
  await Promise.all([ada.untilOpen(), ben.untilOpen()])
  must(await ada.client.create(tableFor(game, [...seats], { options })))
  must(await ben.client.join({ table: ada.client.table?.id ?? '' }))
  for (const guest of [ada, ben]) guest.autoplay()
  must(await ada.client.propose({ do: 'start' }))
  await ada.until(() => ada.client.proof !== null)
  expect(wrong).toEqual([])
  expect(offered > 0).toBe(!('mode' in options && options.mode === 'cosmic'))
  await room.shutDown()
})

it('a claim that was not agreed on ends with its round, and a wish to take back with its moment', async () => {
  const { guests, room } = await seated(['Ada', 'Ben'], 1, DEAL_TWICE)
  const [ada, ben] = guests as [Guest, Guest]
  const takeBack = { do: 'take-back', seat: 0 } as const
  const mayTakeBack = () => ada.client.update?.offers?.includes('take-back') === true
  await playUntil(guests, mayTakeBack)
  must(await ada.client.propose(takeBack))
  await playUntil(guests, () => !mayTakeBack())
  await playUntil(guests, mayTakeBack)
  await ben.until(() => ben.client.update?.rev === ada.client.update?.rev)
  expect(ben.client.table?.votes).toEqual([])

  await playUntil(guests, () => mayClaim(ada))
  must(await ada.client.propose(claim))
  const round = roundOf(ada) ?? 0
  await playUntil(guests, () => roundOf(ada) === round + 1)
  await playUntil(guests, () => mayClaim(ada))
  await ben.until(() => ben.client.update?.rev === ada.client.update?.rev)
  expect(ben.client.table?.votes).toEqual([])
  await room.shutDown()
})
