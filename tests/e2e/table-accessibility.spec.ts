/** A table has no address of its own: these are the stages of a game, looked at as they come. */
import { test } from './evening'
import { expectNothingWrong } from './looks'
import { LAST_GAME, sitDownAt } from './openers'

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
  for (const panel of ['Earlier tricks', 'Game log', 'Chat']) {
    await anna.button(panel).click()
    await expectNothingWrong(page, panel, ['light'])
  }
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  await anna.button(/Table$/).click()
  await expectNothingWrong(page, 'menu', ['light'])
  await page.keyboard.press('Escape')

  await anna.playsUntil('scores')
  await expectNothingWrong(page, 'scores')
  await anna.presses(anna.goOn)
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
