/** Where a table has a clock, the time that runs is in sight, and its end does not come as a surprise. */
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { prefers, test } from './evening'
import { outOfSight } from './in-sight'
import { expect, Player } from './player'

test('the clock of the player who is asked runs in sight, and warns in its last seconds', async ({
  host,
  page,
}) => {
  await page.clock.install()
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  const ben = new Guest('Ben', bySocket(host.origin))
  await ben.untilOpen()
  const setup = { seat: 1, options: { starter: 0 }, clock: { move: 3000, bank: 600 } }
  must(await ben.client.create(tableFor('ebbes', ['open', 'open', 'greedy'], setup)))
  await page.goto(`/join/${ben.client.table?.code ?? ''}`)
  await anna.presses(anna.button(anna.texts['join.sit']))
  await ben.until(() => ben.client.table?.seats[0]?.person?.present === true)
  must(await ben.client.propose({ do: 'start' }))
  await anna.playsUntil('play')

  const own = page.locator('[data-part=line]')
  await expect(own).toContainText(/◷ (60:00|59:5\d)/)
  await page.clock.runFor('10:00')
  await expect(own).toContainText(/◷ (50:00|49:5\d)/)
  const warning = own.getByRole('status')
  await expect(warning).toHaveText('')
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    expect(await outOfSight(page, size)).toEqual([])
    await expect(own.getByText('◷')).toBeInViewport({ ratio: 1 })
  }
  await page.clock.runFor('49:51')
  await expect(own).toContainText(/⚠ 0:0\d/)
  await expect(warning).toHaveText(anna.texts['table.clock.soon'].replace('{count}', '10'))

  await anna.playsFirst()
  await expect(own).not.toContainText('⚠')
  await expect(page.locator('[data-part=cloth]')).toContainText(/◷ \d\d:\d\d/)
  ben.client.close()
})
