/** A window behind others tells by its title that the table waits for its player. */
import { addressOf } from './addresses'
import { prefers, test } from './evening'
import { sitDownAt } from './openers'
import { expect, Player } from './player'

test('the title says whose turn it is, and no more of it elsewhere', async ({ host, page }) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await sitDownAt(host, anna, 'ebbes', {})
  await anna.playsUntil('play')
  await expect(page).toHaveTitle(/^● Your turn · /)
  await page.goto(addressOf('rules'))
  await expect(page).not.toHaveTitle(/Your turn/)
})
