import type { ElectronApplication, Page } from '@playwright/test'
import type { Desktop } from '../../src/protocol/desktop'
import type {} from '../../src/renderer/desktop'
import { dialogsSeen, answerDialogs, expect, test } from './fixtures'

const SEAT = { origin: 'http://127.0.0.1:1', table: 'a', token: 'b', name: 'c' }

/** For every verb, calls that a page with a bug, or with somebody else's code in it, might make. */
const WRONG: Readonly<Record<keyof Desktop, readonly (readonly unknown[])[]>> = {
  about: [['x']],
  setTheme: [[], ['purple'], [7], [null], [{ theme: 'dark' }], [['dark']], ['dark', 'light']],
  setLanguage: [[], ['es'], [''], [1], [null], [['en']], ['constructor']],
  settings: [[{}]],
  changeSettings: [
    [],
    ['x'],
    [null],
    [['checkUpdates']],
    [{ checkUpdates: 'yes' }],
    [{ language: 'de' }],
    [{ checkUpdates: true, place: null }],
  ],
  host: [[4711]],
  hostStatus: [[true]],
  closeHost: [['now']],
  nearby: [[1]],
  seats: [[1]],
  keepSeats: [[], ['x'], [null], [{}], [[7]], [[{ table: 'a' }]], [Array(13).fill(SEAT)], [[], []]],
  newerVersion: [['9.9.9']],
  visitRelease: [['https://example.org/']],
  newWindow: [['https://example.org/']],
  savePdf: [[], [''], [7], [null], ['x'.repeat(121)], [['a']], ['a', 'b']],
  print: [[{ silent: true }]],
  openStich: [['/etc/passwd']],
  saveStich: [[], ['a'], ['', 'x'], [1, 'x'], ['a', 1], ['a', null], ['a', {}], ['a', 'b', 'c']],
  onOpenRequest: [[], ['alert'], [null], [{}]],
}

const REFUSED = 'is refused: that is not what it takes'

/** What comes of a call in the page: the message of its refusal, or nothing. */
const callInPage = (page: Page, verb: string, args: readonly unknown[]): Promise<string> =>
  page.evaluate(
    async ([name, given]) => {
      const verbs = window.desktop as unknown as Record<string, (...args: unknown[]) => unknown>
      try {
        await verbs[name]?.(...given)
        return ''
      } catch (error) {
        return String(error)
      }
    },
    [verb, args] as const,
  )

/** The same past the preload, as a page could that had broken out of it. */
const callInShell = (
  app: ElectronApplication,
  verb: string,
  args: readonly unknown[],
): Promise<string> =>
  app.evaluate(
    async ({ ipcMain, BrowserWindow }, [name, given]) => {
      type Handler = (event: object, ...args: readonly unknown[]) => unknown
      const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })
        ._invokeHandlers
      const sender = BrowserWindow.getAllWindows()[0]?.webContents
      try {
        await handlers.get(`desktop:${name}`)?.(
          { sender, senderFrame: sender?.mainFrame },
          ...given,
        )
        return ''
      } catch (error) {
        return String(error)
      }
    },
    [verb, args] as const,
  )

test('the window has our verbs and nothing else', async ({ page }) => {
  expect(await page.evaluate(() => Object.keys(window.desktop ?? {}).sort())).toEqual(
    Object.keys(WRONG).sort(),
  )
  const about = await page.evaluate(() => window.desktop?.about())
  expect(about?.version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('every verb refuses what is not of its type, at both ends', async ({ app, page }) => {
  await answerDialogs(app, {})
  for (const [verb, calls] of Object.entries(WRONG)) {
    for (const args of calls) {
      const what = `${verb}(${JSON.stringify(args).slice(1, -1)})`
      expect(await callInPage(page, verb, args), what).toContain(`desktop.${verb} ${REFUSED}`)
      if (verb === 'onOpenRequest') continue
      expect(await callInShell(app, verb, args), what).toContain(`desktop.${verb} ${REFUSED}`)
    }
  }
  const large = 'x'.repeat(16 * 1024 * 1024 + 1)
  expect(
    await page.evaluate(
      (text) => window.desktop?.saveStich('a', text).catch((error: unknown) => String(error)),
      large,
    ),
  ).toContain(REFUSED)
  expect(await dialogsSeen(app)).toEqual([])
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  expect(await page.evaluate(() => window.desktop?.hostStatus())).toBe(null)
})

test('a verb answers only our own pages, and no frame in them', async ({ app }) => {
  const refused = await app.evaluate(async ({ ipcMain, BrowserWindow }) => {
    type Handler = (event: object) => unknown
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })
      ._invokeHandlers
    const sender = BrowserWindow.getAllWindows()[0]?.webContents
    const frames = [
      null,
      { parent: null, url: 'https://example.org/' },
      { parent: null, url: 'app://stichabend.example.org/' },
      { parent: {}, url: 'app://stichabend/' },
    ]
    const open: string[] = []
    for (const [name, handler] of handlers) {
      // The runtime has some of its own.
      if (!name.startsWith('desktop:')) continue
      for (const senderFrame of frames) {
        const answer = await Promise.resolve()
          .then(() => handler({ sender, senderFrame }))
          .then(
            () => 'answered',
            (error: unknown) => String(error),
          )
        if (!answer.includes('not one of our pages')) open.push(`${name}: ${answer}`)
      }
    }
    return open
  })
  expect(refused).toEqual([])
})

test('what only the shell needs is kept by it', async ({ page }) => {
  expect(await page.evaluate(() => window.desktop?.settings())).toEqual({ checkUpdates: true })
  expect(
    await page.evaluate(() => window.desktop?.changeSettings({ checkUpdates: false })),
  ).toEqual({ checkUpdates: false })
  expect(await page.evaluate(() => window.desktop?.settings())).toEqual({ checkUpdates: false })
})
