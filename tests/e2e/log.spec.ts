/** The log tells the game on the table, and nothing else: whatever happened to the page meanwhile. */
import type { Page } from '@playwright/test'
import { expect, prefers, test } from './evening'
import { Player } from './player'
import { de, en, type Texts } from './texts'

const logOf = (page: Page, texts: Texts = en) =>
  page.getByRole('complementary', { name: texts['table.log'] }).getByRole('listitem')

async function opensLog({ page }: Player): Promise<void> {
  await page.keyboard.press('l')
  await expect(logOf(page).first()).toBeVisible()
}

async function deals(anna: Player): Promise<void> {
  await anna.page.goto('/#/alone')
  await anna.button('Deal the cards').click()
  await anna.playsUntil('play')
}

test('the log is there again after a reload, and loses a card that was taken back', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  await deals(anna)
  await anna.plays(2)
  await anna.playsUntil('play')
  await opensLog(anna)
  const before = await logOf(anna.page).allInnerTexts()
  expect(before.filter((line) => line.startsWith('Anna plays'))).toHaveLength(2)

  await anna.page.reload()
  await anna.playsUntil('play')
  await opensLog(anna)
  await expect(logOf(anna.page)).toHaveText(before)

  await anna.playsFirst()
  await anna.playsUntil('play')
  await expect(logOf(anna.page)).not.toHaveText(before)
  await anna.page.keyboard.press('u')
  await expect(logOf(anna.page)).toHaveText(before)
})

test('the log speaks the language of the page, and forgets the table before', async ({ page }) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await deals(anna)
  await anna.plays(1)
  await anna.playsUntil('play')
  await opensLog(anna)
  const lines = await logOf(page).count()
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Deutsch', exact: true }).check()
  await page.goBack()
  await page.keyboard.press('l')
  await expect(logOf(page, de)).toHaveCount(lines)
  await expect(logOf(page, de).filter({ hasText: 'plays' })).toHaveCount(0)
  await expect(logOf(page, de).filter({ hasText: 'Anna spielt' })).toHaveCount(1)

  await page.getByRole('button', { name: /^☰/ }).click()
  await page.getByRole('button', { name: de['table.menu.leave'] }).click()
  await page.getByRole('link', { name: de['alone.title'] }).click()
  await page.getByRole('button', { name: de['alone.start'] }).click()
  await page.keyboard.press('l')
  await expect(logOf(page, de).filter({ hasText: 'Anna spielt' })).toHaveCount(0)
})
