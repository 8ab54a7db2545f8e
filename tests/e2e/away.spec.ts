import { expect, prefers, test } from './evening'
import { pageHost } from '../harness/page-host'
import { Player } from './player'
import { en } from './texts'

const LOST = en['table.lost']

test('a host that goes and comes again finds everybody at the table', async ({ page, data }) => {
  const first = await pageHost({ data })
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await page.goto(`${first.origin}/#/alone`)
  await anna.button('Deal the cards').click()
  await anna.plays(2)
  await anna.playsUntil('play')
  const held = await anna.held()

  await first.close()
  await expect(page.getByText(LOST)).toBeVisible()
  const second = await pageHost({ data, port: first.port })
  expect(second.port).toBe(first.port)
  // By itself: nobody presses anything.
  await expect(page.getByText(LOST)).toBeHidden()
  await expect.poll(() => anna.held()).toEqual(held)
  await anna.playsUntil('scores')
  await second.close()
})

test('a seat is in one window: the older one is told, and can have it back', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  await anna.page.goto('/#/alone')
  await anna.button('Deal the cards').click()
  await anna.playsUntil('play')

  const again = new Player(await anna.page.context().newPage(), 'Anna')
  await again.page.goto('/')
  await again.page.getByText(again.texts['start.continue']).click()
  expect(await again.asked()).toBe('play')

  const told = anna.page.getByRole('heading', { name: 'You’ve left the table in this window.' })
  await expect(told).toBeVisible()
  await anna.button('Sit down here again').click()
  expect(await anna.asked()).toBe('play')
  await expect(
    again.page.getByRole('heading', { name: 'You’ve left the table in this window.' }),
  ).toBeVisible()
  await anna.playsFirst()
})
