/** A table has no address of its own: these are the stages of a game, looked at as they come. */
import type { Page } from '@playwright/test'
import { expect, test } from './evening'
import { faultsOn } from './measure'
import { LAST_GAME, sitDownAt } from './openers'

const LOOKS = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const

/** In every look, which follows the device; the words are the same in each, and a panel's colours those of the table. */
async function expectNothingWrong(
  page: Page,
  stage: string,
  looks: readonly (keyof typeof LOOKS)[] = ['light', 'dark', 'contrast'],
): Promise<void> {
  for (const look of looks) {
    const media = LOOKS[look]
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', look)
    const faults = await faultsOn(page, look === 'light' ? {} : { isOfColours: true })
    expect(faults, `${stage}, ${look}`).toEqual([])
  }
}

test('axe finds nothing at the table of ebbes, from the gathering to the last scores', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna', { theme: 'system' })
  const { page } = anna
  await page.goto('/#/host')
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await anna.button('Open the table').click()
  await anna.button(anna.texts['gather.add-bot']).first().click()
  await anna.button(anna.texts['gather.remove-bot']).waitFor()
  await expectNothingWrong(page, 'gathering', ['light'])
  await anna.button(anna.texts['gather.add-bot']).click()
  await anna.button('Deal the cards').click()

  await anna.plays(1)
  await anna.playsUntil('play')
  await expectNothingWrong(page, 'play')
  for (const panel of ['Earlier tricks', 'What happened', 'Talk']) {
    await anna.button(panel).click()
    await expectNothingWrong(page, panel, ['light'])
  }
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  await anna.button(/Table$/).click()
  await expectNothingWrong(page, 'menu', ['light'])
  await page.keyboard.press('Escape')

  await anna.playsUntil('scores')
  await expectNothingWrong(page, 'scores')
  await anna.presses(anna.scores.getByRole('button'))
  await anna.letsBotPlay()
  await expectNothingWrong(page, 'over', ['light'])
})

test('axe finds nothing at the table of Eidex, from a question to the last scores', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna', { theme: 'system' })
  const { page } = anna
  const characters = ['quizmaster', 'kompass', 'weisheit'] as const
  await sitDownAt(host, anna, 'eidex', { mode: 'cosmic', characters, ...LAST_GAME })
  await anna.playsUntil('question')
  await expectNothingWrong(page, 'question', ['light'])
  await anna.playsUntil('play')
  await expectNothingWrong(page, 'play')
  await anna.playsUntil('scores')
  await expectNothingWrong(page, 'scores')
  await anna.playsUntil('over')
  await expectNothingWrong(page, 'over', ['light'])
})
