/** What can be undone is undone by a button in sight, not only from the menu. */
import { prefers, test } from './evening'
import { outOfSight } from './in-sight'
import { sitDownAt } from './openers'
import { expect, Player } from './player'

test('a card that can be taken back has a button at the table, and a key', async ({
  host,
  page,
}) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await sitDownAt(host, anna, 'ebbes', { starter: 0 })
  const undo = anna.button(anna.texts['table.menu.take-back'])
  await anna.playsUntil('play')
  await expect(undo).toHaveCount(0)
  const hand = await anna.held()
  for (const takeBack of [() => undo.click(), () => page.keyboard.press('u')]) {
    await anna.playsFirst()
    await expect(undo).toBeVisible()
    await takeBack()
    await expect.poll(() => anna.held()).toEqual(hand)
    await expect(undo).toHaveCount(0)
  }
  await anna.playsFirst()
  await anna.playsUntil('play')
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    expect(await outOfSight(page, size)).toEqual([])
    await expect(undo).toBeInViewport({ ratio: 1 })
  }
})
