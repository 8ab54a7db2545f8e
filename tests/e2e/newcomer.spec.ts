import { addressOf } from './addresses'
import { expect, prefers, test } from './evening'
import { hiddenFields } from './in-sight'
import { Player } from './player'

test('a first game of Eidex begins easily, and explains itself and one’s character', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await prefers(page, { name: 'Anna', known: [] })
  await page.goto(addressOf('alone'))
  await page.getByRole('radio', { name: /^Eidex/ }).check()
  await page.getByRole('radio', { name: 'With characters' }).check()
  await expect(page.getByRole('switch', { name: /^Easy start/ })).toBeChecked()
  await page.getByRole('button', { name: 'Deal the cards' }).click()

  const how = page.getByRole('dialog', { name: 'How to play Eidex' })
  await expect(how).toContainText('an ace or a six, the cards are reshuffled and dealt again')
  await expect(how.getByRole('list').getByRole('img').first()).toHaveAccessibleName(/^jack of /)
  await how.getByRole('button', { name: 'Let’s play' }).click()

  const card = page.getByRole('dialog').filter({ hasText: 'You are' })
  await expect(card.getByRole('heading')).toBeVisible()
  expect(await hiddenFields(page)).toEqual([])
  await card.getByRole('heading').click()
  await expect(card).toHaveCount(0)

  await test.step('and is not introduced again after a look into the rules, or a reload', async () => {
    // Not by a player, who would put it away.
    const hasNone = async () => {
      await expect(page.getByRole('button', { name: /: read more$/ }).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.goto(addressOf('rules'))
    await page.getByRole('link', { name: 'Back to the table' }).first().click()
    await hasNone()
    await page.reload()
    await hasNone()
  })
})

test('once a game of Eidex has been finished, the next one alone begins as it comes', async ({
  page,
}) => {
  await prefers(page, { name: 'Anna', finished: ['eidex'] })
  await page.goto(addressOf('alone'))
  await page.getByRole('radio', { name: /^Eidex/ }).check()
  await expect(page.getByRole('switch', { name: /^Easy start/ })).not.toBeChecked()
})

test('a game alone is remembered as finished, and its replay has nobody to be shown to', async ({
  page,
}) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await page.goto(addressOf('alone'))
  await anna.presses(anna.button('Deal the cards'))
  await anna.asked()
  await anna.letsBotPlay()
  const finished = () => page.evaluate(() => localStorage.getItem('stichabend.settings') ?? '')
  expect(JSON.parse(await finished())).toMatchObject({ finished: ['ebbes'] })
  await anna.presses(anna.over.getByRole('button', { name: 'Replay' }))
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(anna.button('Show to the table')).toHaveCount(0)
})
