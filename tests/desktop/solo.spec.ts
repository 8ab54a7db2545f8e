import { Player } from '../e2e/player'
import { expect, hurryBots, sitsDown, test } from './fixtures'

// Every card drawn: a trace takes longer than the game.
test.use({ trace: 'off' })

test('plays a card against bots, with the host inside the application', async ({ page }) => {
  await page.getByRole('link', { name: /Play alone/ }).click()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  // Whoever plays for the first time is told how it goes.
  await page.getByRole('button', { name: 'Let’s play' }).click()
  const me = new Player(page, 'Me')
  await expect(me.cards).toHaveCount(10)
  await me.plays(1)
  await expect(me.cards).toHaveCount(9)
})

test('plays a game for two to its end, and keeps it', async ({ app, page }) => {
  await hurryBots(app)
  await sitsDown(page, 'Anna')
  await page.getByRole('link', { name: /Play alone/ }).click()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  const me = new Player(page, 'Anna')
  await me.playsUntil('over')
  await expect(me.over.getByText('Every deal checked')).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/history'
  })
  await expect(page.getByRole('link', { name: /^Replay/ })).toBeVisible()
})
