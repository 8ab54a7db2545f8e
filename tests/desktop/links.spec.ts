import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { installedElectron } from '../../scripts/lib/electron.js'
import { ROOT } from '../../scripts/lib/paths.js'
import type {} from '../../src/renderer/desktop'
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { pageHost } from '../harness/page-host'
import { answerDialogs, dialogsSeen, expect, test } from './fixtures'

/** As a second start of ours tells the first. */
const startAgain = (app: ElectronApplication, handed: readonly object[]): Promise<void> =>
  app.evaluate(({ app: electron }, given) => {
    electron.emit('second-instance', {}, [], '', { handed: given })
  }, handed)

/** Ben has opened a table, somewhere else. */
async function tableElsewhere() {
  const host = await pageHost()
  const ben = new Guest('Ben', bySocket(host.origin))
  await ben.untilOpen()
  must(await ben.client.create(tableFor('ebbes', ['open', 'open', 'greedy'], { name: 'Attic' })))
  const code = ben.client.table?.code ?? ''
  const address = new URL(host.origin).host
  return { host, ben, code, address, link: `stichabend://join/${code}@${address}` }
}

test('a link leads to the join screen, and to the table only when it is accepted', async ({
  app,
  page,
}) => {
  const { host, ben, code, address, link } = await tableElsewhere()

  await startAgain(app, [{ link }])
  await expect(page.getByText(`The link leads to the table ${code} at ${address}.`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Table code' })).toHaveValue(code)
  expect(ben.client.table?.seats[1]?.person).toBe(null)

  await page.getByRole('button', { name: 'Connect and sit down' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible()
  await ben.until(() => ben.client.table?.seats[1]?.person?.present === true)
  ben.client.close()
  await host.close()
})

for (const [trouble, isLate] of [
  ['starts late', true],
  ['does not answer', false],
] as const) {
  test(`our own host, which ${trouble}, takes nobody from a table elsewhere`, async ({ start }) => {
    const { app, page } = await start()
    await app.evaluate(({ ipcMain }, late) => {
      ipcMain.removeHandler('desktop:host')
      const started = new Promise((resolve) => {
        // Nobody listens there.
        const host = { origin: 'http://127.0.0.1:9', key: '0'.repeat(32) }
        Object.assign(globalThis, { startHost: () => resolve(host) })
        if (!late) resolve(host)
      })
      ipcMain.handle('desktop:host', () => started)
    }, isLate)
    const { host, ben, link } = await tableElsewhere()
    await startAgain(app, [{ link }])
    const connect = page.getByRole('button', { name: 'Connect and sit down' })
    await connect.waitFor()
    // Answered after the one before it, for which the screen has waited.
    const isStarted = () => page.evaluate(() => window.desktop?.host())
    if (!isLate) await isStarted()
    await connect.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible()

    await app.evaluate(() => (globalThis as unknown as { startHost: () => void }).startHost())
    await isStarted()
    must(await ben.client.rename('Benno', 'pink'))
    await expect(page.getByText('Benno').first()).toBeVisible()
    ben.client.close()
    await host.close()
  })
}

test('a link that leads nowhere is told of, and goes nowhere', async ({ app, page }) => {
  await answerDialogs(app, {})
  const links = [
    'stichabend://join/',
    'stichabend://join/ABCDE@example.org:4711/../../x',
    'stichabend://evil/ABCDE@192.168.1.20:4711',
    'stichabend://join/ABCDE@192.168.1.20:99999',
  ]
  await startAgain(
    app,
    links.map((link) => ({ link })),
  )
  await expect(async () => {
    const messages = (await dialogsSeen(app)).map(({ message }) => message)
    expect(messages).toEqual(links.map(() => 'This link doesn’t work.'))
  }).toPass()
  expect(page.url()).toBe('app://stichabend/')
})

test('what stands on the command line of the first start reaches its page', async ({ start }) => {
  const { page } = await start('stichabend://join/K7QPW@127.0.0.1:9')
  await expect(page.getByText('The link leads to the table K7QPW at 127.0.0.1:9.')).toBeVisible()
})

test('a second start hands over its link, and ends', async ({ start, data }) => {
  const { page } = await start()
  const words = [ROOT, `--data=${data}`, '--', 'stichabend://join/K7QPW@127.0.0.1:9']
  const second = spawn(installedElectron() ?? '', words, { stdio: 'ignore' })
  const [code] = (await once(second, 'exit')) as [number]
  expect(code).toBe(0)
  await expect(page.getByText('The link leads to the table K7QPW at 127.0.0.1:9.')).toBeVisible()
})

test('a file that is no game is refused by the page, in words', async ({ app, page, data }) => {
  const file = join(data, 'broken.stich')
  await writeFile(file, 'no game at all')
  await startAgain(app, [{ file }, { file: 7 }, null as unknown as object])
  const dialog = page.getByRole('dialog', { name: /broken\.stich/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('a file that is dropped on the window does not take the page’s place', async ({ app }) => {
  const prevented = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (contents === undefined) throw new Error('no window')
    const attempted = new Promise<boolean>((resolve) => {
      contents.once('will-navigate', (event) => resolve(event.defaultPrevented))
    })
    // What Chromium does with a dropped file that no page has taken.
    contents.emit('will-navigate', {
      url: 'file:///tmp/evening.stich',
      defaultPrevented: false,
      preventDefault() {
        Object.assign(this, { defaultPrevented: true })
      },
    })
    return attempted
  })
  expect(prevented).toBe(true)
})
