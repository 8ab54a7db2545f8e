import { Player } from '../e2e/player'
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

test('plays a game for two to its end, and keeps it', async ({ page }) => {
  // Bots take the time here that people get to see.
  test.setTimeout(420_000)
  await page.getByRole('link', { name: /Play alone/ }).click()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await page.getByRole('button', { name: 'Let’s play' }).click()
  const me = new Player(page, 'Anna')
  await me.playsUntil('over')
  await expect(me.over.getByText('All deals checked')).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/history'
  })
  await expect(page.getByRole('link', { name: /^Replay/ })).toBeVisible()
})
