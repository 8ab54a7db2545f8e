/** A player who takes every trick that is left ends the round at once. */
import { pageHost } from '../harness/page-host'
import { prefers, test as evening } from './evening'
import { outOfSight } from './in-sight'
import { loadedDice } from './loaded-dice'
import { sitDownAt } from './openers'
import { expect, Player } from './player'

/** Once the only other trump has been drawn, nothing can beat any of these cards. */
const HAND = ['H6', 'H7', 'H8', 'H9', 'HJ', 'HQ', 'HK', 'HA', 'LA', 'LK', 'RA', 'SA']

const test = evening.extend({
  host: async ({ data }, use) => {
    const dice = loadedDice({ dealer: 1, turnUp: 'H10', hands: [HAND, ['…'], ['…']] })
    const host = await pageHost({ data, diceOf: () => dice })
    await use(host)
    await host.close()
  },
})

test('the rest of a round that is decided is played out by the host', async ({ host, page }) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await sitDownAt(host, anna, 'eidex', { mode: 'basic' })
  const claim = anna.button(anna.texts['table.claim.go'])
  await anna.playsFirst()
  await anna.playsUntil('play')
  await expect(claim).toHaveCount(0)
  await anna.touches(anna.hand.locator('[data-card=HJ]'))
  await expect(claim).toBeVisible()
  for (const size of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    expect(await outOfSight(page, size)).toEqual([])
    await expect(claim).toBeInViewport({ ratio: 1 })
  }
  await claim.click()
  await expect(anna.scores).toContainText('Anna won every trick')
})
