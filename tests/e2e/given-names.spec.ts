/** Names that nobody chose follow the language of the page, also at a table that was opened in another one. */
import { expect, test } from './evening'

test('a table for one and its guest are called so in German after the language was changed', async ({
  newPlayer,
}) => {
  const guest = await newPlayer('')
  const { page } = guest
  await page.goto('/#/alone')
  await guest.button('Deal the cards').click()
  await guest.playsUntil('play')
  await expect(page.getByRole('heading', { level: 1, name: 'Table for one' })).toBeAttached()
  await expect(page.locator('[data-part=line]')).toContainText('Guest')

  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await page.goto('/#/table')
  await expect(page.getByRole('heading', { level: 1, name: 'Solo-Tisch' })).toBeAttached()
  await expect(page.locator('[data-part=line]')).toContainText('Gast')

  await page.goto('/#/history')
  await expect(page.getByRole('article', { name: 'Solo-Tisch' })).toBeVisible()
})
