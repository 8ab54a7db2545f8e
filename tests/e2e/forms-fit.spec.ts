/** The forms before a table: all of each on one screen, and what was chosen last is chosen again. */
import { addressOf } from './addresses'
import { prefers, test } from './evening'
import { hiddenFields } from './in-sight'
import { cutControls } from './measure'
import { expect, Player } from './player'
import { de } from './texts'

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const

for (const screen of ['alone', 'host', 'join'] as const) {
  for (const name of ['Anna', '']) {
    const who = name === '' ? 'a guest without a name' : 'Anna'
    test(`${who} sees all of “${screen}” without scrolling`, async ({ page }) => {
      await prefers(page, { name, language: 'de' })
      await page.goto(addressOf(screen))
      const hidden: string[] = []
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const fields = await hiddenFields(page)
        hidden.push(...fields.map((field) => `${width}×${height}: ${field}`))
      }
      expect(hidden).toEqual([])
    })
  }
}

/** Opened, the details need more height than phones have; there the page scrolls down, and nothing is lost. */
test('the details of a table fit, too, with its clock', async ({ page }) => {
  await prefers(page, { name: 'Anna', language: 'de' })
  await page.goto(addressOf('host'))
  await page.getByRole('button', { name: `${de['lobby.as.change']}: ${de['host.table']}` }).click()
  const clock = page.getByRole('group', { name: de['host.clock'] })
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect(clock.getByRole('radio')).toHaveCount(4)
    const faults = [...(await cutControls(page)), ...(await hiddenFields(page, width < 1280))]
    found.push(...faults.map((fault) => `${width}×${height}: ${fault}`))
  }
  expect(found).toEqual([])
})

test('a clock is remembered, told while the table gathers, and runs at the table', async ({
  page,
}) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await page.goto(addressOf('host'))
  await anna.button('Change: Table name').click()
  await page.getByRole('radio', { name: '2 min' }).check()

  await page.reload()
  await expect(page.getByText('2 min per turn')).toBeVisible()
  await anna.button('Open the table').click()
  await expect(page.getByText('ebbes · 2 min per turn')).toBeVisible()
  await anna.button('Fill with bots').click()
  await anna.button('Deal the cards').click()
  await anna.playsUntil('play')
  await expect(page.locator('[data-part=line]')).toContainText(/◷ (2:00|1:\d\d)/)
})

test('what was chosen last is chosen again, for each game', async ({ page }) => {
  await prefers(page, { name: '' })
  await page.goto(addressOf('host'))
  await page.getByRole('radio', { name: '5', exact: true }).check()
  await page.getByRole('switch').first().check()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna')
  await page.getByRole('button', { name: 'Change: Table name' }).click()
  await page.getByRole('textbox', { name: 'Table name' }).fill('Tuesday')
  await page.getByRole('radio', { name: 'Only with the code' }).check()
  await page.getByRole('radio', { name: /^Eidex/ }).check()

  await page.reload()
  await expect(page.getByRole('radio', { name: /^Eidex/ })).toBeChecked()
  await expect(page.getByText('You’re playing as Anna.')).toBeVisible()
  await expect(page.getByText('Tuesday · Only with the code')).toBeVisible()
  await page.getByRole('radio', { name: /^ebbes/ }).check()
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked()
  await expect(page.getByRole('switch').first()).toBeChecked()

  // A game alone is another matter.
  await page.goto(addressOf('alone'))
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
  await expect(page.getByRole('switch').first()).not.toBeChecked()
})

test('a stored choice that this version does not know is forgotten', async ({ page }) => {
  await prefers(page, {
    name: 'Anna',
    alone: { game: 'tarock', players: { ebbes: 9 }, options: { ebbes: { variant1: 'often' } } },
  })
  await page.goto(addressOf('alone'))
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await expect(page.getByRole('list', { name: 'Your cards' })).toBeVisible()
})
