/** Another game begins when everybody is ready for it. */
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { expect, test } from './evening'

test('another game waits until everybody who plays is ready', async ({ host, newPlayer }) => {
  const anna = await newPlayer('Anna')
  const ben = new Guest('Ben', bySocket(host.origin))
  await ben.untilOpen()
  const setup = tableFor('ebbes', ['open', 'open', 'greedy'], {
    options: { variant2: true, goal: 10 },
  })
  must(await ben.client.create(setup))
  ben.autoplay()
  await anna.page.goto(`/join/${ben.client.table?.code ?? ''}`)
  await anna.button('Sit down').click()
  await ben.until(() => ben.client.table?.seats[1]?.person?.present === true)
  must(await ben.client.propose({ do: 'start' }))
  await anna.letsBotPlay()
  await anna.over.getByRole('button', { name: 'Take over from the bot' }).click()

  const tally = anna.over.getByRole('region', { name: 'Games won at this table' })
  await expect(tally).toBeHidden()
  await anna.button('Play again').click()
  await expect(anna.over).toContainText('Waiting for Ben…')
  await expect(anna.over).toContainText(/The game starts in [01]:\d\d, with a bot for Ben\./)
  expect(ben.client.table?.phase).toBe('over')
  must(await ben.client.propose({ do: 'rematch' }))
  await expect(anna.over).toBeHidden()
  await anna.letsBotPlay()
  const myself = anna.over.getByRole('button', { name: 'Take over from the bot' })
  await expect(tally.getByRole('listitem')).toHaveText([/\d$/, /\d$/, /\d$/])
  const wins = (await tally.locator('strong').allTextContents()).map(Number)
  expect(wins.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(2)
  await myself.click()
  // As long as a bot plays for her, nobody waits for her.
  await expect(myself).toBeHidden()

  must(await ben.client.propose({ do: 'rematch' }))
  await expect(anna.over).toContainText('Ben would like another game.')
  await expect(anna.over).toContainText('a bot plays for you until you take over.')
  await anna.button('I’m ready').click()
  await expect(anna.over).toBeHidden()
  await ben.until(() => ben.client.table?.gameNumber === 3)
  ben.client.close()
})
