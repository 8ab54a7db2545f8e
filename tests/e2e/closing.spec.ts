/** A table is closed for everybody: its owner is asked first, and the others are told. */
import { expect, test } from './evening'

test('closing a table asks first, and tells everybody who did it and where the game is', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const ben = await newPlayer('Ben')
  const eve = await newPlayer('Eve')
  await anna.page.goto('/#/host')
  await anna.page.getByRole('radio', { name: '2', exact: true }).check()
  await anna.button('Open the table').click()
  await ben.page.goto('/#/join')
  await ben.button('Sit down').click()
  await eve.page.goto('/#/join')
  await eve.button('Watch').click()
  await anna.button('Deal the cards').click()
  await expect(ben.hand).toBeVisible()

  await anna.button('☰ Table').click()
  await anna.button('Close the table').click()
  const question = anna.page.getByRole('dialog', { name: 'Close the table “' })
  await expect(question).toContainText(/Ben.? and .?Eve/)
  await expect(question).toContainText('history')
  await question.getByRole('button', { name: 'Keep it open' }).click()
  await expect(question).toBeHidden()
  await expect(ben.hand).toBeVisible()

  await anna.button('☰ Table').click()
  await anna.button('Close the table').click()
  await question.getByRole('button', { name: 'Close the table' }).click()
  for (const { page } of [ben, eve]) {
    await expect(page.getByRole('heading', { name: 'The table is closed' })).toBeVisible()
    await expect(page.getByText(/^.?Anna.? has closed “.?Anna’s table.?”\.$/)).toBeVisible()
    await expect(page.getByText('history on the host’s computer')).toBeVisible()
  }
  await ben.button('Back to start').click()
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Stichabend' })).toBeVisible()
  // Nobody tells Anna what she has done herself.
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Stichabend' })).toBeVisible()
})

test('a spectator who is sent away is told so', async ({ newPlayer }) => {
  const anna = await newPlayer('Anna')
  const eve = await newPlayer('Eve')
  await anna.page.goto('/#/host')
  await anna.button('Open the table').click()
  await eve.page.goto('/#/join')
  await eve.button('Watch').click()
  await anna.button('Remove from table Eve').click()
  await expect(eve.page.getByText('You were removed from this table.')).toBeVisible()
})
