import type { ElectronApplication } from '@playwright/test'
import type {} from '../../src/renderer/desktop'
import { Player } from '../e2e/player'
import { bySocket, Guest, must } from '../harness/guests'
import {
  answerDialogs,
  dialogsSeen,
  expect,
  newPlayerWindow,
  sitDownAt,
  sitsDown,
  test,
} from './fixtures'

// Every card drawn: a trace takes longer than the game.
test.use({ trace: 'off' })

/** The first window opens a table for three, and lets the network in. */
async function hosts(anna: Player): Promise<string> {
  await sitsDown(anna.page, anna.name)
  await anna.page.getByRole('link', { name: 'Host a game night' }).click()
  await expect(anna.page.getByText('your system may ask whether to let Stichabend')).toBeVisible()
  await anna.page.getByRole('radio', { name: '3', exact: true }).check()
  await anna.button('Open the table').click()
  await expect(
    anna.page.getByRole('heading', { level: 1, name: `${anna.name}’s table` }),
  ).toBeVisible()
  return anna.page.getByText(/^[A-Z0-9]{5}$/).innerText()
}

async function sitsBeside(
  app: ElectronApplication,
  name: string,
  { name: host }: Player,
): Promise<Player> {
  const player = new Player(await newPlayerWindow(app), name)
  await player.page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await sitDownAt(player.page, `${host}’s table`)
  await expect(player.page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  return player
}

test('two windows of the application and a guest from elsewhere play at one table', async ({
  app,
  page,
}) => {
  const anna = new Player(page, 'Anna')
  const code = await hosts(anna)
  const ben = await sitsBeside(app, 'Ben', anna)

  const { origin = '' } = (await page.evaluate(() => window.desktop?.host())) ?? {}
  const cleo = new Guest('Cleo', bySocket(origin))
  await cleo.untilOpen()
  must(await cleo.client.join({ code }))
  cleo.autoplay()

  for (const player of [anna, ben]) {
    for (const name of ['Anna', 'Ben', 'Cleo']) {
      await expect(player.page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    }
  }
  await expect
    .poll(() => page.evaluate(() => window.desktop?.hostStatus()))
    .toEqual({ lan: true, tables: 1, playing: 0 })
  await anna.button('Deal the cards').click()
  await Promise.all([anna.playsUntil('scores'), ben.playsUntil('scores')])
  await expect(anna.scores).toHaveAccessibleName('Round 1 scores')
  expect(cleo.refused).toEqual([])

  await test.step('neither window offers the other one’s seat', async () => {
    const third = await newPlayerWindow(app)
    await expect(third.getByRole('textbox', { name: 'Your name' })).toBeVisible()
    await expect(third.getByText('Open tables')).toBeVisible()
    await expect(third.getByText('You have a seat')).toHaveCount(0)
    await third.close()
  })

  await test.step('closing the last window is asked about first', async () => {
    await answerDialogs(app, { button: 1 })
    await ben.page.close()
    const windows = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
    await expect.poll(windows).toBe(1)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await expect(async () => {
      expect((await dialogsSeen(app)).map(({ message }) => message)).toEqual([
        'End the game night?',
      ])
    }).toPass()
    await expect(anna.scores).toBeVisible()
    await answerDialogs(app, { button: 0 })
  })
  cleo.client.close()
})

test('shutting the network out leaves this machine’s game as it is', async ({ app, page }) => {
  const nora = new Player(page, 'Nora')
  const code = await hosts(nora)
  const ben = await sitsBeside(app, 'Ben', nora)
  await nora.button('Add a bot').click()
  await nora.button('Deal the cards').click()
  await Promise.all([nora.plays(1), ben.plays(1)])
  const address = await page.evaluate(() => window.desktop?.host())

  await page.goto('app://stichabend/#/settings')
  await nora.button('Keep others out').click()
  await expect(nora.button('Keep others out')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => window.desktop?.hostStatus()))
    .toEqual({ lan: false, tables: 1, playing: 1 })
  expect(await page.evaluate(() => window.desktop?.host())).toEqual(address)
  await page.goto('app://stichabend/#/table')
  await Promise.all([nora.plays(1), ben.plays(1)])
  expect(code).toHaveLength(5)
})
