/** The start screen offers what there is to go back to: a seat with others, and a game alone. */
import { expect, prefers, test } from './evening'
import { Player } from './player'

const CONTINUE = 'Resume my solo game'
const BACK = 'Back to “Anna’s table”'

async function playsAlone(anna: Player): Promise<string[]> {
  await anna.page.goto('/#/alone')
  await anna.button('Deal the cards').click()
  await anna.plays(1)
  await anna.playsUntil('play')
  return anna.held()
}

test('a game alone goes on after the window was closed, and after it was left', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  await anna.page.goto('/')
  await expect(anna.button(CONTINUE)).toHaveCount(0)
  const held = await playsAlone(anna)

  await anna.page.goto('about:blank')
  await anna.page.goto('/')
  await anna.button(CONTINUE).click()
  await anna.playsUntil('play')
  expect(await anna.held()).toEqual(held)

  await anna.button('Table').click()
  await anna.button('Close the table').click()
  await anna.button('Close the table').click()
  await anna.button(CONTINUE).click()
  await anna.playsUntil('play')
  expect(await anna.held()).toEqual(held)
})

test('a game that is over is not offered', async ({ host, page }) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await page.goto('/#/alone')
  await anna.button('Deal the cards').click()
  await anna.playsUntil('play')
  await anna.letsBotPlay()
  await anna.over.getByRole('button', { name: 'Leave the table' }).click()
  await expect(page.getByRole('heading', { name: 'Stichabend' })).toBeVisible()
  await expect(anna.button(CONTINUE)).toHaveCount(0)
  expect(host.problems).toEqual([])
})

test('a guest goes back to the host’s table, as long as it is there', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const ben = await newPlayer('Ben')
  await anna.page.goto('/#/host')
  await anna.button('Open the table').click()
  await expect(anna.button('Add a bot').first()).toBeVisible()
  await ben.page.goto(`/join/${host.room.tables[0]?.head.code ?? ''}`)
  await ben.button('Sit down').click()
  await expect(ben.page.getByRole('heading', { name: 'Anna’s table' })).toBeVisible()

  await ben.page.goto('/')
  await ben.button(BACK).click()
  await expect(ben.page.getByRole('heading', { name: 'Anna’s table' })).toBeVisible()
  await expect(anna.page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible()

  // While Ben is elsewhere, the table goes.
  await ben.page.goto('about:blank')
  await host.room.tables[0]?.propose(undefined, { do: 'close' })
  await ben.page.goto('/')
  await ben.button(BACK).click()
  await expect(ben.page.getByRole('alert')).toContainText('This table is gone.')
  await expect(ben.button(BACK)).toHaveCount(0)
})
