/** The ways in which a card gets from the hand on to the table. */
import { expect, prefers, test } from './evening'
import { middleOf } from './measure'
import { sitDownAt } from './openers'
import { Player } from './player'

test.beforeEach(async ({ page }) => {
  await prefers(page, { name: 'Anna' })
})

test('a card that is dragged on to the cloth is played; let go before, it goes back', async ({
  host,
  page,
}) => {
  const anna = new Player(page, 'Anna')
  await sitDownAt(host, anna, 'ebbes', {})
  await anna.playsUntil('play')
  const [name = ''] = await anna.playable()
  const card = anna.card(name)
  const place = async () => {
    await page.mouse.move(0, 0)
    return middleOf(page, card)
  }
  const home = await place()
  // Where it lies above its neighbour.
  await card.hover({ position: { x: 14, y: 24 } })
  await page.mouse.down()
  await page.mouse.move(home.x + 40, home.y + 5, { steps: 4 })
  await page.mouse.up()
  await expect(card).toBeVisible()
  await expect.poll(place).toEqual(home)

  const cloth = await middleOf(page, page.locator('[data-part=cloth]'))
  await card.hover({ position: { x: 14, y: 24 } })
  await page.mouse.down()
  await page.mouse.move(cloth.x, cloth.y, { steps: 8 })
  await page.mouse.up()
  await expect(card).toHaveCount(0)
})

test('a careful player taps twice', async ({ host, page }) => {
  await page.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('stichabend.settings') ?? '{}') as object
    localStorage.setItem('stichabend.settings', JSON.stringify({ ...stored, confirm: true }))
  })
  const anna = new Player(page, 'Anna')
  await sitDownAt(host, anna, 'ebbes', {})
  await anna.playsUntil('play')
  const [name = ''] = await anna.playable()
  const count = await anna.cards.count()
  const card = page.locator(`button[aria-label^="${name}"]`)
  await anna.touches(card)
  await expect(card).toHaveAccessibleName(`${name}: ${anna.texts['table.hand.confirm']}`)
  await expect(anna.cards).toHaveCount(count)
  await anna.touches(card)
  await expect(card).toHaveCount(0)
})

test('the hand is sorted as the player likes it, at once', async ({ host, page }) => {
  const anna = new Player(page, 'Anna')
  await sitDownAt(host, anna, 'ebbes', {})
  await anna.playsUntil('play')
  const before = await anna.held()
  await anna.button(/^☰/).click()
  await anna.button(anna.texts['table.menu.settings']).click()
  await page.getByText(anna.texts['settings.hand-order.strength']).click()
  await expect.poll(() => anna.held()).not.toEqual(before)
  expect((await anna.held()).toSorted()).toEqual(before.toSorted())
  await page.getByText(anna.texts['settings.hand-order.suit']).click()
  await expect.poll(() => anna.held()).toEqual(before)
})
