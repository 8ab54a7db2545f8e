/** Whoever opened a table looks after who is there, and the host's own user after all tables. */
import { expect, test } from './evening'

test('a spectator is sent away, stays away, and is let in again', async ({ newPlayer }) => {
  const anna = await newPlayer('Anna')
  const eve = await newPlayer('Eve')
  await anna.page.goto('/#/host')
  await anna.button('Open the table').click()
  await eve.page.goto('/#/join')
  await eve.button('Watch').click()
  await anna.button('Remove from table Eve').click()

  await expect(eve.page.getByRole('heading', { name: 'Anna’s table' })).toBeHidden()
  await eve.page.goto('/#/join')
  await eve.button('Watch').click()
  await expect(eve.page.getByRole('alert')).toContainText('You were removed from this table.')

  await anna.button('Let in again Eve').click()
  await expect(anna.button('Let in again Eve')).toBeHidden()
  await eve.button('Watch').click()
  await expect(eve.page.getByRole('heading', { name: 'Anna’s table' })).toBeVisible()
})

test('in the middle of a game, the menu shows who is there, and sends anybody away', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const ben = await newPlayer('anna')
  await anna.page.goto('/#/host')
  await anna.page.getByRole('radio', { name: '2', exact: true }).check()
  await anna.button('Open the table').click()
  await ben.page.goto('/#/join')
  await ben.button('Sit down').click()
  await anna.button('Deal the cards').click()
  await anna.button('☰ Table').click()
  await anna.button('People at the table').click()
  await anna.button('Remove from table anna 2').click()
  await expect(anna.button('Let in again anna 2')).toBeVisible()
  await anna.button('Close').click()
  await expect(anna.page.getByText('Lisbeth').first()).toBeVisible()
})

test('the host’s own user sees every table, also those by invitation, and closes one', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const owner = await newPlayer('Owner')
  await anna.page.goto('/#/host')
  await anna.button('Change: Table name').click()
  await anna.page.getByText('Only with the code').click()
  await anna.button('Open the table').click()
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Anna’s table' })).toBeVisible()

  await owner.page.goto('/#/host')
  const table = owner.page.getByRole('listitem').filter({ hasText: 'Anna’s table' })
  await expect(table).toContainText('waiting for players')
  await table.getByRole('button', { name: 'Close' }).click()
  await owner.button('Close the table').click()
  await expect(table).toBeHidden()
  await expect(anna.page.getByRole('heading', { name: 'Anna’s table' })).toBeHidden()
})
