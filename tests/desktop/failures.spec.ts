import type { ElectronApplication } from '@playwright/test'
import type {} from '../../src/renderer/desktop'
import { Player } from '../e2e/player'
import { expect, newPlayerWindow, sitDownAt, sitsDown, test } from './fixtures'

// Every card drawn: a trace takes longer than the game.
test.use({ trace: 'off' })

async function playsAlone(player: Player): Promise<void> {
  await sitsDown(player.page, player.name)
  await player.page.getByRole('link', { name: /Play alone/ }).click()
  await player.button('Deal the cards').click()
  await player.plays(2)
  await player.playsUntil('play')
}

async function kill(app: ElectronApplication): Promise<void> {
  const ended = app.waitForEvent('close')
  app.process().kill('SIGKILL')
  await ended
}

const crash = (app: ElectronApplication): Promise<void> =>
  app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (contents === undefined) throw new Error('no window')
    const loaded = new Promise<void>((resolve) => {
      contents.once('did-finish-load', () => resolve())
    })
    contents.forcefullyCrashRenderer()
    await loaded
  })

/** What the page shows, asked of the shell: Playwright gives up a page whose process has gone. */
const inPage = <T>(app: ElectronApplication, script: string): Promise<T> =>
  app.evaluate(
    ({ BrowserWindow }, code) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code) as Promise<unknown>,
    script,
  ) as Promise<T>

const HAND = `[...document.querySelectorAll('[aria-label="Your cards"] button')]`
const heldNow = (app: ElectronApplication): Promise<readonly string[]> =>
  inPage(app, `${HAND}.map((card) => card.getAttribute('aria-label'))`)

test('a window that fails in the middle of a trick comes back to its seat', async ({
  app,
  page,
}) => {
  const anna = new Player(page, 'Anna')
  await playsAlone(anna)
  const held = await anna.held()
  expect(held).toHaveLength(8)
  for (const message of ['once', 'twice']) {
    await crash(app)
    await expect.poll(() => heldNow(app), { message }).toEqual(held)
  }
  // And it is still ours to play with.
  const playable = `document.querySelector('button.playable')`
  await expect.poll(() => inPage(app, `${playable} !== null`)).toBe(true)
  await inPage(app, `${playable}.click()`)
  await expect.poll(() => heldNow(app)).toHaveLength(7)
})

test('killed and started again, the application has the table as it was', async ({ start }) => {
  const first = await start()
  const anna = new Player(first.page, 'Anna')
  await playsAlone(anna)
  const held = await anna.held()
  await kill(first.app)

  const second = await start()
  const again = new Player(second.page, 'Anna')
  await again.button(again.texts['start.continue']).click()
  await again.playsUntil('play')
  expect(await again.held()).toEqual(held)
  await again.plays(1)
})

test('killed with two players at it, both find their seats again', async ({ start }) => {
  const first = await start()
  const klara = new Player(first.page, 'Klara')
  await sitsDown(klara.page, 'Klara')
  await klara.page.getByRole('link', { name: 'Host a game night' }).click()
  await klara.page.getByRole('radio', { name: '2', exact: true }).check()
  await klara.button('Open the table').click()
  await expect(klara.page.getByRole('heading', { level: 1, name: 'Klara’s table' })).toBeVisible()
  const ben = new Player(await newPlayerWindow(first.app), 'Ben')
  await sitDownAt(ben.page, 'Klara’s table')
  await klara.button('Deal the cards').click()
  for (const player of [klara, ben]) await expect(player.hand).toBeVisible()
  await kill(first.app)

  const second = await start()
  const back = new Player(second.page, 'Klara')
  // Its guests find the host again before anybody has done anything.
  await expect
    .poll(() => back.page.evaluate(() => window.desktop?.hostStatus()))
    .toEqual({ lan: true, tables: 1, playing: 1 })
  await back.page.getByRole('link', { name: /Join a table/ }).click()
  await expect(back.button('Back to my seat')).toHaveCount(2)
  await back.button('Back to my seat').first().click()
  await expect(back.hand).toBeVisible()
  const beside = await newPlayerWindow(second.app)
  await expect(beside.getByRole('button', { name: 'Back to my seat' })).toHaveCount(1)
  await beside.getByRole('button', { name: 'Back to my seat' }).click()
  await expect(new Player(beside, 'Ben').hand).toBeVisible()
})
