/** What moves at the table comes from where it was, and nothing happens behind the player's back. */
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import type { PageHost } from '../harness/page-host'
import { expect, prefers, test } from './evening'
import { flightOf, watchFlights, type Flight } from './flights'
import { middleOf } from './measure'
import { sitDownAt } from './openers'
import { Player } from './player'
import { en } from './texts'

/** A card turned a little lies some pixels off. */
const NEAR = 40
const expectNear = (flight: Flight, place: { x: number; y: number }) => {
  expect(Math.hypot(flight.x - place.x, flight.y - place.y)).toBeLessThan(NEAR)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a card flies out of the hand, and from the seat that plays it', async ({ host, page }) => {
    await watchFlights(page)
    await prefers(page, { name: 'Anna', speed: 1 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const anna = new Player(page, 'Anna')
    await sitDownAt(host, anna, 'ebbes', {})
    await anna.playsUntil('play')
    const [name = ''] = await anna.playable()
    await page.mouse.move(0, 0)
    const from = await middleOf(page, anna.card(name))
    await anna.playsFirst()
    expectNear(
      await flightOf(page, new RegExp(`Anna plays the ${name.replace(/,.*/, '')}`, 'i')),
      from,
    )

    const bot = page.locator('[data-part=cloth] [data-seat]:visible').first()
    const botName = await bot.locator('strong').innerText()
    expectNear(
      await flightOf(page, new RegExp(`^${botName.replace('▸', '').trim()} plays`)),
      await middleOf(page, bot),
    )
  })
})

/** Anna in a browser, and Ben, whose move it is. */
async function atTable(host: PageHost, newPlayer: (name: string) => Promise<Player>) {
  const anna = await newPlayer('Anna')
  const ben = new Guest('Ben', bySocket(host.origin))
  await ben.untilOpen()
  must(await ben.client.create(tableFor('ebbes', ['open', 'open'])))
  await anna.page.goto('/#/join')
  await anna.button('Sit down').click()
  await ben.until(() => ben.client.table?.seats[1]?.person !== null)
  must(await ben.client.propose({ do: 'start' }))
  await expect(anna.cards.first()).toBeVisible()
  return { anna, ben }
}

/** Anna does what she is asked, until it is Ben's turn. */
async function untilAsked(ben: Guest, anna: Player) {
  while (!ben.isAsked) {
    const before = ben.client.update?.rev
    const asked = await anna.asked()
    if (asked === 'play') await anna.playsFirst()
    else if (asked === 'select') await anna.pairs.first().click()
    else await anna.button('Anna').click()
    await ben.until(() => ben.client.update?.rev !== before)
  }
}

/** Ben decides, and says so: what came before on the same line has been told, too. */
async function benDecides(ben: Guest, anna: Player, word: string) {
  const before = ben.client.update?.rev
  ben.autoplay()
  await ben.until(() => ben.client.update?.rev !== before)
  must(await ben.client.say(word))
  await expect(anna.page.getByText(`Ben: ${word}`)).toBeAttached()
}

test('nothing goes on behind a dialog, and all of it is shown afterwards', async ({
  host,
  newPlayer,
}) => {
  const { anna, ben } = await atTable(host, newPlayer)
  await untilAsked(ben, anna)
  await anna.button(/^☰/).click()
  const trick = anna.page.locator('[data-part=cloth]')
  const before = await trick.innerText()
  await benDecides(ben, anna, 'done')
  expect(await trick.innerText()).toBe(before)
  await anna.page.keyboard.press('Escape')
  await expect.poll(() => trick.innerText()).not.toBe(before)
  ben.client.close()
})

test('a table that is held down waits', async ({ host, newPlayer }) => {
  const { anna, ben } = await atTable(host, newPlayer)
  await untilAsked(ben, anna)
  const { page } = anna
  const trick = page.locator('[data-part=cloth]')
  const { x, y } = await middleOf(page, page.locator('[data-part=cloth]'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(page.getByText(en['table.held'])).toBeVisible()
  const before = await trick.innerText()
  await benDecides(ben, anna, 'done')
  expect(await trick.innerText()).toBe(before)
  await page.mouse.up()
  await expect.poll(() => trick.innerText()).not.toBe(before)
  await expect(page.getByText(en['table.held'])).toBeHidden()
  // The window goes behind another one, which hears of the mouse instead.
  await page.mouse.down()
  await expect(page.getByText(en['table.held'])).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(page.getByText(en['table.held'])).toBeHidden()
  ben.client.close()
})
