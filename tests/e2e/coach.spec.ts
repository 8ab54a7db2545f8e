/** The coach: asked during a game, and after it about what might have gone better. */
import type { Page } from '@playwright/test'
import { expect, test } from './evening'
import { faultsOn } from './measure'
import { sitDownAt } from './openers'
import type { Player } from './player'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Coach' })
const adviceIn = (page: Page) => panelOf(page).getByRole('list', { name: 'Coach' })

const namesIn = (page: Page) =>
  adviceIn(page).getByRole('listitem').locator('strong').allInnerTexts()

async function asks(player: Player): Promise<void> {
  await player.presses(player.button('What would you do?'))
  await adviceIn(player.page).waitFor()
}

test('the coach tells what to expect of every card, and after the game what might have been', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const { page } = anna
  await sitDownAt(host, anna, 'ebbes', {}, { coach: true })
  await anna.playsUntil('play')
  const dealt = await anna.held()

  await page.keyboard.press('h')
  await asks(anna)
  const playable = await anna.playable()
  const names = await namesIn(page)
  // In the hand, cards are named with their pictures.
  expect([...names].sort()).toEqual(playable.map((name) => name.replace(/,.*/, '')).sort())
  await expect(panelOf(page)).toContainText('The coach sees only what you see.')
  await expect(adviceIn(page).getByRole('listitem').first()).toContainText('I’d do this')
  expect(await faultsOn(page), 'advice').toEqual([])

  const best = anna.hand.locator(`button[aria-label^="${names[0] ?? ''}, "]`)
  await anna.touches(best)
  await expect(best).toHaveCount(0)
  await expect(adviceIn(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(panelOf(page)).toHaveCount(0)

  await anna.letsBotPlay()
  const { over } = anna
  await anna.presses(over.getByRole('button', { name: 'Take over from the bot' }))
  await anna.presses(over.getByRole('button', { name: 'What cost me the most?' }))
  await expect(
    over.getByText(/^(None of your decisions cost much\.|.* cost you the most:)$/),
  ).toBeVisible()
  await anna.presses(over.getByRole('button', { name: 'Could I have won?' }))
  await expect(over.getByText(/seeing all the cards, the coach/i)).toBeVisible()
  await expect(over.getByText('The coach saw every hand', { exact: false })).toBeVisible()
  expect(await faultsOn(page), 'looking back').toEqual([])

  await anna.presses(over.getByRole('button', { name: 'Same cards again' }))
  await expect(page.getByText('Same cards again', { exact: true })).toBeVisible()
  await anna.playsUntil('play')
  expect(await anna.held()).toEqual(dealt)
})

test('the coach names what a power can do, in words', async ({ host, newPlayer }) => {
  const anna = await newPlayer('Anna')
  const { page } = anna
  const characters = ['quizmaster', 'kompass', 'weisheit'] as const
  await sitDownAt(host, anna, 'eidex', { mode: 'cosmic', characters }, { coach: true })
  await anna.playsUntil('question')
  await page.keyboard.press('h')
  await asks(anna)
  for (const name of await namesIn(page)) expect(name).toMatch(/^(Pass|Use .+)$/)
})

test('a table without a coach shows none', async ({ host, newPlayer }) => {
  const anna = await newPlayer('Anna')
  await sitDownAt(host, anna, 'ebbes', {})
  await expect(anna.button('Game log')).toBeVisible()
  await expect(anna.button('Coach')).toHaveCount(0)
  await anna.page.keyboard.press('h')
  await expect(anna.page.getByRole('complementary')).toHaveCount(0)
})

test('whoever opened the table has the bots play better or worse next time', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna', { bots: 'beginner' })
  const { page } = anna
  await page.goto('/#/alone')
  await anna.presses(anna.button('Deal the cards'))
  await expect(anna.button('Coach')).toBeVisible()
  await anna.letsBotPlay()
  const beginner = anna.over.getByRole('radio', { name: 'Beginner' })
  await expect(beginner).toBeChecked()
  await anna.over.getByRole('radio', { name: 'Club' }).check({ force: true })
  await expect(anna.over.getByRole('radio', { name: 'Club' })).toBeChecked()
  await expect(anna.over.getByText('Counts trumps')).toBeVisible()
})
