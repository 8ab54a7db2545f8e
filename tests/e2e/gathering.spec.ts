/** What the owner of a table does while guests come: fills seats, and sends the link around. */
import { expect, test } from './evening'

test('one button puts a bot on every free seat', async ({ newPlayer }) => {
  const anna = await newPlayer('Anna')
  await anna.page.goto('/#/host')
  await anna.page.getByRole('radio', { name: '5', exact: true }).check()
  await anna.button('Open the table').click()
  await expect(anna.button('Add a bot')).toHaveCount(4)
  await anna.button('Add a bot').nth(1).click()
  await expect(anna.button('Remove the bot')).toHaveCount(1)
  await anna.button('Fill with bots').click()
  await expect(anna.button('Remove the bot')).toHaveCount(4)
  await expect(anna.button('Fill with bots')).toHaveCount(0)
  await anna.button('Deal the cards').click()
  await expect(anna.hand).toBeVisible()
})

test('the link is copied, also where a page has no clipboard of its own', async ({
  host,
  newPlayer,
}) => {
  for (const isPlain of [false, true]) {
    const anna = await newPlayer('Anna')
    const { page } = anna
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    if (isPlain) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
      })
    }
    await page.goto('/#/host')
    await anna.button('Open the table').click()
    await anna.button('Copy link').click()
    await expect(page.getByRole('status')).toContainText('Link copied.')
    const code = host.room.tables.at(-1)?.head.code ?? ''
    const reader = await page.context().newPage()
    await reader.goto('/')
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toContain(`/#/join/${code}`)
  }
})
