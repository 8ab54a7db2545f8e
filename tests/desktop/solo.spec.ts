import { expect, test } from './fixtures'

test('plays a card against bots, with the host inside the application', async ({ page }) => {
  await page.getByRole('link', { name: /Play alone/ }).click()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  // Whoever plays for the first time is told how it goes.
  await page.getByRole('button', { name: 'Let’s play' }).click()
  const hand = page.getByRole('list', { name: 'Your cards' }).getByRole('button')
  await expect(hand).toHaveCount(10)
  const playable = page.locator('button.playable').first()
  await playable.click()
  await expect(hand).toHaveCount(9)
})
