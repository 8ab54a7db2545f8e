/** What has happened in a game is told once to each page: asking again and again does not make the host repeat it. */
import { expect, it } from 'vitest'
import { must, tableFor } from '../harness/guests'
import { memoryRoom } from '../harness/memory-room'

it('refused decisions and wishes to be left alone are answered without the past of the game', async () => {
  const { newGuest, room } = memoryRoom()
  const ada = newGuest('Ada')
  await ada.untilOpen()
  must(await ada.client.create(tableFor('ebbes', ['open', 'greedy', 'greedy'])))
  must(await ada.client.propose({ do: 'start' }))
  for (let card = 0; card < 5; card++) {
    await ada.until(() => ada.isAsked)
    must(await ada.client.act(ada.idea))
  }
  await ada.until(() => ada.isAsked)

  const hand = ada.client.update?.view.hand ?? []
  const [card] = ['B1', 'N1', 'Y1', 'G1', 'R1', 'B2'].filter((each) => !hand.includes(each))
  const refused = await ada.client.act({ type: 'play', card } as never)
  expect(refused).toMatchObject({ ok: false })
  expect(ada.client.update?.past).toBeNull()
  must(await ada.client.quiet('game'))
  expect(ada.client.update?.past).toBeNull()

  const again = newGuest('Ada', { ticket: ada.client.ticket })
  await again.until(() => again.client.update !== null)
  expect(again.client.update?.past?.length).toBeGreaterThan(15)
  await room.shutDown()
})
