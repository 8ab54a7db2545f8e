import { expect, prefers, test } from './evening'
import { Player } from './player'

test('a card that can’t be played says why, and where that is written', async ({ page }) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await page.goto('/#/alone')
  await anna.button('Deal the cards').click()

  const refused = anna.hand.locator('button[aria-disabled=true]')
  await anna.playsUntil('play')
  while ((await refused.count()) === 0) {
    await anna.playsFirst()
    expect(await anna.playsUntil('play', 'scores'), 'every card could be played').toBe('play')
  }
  const before = await anna.cards.count()
  await anna.triesToPlay(refused.first())

  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Follow suit: you have a card of the suit led.')
  await expect(anna.cards).toHaveCount(before)

  await alert.getByRole('link', { name: 'Rules' }).click()
  await expect(page).toHaveURL(/#\/rules\/ebbes\.follow$/)
  const clause = page.getByRole('heading', { name: 'Following suit', exact: true })
  await expect(clause).toBeFocused()
  await expect(clause).toBeInViewport()

  await test.step('and back at the table the card is still there', async () => {
    const back = page.getByRole('link', { name: 'Back to the table' }).last()
    await expect(back).toBeInViewport({ ratio: 1 })
    await back.click()
    await expect(anna.sign('play')).toBeVisible()
    await expect(anna.cards).toHaveCount(before)
    await anna.playsFirst()
    await expect(alert).toBeEmpty()
  })
})
