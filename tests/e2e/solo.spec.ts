import { expect, prefers, test } from './evening'
import { KeyboardPlayer, Player } from './player'

test('a game of ebbes with two bots needs no mouse, from the start screen to the checked deals', async ({
  page,
}) => {
  await prefers(page)
  const anna = new KeyboardPlayer(page, 'Anna')
  await page.goto('/')
  await anna.presses(page.getByRole('link', { name: 'Play alone' }))
  await anna.goesTo(page.getByRole('textbox', { name: 'Your name' }))
  await page.keyboard.type('Anna')
  await anna.goesTo(anna.button('Deal the cards'))
  await page.keyboard.press('Space')

  await anna.playsUntil('play')
  await expect(page.getByText('Round 1 of 5', { exact: true })).toBeVisible()
  await anna.playsUntil('scores')
  await expect(anna.scores).toHaveAccessibleName('Round 1 scores')
  await expect(anna.scores.getByRole('row')).toHaveCount(1 + 3)
  await anna.presses(anna.goOn)

  // The rest is more of the same: a bot plays it, whom nobody needs a mouse to ask, either.
  await anna.letsBotPlay()
  const places = anna.over.getByRole('list', { name: 'Ranking' }).getByRole('listitem')
  await expect(places).toHaveCount(3)
  await expect(anna.over.getByRole('status')).toHaveText(
    '✓ Every deal checked: nobody chose the cards.',
  )
})

test('the keyboard stays in the hand, on a card that can be played, to the last card', async ({
  page,
}) => {
  await prefers(page, { name: 'Anna' })
  const anna = new KeyboardPlayer(page, 'Anna')
  await page.goto('/#/alone')
  await anna.presses(anna.button('Deal the cards'))
  await anna.playsUntil('play')
  const [name = ''] = await anna.playable()
  await anna.goesTo(anna.card(name))
  for (let left = (await anna.held()).length; left > 0; left--) {
    expect(await anna.asked()).toBe('play')
    const focused = anna.hand.locator('button:focus')
    await expect(focused).not.toHaveAttribute('aria-disabled')
    await page.keyboard.press('Enter')
    await expect(anna.cards).toHaveCount(left - 1)
  }
})

test('what was noted at one table accuses nobody at the next', async ({ page }) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  const deals = async (players: string) => {
    await anna.presses(page.getByRole('link', { name: 'Play alone' }))
    await page.getByRole('radio', { name: players, exact: true }).check()
    await anna.presses(anna.button('Deal the cards'))
  }
  await page.goto('/')
  await deals('3')
  await anna.plays(1)
  await anna.presses(anna.button(/^☰/))
  await anna.presses(anna.button(anna.texts['table.menu.leave']))
  await deals('2')
  await anna.plays(1)
  await anna.letsBotPlay()
  await expect(anna.over.getByRole('status')).toHaveText(
    '✓ Every deal checked: nobody chose the cards.',
  )
})
