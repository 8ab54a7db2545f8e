import type { ElectronApplication } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../../scripts/lib/paths.js'
import type {} from '../../src/renderer/desktop'
import { answerDialogs, dialogsSeen, expect, newPlayerWindow, pressMenu, test } from './fixtures'

const menuLabels = (app: ElectronApplication): Promise<readonly string[]> =>
  app.evaluate(({ Menu }) =>
    (Menu.getApplicationMenu()?.items ?? []).flatMap(({ label, submenu }) => [
      label,
      ...(submenu?.items ?? []).map((item) => item.label),
    ]),
  )

test('the menu speaks the language of the page', async ({ app, page }) => {
  await page.evaluate(() => window.desktop?.setLanguage('en'))
  const english = await menuLabels(app)
  expect(english).toContain('New player window')
  await page.evaluate(() => window.desktop?.setLanguage('de'))
  expect(await menuLabels(app)).toContain('Neues Spielfenster')
  await page.evaluate(() => window.desktop?.setLanguage('fr'))
  const french = await menuLabels(app)
  expect(french).toContain('Nouvelle fenêtre de jeu')
  expect(french).toHaveLength(english.length)
})

test('the menu leads to screens of the page', async ({ app, page }) => {
  for (const [accelerator, heading] of [
    ['CmdOrCtrl+,', 'Settings'],
    ['F1', 'Rules'],
  ] as const) {
    await app.evaluate(({ Menu }, wanted) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? [])
      items?.find((item) => item.accelerator === wanted)?.click()
    }, accelerator)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('a window shows the icon of the application', async ({ app }) => {
  test.skip(process.platform === 'darwin', 'windows have none there')
  await app.evaluate(({ app: electron }) => {
    electron.once('browser-window-created', (_event, window) => {
      const show = window.setIcon.bind(window)
      window.setIcon = (icon) => {
        Object.assign(globalThis, { icon })
        show(icon)
      }
    })
  })
  await newPlayerWindow(app)
  const shown = await app.evaluate(({ nativeImage }, drawn) => {
    const { icon } = globalThis as unknown as { icon: Electron.NativeImage }
    const isOurs = icon.toBitmap().equals(nativeImage.createFromPath(drawn).toBitmap())
    return { ...icon.getSize(), isOurs }
  }, inProject('resources/icon.png'))
  expect(shown).toEqual({ width: 256, height: 256, isOurs: true })
})

test('the settings show the licences of what is in it', async ({ page }) => {
  await page.goto('app://stichabend/#/settings')
  await page.getByText('Licences of the software we use').click()
  for (const name of ['svelte', 'ws', 'SIL OPEN FONT LICENSE']) {
    await expect(page.locator('pre')).toContainText(name)
  }
})

test('the about box says which version this is', async ({ app, page }) => {
  await page.evaluate(() => window.desktop?.setLanguage('en'))
  await answerDialogs(app, {})
  await pressMenu(app, 'About Stichabend')
  const [about] = await dialogsSeen(app)
  expect(about?.detail).toMatch(/^Version \d+\.\d+\.\d+\nElectron \d+/)
})

test('a further window is another player, with a name of their own', async ({ app, page }) => {
  await page.evaluate(() =>
    localStorage.setItem('stichabend.settings', '{"name":"Anna","marker":"pink","language":"en"}'),
  )
  await page.reload()
  const second = await newPlayerWindow(app)
  await second.goto('app://stichabend/?player=2#/join')
  const name = second.getByRole('textbox', { name: 'Your name' })
  await expect(name).toHaveValue('')
  await name.fill('Ben')
  await second.reload()
  await expect(second.getByText('You’re playing as Ben.')).toBeVisible()
  await page.goto('app://stichabend/#/join')
  await expect(page.getByText('You’re playing as Anna.')).toBeVisible()
})

interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const place = (app: ElectronApplication, bounds?: Bounds): Promise<Bounds> =>
  app.evaluate(({ BrowserWindow }, wanted) => {
    const [window] = BrowserWindow.getAllWindows()
    if (window === undefined) throw new Error('no window')
    if (wanted !== undefined) window.setBounds(wanted)
    return window.getNormalBounds()
  }, bounds)

test('a window comes back where it stood', async ({ start }) => {
  const first = await start()
  const left = await place(first.app, { x: 120, y: 90, width: 900, height: 700 })
  await first.app.close()

  const second = await start()
  expect(await place(second.app)).toEqual(left)
})

test('a window does not come back where nobody could see it', async ({ data, start }) => {
  const faraway = { x: 90_000, y: 90_000, width: 900, height: 700, maximised: false }
  await writeFile(join(data, 'shell.json'), JSON.stringify({ place: faraway }))
  const { app } = await start()
  expect((await place(app)).x).toBeLessThan(9000)
})
