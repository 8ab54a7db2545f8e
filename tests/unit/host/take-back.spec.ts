import { expect, it } from 'vitest'
import { checkDeals } from '../../../src/protocol/check-deals'
import { must, tableFor, type Guest } from '../../harness/guests'
import type { Bots } from '../../../src/host/bot-pool'
import { botsHere, memoryRoom } from '../../harness/memory-room'
import { completeList, listed } from '../../../src/engine/kernel'

const handOf = (guest: Guest) => guest.client.update?.view.hand ?? []

/** Plays whatever the bot would, once it is asked. */
async function play(guest: Guest): Promise<void> {
  await guest.until(() => guest.isAsked)
  must(await guest.client.act(guest.idea))
}

it('alone with bots, a decision is taken back at once, and what the bots did after it', async () => {
  const { newGuest, room, problems } = memoryRoom()
  const ada = newGuest('Ada')
  await ada.untilOpen()
  must(await ada.client.create(tableFor('ebbes', ['open', 'greedy', 'greedy'])))
  must(await ada.client.propose({ do: 'start' }))
  await ada.until(() => ada.isAsked)
  const [hand, rev] = [handOf(ada), ada.client.update?.rev]
  await play(ada)
  await ada.until(() => ada.isAsked)
  must(await ada.client.propose({ do: 'take-back', seat: 0 }))
  expect(handOf(ada)).toEqual(hand)
  expect(ada.client.update?.rev).toBe(rev)
  ada.autoplay()
  await ada.until(() => ada.client.proof !== null)
  const { proof, notes } = ada.client
  expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
  expect(problems).toEqual([])
  await room.shutDown()
})

it('among people everybody has to agree, and nobody may have moved since', async () => {
  const { newGuest, room, store } = memoryRoom()
  const [ada, ben, cleo] = [newGuest('Ada'), newGuest('Ben'), newGuest('Cleo')]
  await Promise.all([ada, ben, cleo].map((guest) => guest.untilOpen()))
  const seats = ['open', 'open', 'open'] as const
  must(await ada.client.create(tableFor('ebbes', [...seats], { options: { starter: 0 } })))
  const table = ada.client.table?.id ?? ''
  for (const guest of [ben, cleo]) must(await guest.client.join({ table }))
  must(await ada.client.propose({ do: 'start' }))
  await ada.until(() => ada.isAsked)
  const takeBack = { do: 'take-back', seat: 0 } as const
  const refused = { refusal: { code: 'table.taken-back' } }
  expect(await ada.client.propose(takeBack)).toMatchObject(refused)

  await play(ada)
  const cards = handOf(ada).length
  must(await ada.client.propose(takeBack))
  must(await ben.client.propose(takeBack))
  expect(handOf(ada)).toHaveLength(cards)
  expect(cleo.client.table?.votes).toEqual([{ what: takeBack, by: [0, 1] }])
  must(await cleo.client.propose(takeBack))
  await ada.until(() => handOf(ada).length === cards + 1)
  expect(cleo.client.table?.votes).toEqual([])

  await play(ada)
  must(await ada.client.propose(takeBack))
  await play(ben)
  expect(await cleo.client.propose(takeBack)).toMatchObject(refused)
  await cleo.until(() => cleo.client.table?.votes.length === 0)

  const rev = ben.client.update?.rev
  await room.shutDown()
  const again = memoryRoom({}, store)
  await again.room.resume()
  const back = again.newGuest('Ada', { ticket: ada.client.ticket })
  await back.until(() => back.client.update !== null)
  expect(back.client.update?.rev).toBe(rev)
  await again.room.shutDown()
})

it('a bot that was asked before a card was taken back thinks again', async () => {
  const asked: { readonly viewer: unknown; readonly trick: unknown }[] = []
  const here = botsHere()
  let answer: () => void = () => undefined
  const bots: Bots = {
    ...here,
    ask: async (...question) => {
      const put = question[1](0) as { view: (typeof asked)[number] } | undefined
      if (put !== undefined) asked.push(put.view)
      if (asked.length === 1) await new Promise<void>((resolve) => (answer = resolve))
      return here.ask(question[0], () => put as never)
    },
  }
  const { newGuest, room, problems } = memoryRoom({ bots })
  const ada = newGuest('Ada')
  await ada.untilOpen()
  const options = { starter: 0 }
  must(await ada.client.create(tableFor('ebbes', ['open', 'greedy', 'greedy'], { options })))
  must(await ada.client.propose({ do: 'start' }))
  await ada.until(() => ada.isAsked)
  const { legal } = ada.client.update?.view ?? { legal: completeList([]) }
  const [one, other] = listed<unknown>(legal)
  must(await ada.client.act(one as never))
  must(await ada.client.propose({ do: 'take-back', seat: 0 }))
  must(await ada.client.act(other as never))
  answer()
  await ada.until(() => ada.isAsked)
  expect(asked[1]?.viewer).toBe(asked[0]?.viewer)
  expect(asked[1]?.trick).not.toEqual(asked[0]?.trick)
  expect(problems).toEqual([])
  await room.shutDown()
})
