import { chooseCards } from '../harness/choosing-host'
import { expect, test } from './evening'
import type { Player } from './player'

let makeHonest: () => void = () => undefined
test.afterEach(() => makeHonest())

async function deals(anna: Player): Promise<void> {
  await anna.page.goto('/#/host')
  await anna.page.getByRole('radio', { name: '2', exact: true }).check()
  await anna.button('Open the table').click()
  await anna.button('Add a bot').click()
  await anna.button('Deal the cards').click()
}

test('a redraw is shown with its reason, at the table and in the log', async ({ newPlayer }) => {
  makeHonest = chooseCards(1)
  const anna = await newPlayer('Anna')
  await deals(anna)
  const told = { hasText: 'The cards were reshuffled, and your device saw no reason for it.' }
  const news = anna.page.getByRole('paragraph').filter(told)
  await expect(news).toBeVisible()
  await anna.button('OK').click()
  await expect(news).toHaveCount(0)
  await expect(anna.page.getByRole('listitem').filter(told)).toBeVisible()
})

test('after two without a reason the page asks before it adds to the shuffle', async ({
  newPlayer,
}) => {
  makeHonest = chooseCards(2)
  const anna = await newPlayer('Anna')
  await deals(anna)
  const alert = anna.page.getByRole('alert').filter({ hasText: 'Reshuffled too often' })
  await expect(alert).toContainText('thrown away 2 times')
  // Loaded again, the page still knows.
  await anna.page.reload()
  await expect(alert).toContainText('thrown away 2 times')
  await anna.button('Play anyway').click()
  await expect(anna.cards.first()).toBeVisible()
})
