/** A guest who follows an invitation, and one who mistypes a code. */
import { expect, test } from './evening'

test('an invitation asks for a name and has one button', async ({ host, newPlayer }) => {
  const anna = await newPlayer('Anna')
  const ben = await newPlayer('')
  await anna.page.goto('/#/host')
  await anna.button('Open the table').click()
  await expect(anna.button('Add a bot').first()).toBeVisible()

  await ben.page.goto(`/join/${host.room.tables[0]?.head.code ?? ''}`)
  await expect(ben.page.locator('button.main')).toHaveCount(1)
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await expect(ben.page.getByRole('textbox', { name: 'Address of another host' })).toBeHidden()
  await ben.button('Join with the code').click()
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Table of Anna' })).toBeVisible()
})

test('the error of a wrong code stands at the code', async ({ newPlayer }) => {
  const ben = await newPlayer('Ben')
  await ben.page.goto('/#/join')
  await ben.page.getByRole('textbox', { name: 'Code of the table' }).fill('ABCDE')
  await ben.button('Join with the code').click()
  const form = ben.page.locator('form', { has: ben.button('Join with the code') })
  await expect(form.getByRole('alert')).toContainText('No table has this code.')
})
