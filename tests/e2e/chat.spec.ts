/** What is said at the table reaches players whose chat is closed. */
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { expect, test } from './evening'

test('words are seen for a moment, and counted until the chat is opened', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const ben = new Guest('Ben', bySocket(host.origin))
  await ben.untilOpen()
  must(await ben.client.create(tableFor('ebbes', ['open', 'open'])))
  must(await ben.client.say('Before Anna came'))
  await anna.page.goto('/#/join')
  await anna.button('Sit down').click()
  await ben.until(() => ben.client.table?.seats[1]?.person !== null)
  must(await ben.client.propose({ do: 'start' }))
  await expect(anna.cards.first()).toBeVisible()
  await expect(anna.button('Chat')).toHaveAccessibleName('Chat')

  const talk = anna.button(/^Chat/)
  must(await ben.client.say('Good evening'))
  await expect(anna.page.getByText('Ben: Good evening')).toBeVisible()
  await expect(talk).toHaveAccessibleName('Chat (1 unread)')
  must(await ben.client.say('And good luck'))
  await expect(anna.page.getByText('Ben: And good luck')).toBeVisible()
  await expect(talk).toHaveAccessibleName('Chat (2 unread)')
  await expect(anna.page.getByText('Ben: And good luck')).toBeHidden()

  await talk.click()
  await expect(talk).toHaveAccessibleName('Chat')
  const lines = anna.page.getByRole('complementary', { name: 'Chat' }).getByRole('listitem')
  await expect(lines).toHaveText([
    'Ben: Before Anna came',
    'Ben: Good evening',
    'Ben: And good luck',
  ])
  must(await ben.client.say('You are reading this'))
  await expect(lines).toHaveCount(4)
  await expect(talk).toHaveAccessibleName('Chat')
  ben.client.close()
})
