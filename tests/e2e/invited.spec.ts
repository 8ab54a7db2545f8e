/** A guest who follows an invitation, and one who mistypes a code. */
import { expect, prefers, test } from './evening'
import { hiddenFields } from './in-sight'

test('an invitation shows the table, asks for a name and has one button', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const ben = await newPlayer('')
  await anna.page.goto('/#/host')
  await anna.button('Change: Table name').click()
  // By its code alone: such a table stands in no list.
  await anna.page.getByText('Only with the code').click()
  await anna.button('Open the table').click()
  await expect(anna.button('Add a bot').first()).toBeVisible()

  await ben.page.setViewportSize({ width: 390, height: 844 })
  await ben.page.goto(`/join/${host.room.tables[0]?.head.code ?? ''}`)
  await expect(ben.page.getByRole('button')).toHaveCount(1)
  await expect(ben.page.getByText('Anna’s table')).toBeVisible()
  await expect(ben.page.getByText('ebbes · 3 seats free')).toBeVisible()
  await expect(ben.page.getByRole('textbox')).toHaveCount(1)
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  expect(await hiddenFields(ben.page)).toEqual([])
  await ben.button('Sit down').click()
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Anna’s table' })).toBeVisible()
  await expect(anna.page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible()
})

test('an invitation to a full table says so, and lets one watch', async ({ host, newPlayer }) => {
  const anna = await newPlayer('Anna')
  const ben = await newPlayer('Ben')
  await anna.page.goto('/#/host')
  await anna.button('Open the table').click()
  for (const free of [3, 2, 1]) {
    await expect(anna.button('Add a bot')).toHaveCount(free)
    await anna.button('Add a bot').first().click()
  }
  await expect(anna.button('Add a bot')).toHaveCount(0)

  await ben.page.goto(`/join/${host.room.tables[0]?.head.code ?? ''}`)
  await expect(ben.page.getByText('ebbes · 0 seats free')).toBeVisible()
  await expect(ben.button('Sit down')).toHaveCount(0)
  await ben.button('Watch').click()
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Anna’s table' })).toBeVisible()
})

test('an invitation to a table that is gone says so at the code', async ({ newPlayer }) => {
  const ben = await newPlayer('Ben')
  await ben.page.goto('/join/ABCDE')
  const form = ben.page.locator('form', { has: ben.button('Join with the code') })
  await expect(form.getByRole('alert')).toContainText('No table has this code.')
  await expect(form.getByRole('textbox')).toHaveValue('ABCDE')
})

test('the error of a wrong code stands at the code', async ({ newPlayer }) => {
  const ben = await newPlayer('Ben')
  await ben.page.goto('/#/join')
  await ben.page.getByRole('textbox', { name: 'Table code' }).fill('ABCDE')
  await ben.button('Join with the code').click()
  const form = ben.page.locator('form', { has: ben.button('Join with the code') })
  await expect(form.getByRole('alert')).toContainText('No table has this code.')
})

test('an address at which nobody answers is checked first, and the page stays', async ({
  page,
}) => {
  await prefers(page, { name: 'Anna' })
  await page.goto('/#/join')
  const field = page.getByRole('textbox', { name: 'Address of another host' })
  const go = page.getByRole('button', { name: 'Connect', exact: true })
  const form = page.locator('form', { has: go })
  await field.fill('not an address')
  await go.click()
  await expect(form.getByRole('alert')).toContainText('That’s not an address.')
  // A port that browsers and hosts leave alone.
  await field.fill('127.0.0.1:9')
  await go.click()
  await expect(form.getByRole('alert')).toContainText('Nobody answers there.')
  await expect(page).toHaveURL(/#\/join$/)
})

test('an address at which a host answers leads there', async ({ page, host }) => {
  await prefers(page, { name: 'Anna' })
  await page.goto('/#/join')
  const { port } = new URL(host.origin)
  await page.getByRole('textbox', { name: 'Address of another host' }).fill(`localhost:${port}`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page).toHaveURL(`http://localhost:${port}/#/join/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Join a table' })).toBeVisible()
})
