/** A viewer who has nothing to decide sees the game as it is played, without pressing anything. */
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { LONGEST_TEST } from '../patience'
import { expect, test } from './evening'

const isOver = { timeout: LONGEST_TEST }

test('a spectator comes to the end of the game by looking on', async ({ host, newPlayer }) => {
  const eve = await newPlayer('Eve')
  const opener = new Guest('Opener', bySocket(host.origin))
  await opener.untilOpen()
  const seats = ['open' as const, 'greedy' as const, 'greedy' as const]
  must(await opener.client.create(tableFor('ebbes', seats)))
  await eve.page.goto('/#/join')
  await eve.button('Watch').click()
  await opener.until(() => (opener.client.table?.watching.length ?? 0) > 0)
  must(await opener.client.propose({ do: 'start' }))
  opener.autoplay()
  await expect(eve.over).toBeVisible(isOver)
  await expect(eve.scores).toBeHidden()
  opener.client.close()
})

test('so does a player for whom a bot stands in, and the way back is not hidden by the scores', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const owner = new Guest('Owner', bySocket(host.origin))
  await owner.untilOpen()
  must(await owner.client.create(tableFor('ebbes', ['open', 'open'])))
  await anna.page.goto('/#/join')
  await anna.button('Sit down').click()
  await owner.until(() => owner.client.table?.seats[1]?.person !== null)
  must(await owner.client.propose({ do: 'start' }))
  owner.autoplay()
  await anna.playsUntil('scores')
  must(await owner.client.propose({ do: 'bot', seat: 1, level: 'greedy' }))
  await expect(anna.scores.getByText('A bot is playing for you.')).toBeVisible()
  await expect(anna.over).toBeVisible(isOver)
  owner.client.close()
})
