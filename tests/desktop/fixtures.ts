import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedElectron } from '../../scripts/lib/electron.js'
import { ROOT } from '../../scripts/lib/paths.js'

interface Desktop {
  /** A folder of its own for each test. */
  readonly data: string
  /** Starts the built application with that folder, and with more words on its command line. */
  readonly start: (...words: readonly string[]) => Promise<ElectronApplication>
  /** Started. */
  readonly app: ElectronApplication
}

/** Now and then a runtime starts, but does not answer the tester: then another one is started. */
async function launch(args: readonly string[], attempts = 4): Promise<ElectronApplication> {
  const executablePath = installedElectron()
  if (executablePath === undefined) throw new Error('There is no Electron runtime.')
  try {
    return await _electron.launch({ executablePath, args: [...args], timeout: 20_000 })
  } catch (error) {
    if (attempts === 1) throw error
    return launch(args, attempts - 1)
  }
}

/** Whoever is asked whether to quit says yes. */
async function end(app: ElectronApplication): Promise<void> {
  await answerDialogs(app, { button: 0 })
  await app.close()
}

export const test = base.extend<Desktop>({
  data: async ({}, use) => {
    const data = await mkdtemp(join(tmpdir(), 'stichabend-desktop-'))
    await use(data)
    await rm(data, { recursive: true, force: true, maxRetries: 5 })
  },
  start: async ({ data }, use) => {
    const running = new Set<ElectronApplication>()
    await use(async (...words) => {
      const app = await launch([ROOT, `--data=${data}`, ...words])
      running.add(app)
      app.on('close', () => running.delete(app))
      return app
    })
    for (const app of running) await end(app)
  },
  app: async ({ start }, use) => {
    await use(await start())
  },
  page: async ({ app }, use) => {
    const page = await app.firstWindow()
    await page.waitForLoadState('domcontentloaded')
    await use(page)
  },
})

/** Nothing moves, and nobody is told how it goes: what is tested does not need it. */
const HURRY = {
  speed: 0,
  trickTime: 0.5,
  sounds: false,
  language: 'en',
  theme: 'light',
  known: ['ebbes', 'eidex'],
}

/** Somebody who knows the games sits down at the first window, under this name. */
export async function sitsDown(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (settings) => localStorage.setItem('stichabend.settings', settings),
    JSON.stringify({ ...HURRY, name }),
  )
  await page.reload()
}

/** By the entry of the menu, as by its key: the shell opens it, and its page is there. */
export async function newPlayerWindow(app: ElectronApplication): Promise<Page> {
  const opened = app.waitForEvent('window')
  await pressMenu(app, 'New player window')
  const page = await opened
  await page.waitForLoadState('domcontentloaded')
  return page
}

const pressMenu = (app: ElectronApplication, label: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? [])
    const item = items?.find((each) => each.label === wanted)
    if (item === undefined) {
      throw new Error(`Not in the menu: ${wanted}. ${items?.map(({ label }) => label).join(', ')}`)
    }
    const press = item.click as () => void
    press()
  }, label)

/** The next questions of the shell are answered so, and kept: a test presses no native button. */
export const answerDialogs = (
  app: ElectronApplication,
  answers: { readonly button?: number; readonly path?: string },
): Promise<void> =>
  app.evaluate(({ dialog }, { button = 0, path = '' }) => {
    const asked: object[] = []
    Object.assign(globalThis, { asked })
    const note = (args: readonly unknown[]) => asked.push(args.at(-1) as object)
    dialog.showMessageBox = (...args: readonly unknown[]) => {
      note(args)
      return Promise.resolve({ response: button, checkboxChecked: false })
    }
    dialog.showSaveDialog = (...args: readonly unknown[]) => {
      note(args)
      return Promise.resolve({ canceled: path === '', filePath: path })
    }
    dialog.showOpenDialog = (...args: readonly unknown[]) => {
      note(args)
      return Promise.resolve({ canceled: path === '', filePaths: path === '' ? [] : [path] })
    }
  }, answers)

interface Question {
  readonly message?: string
  readonly detail?: string
  readonly title?: string
  readonly defaultPath?: string
}

/** What the shell has asked since. */
export const dialogsSeen = (app: ElectronApplication): Promise<readonly Question[]> =>
  app.evaluate(() => (globalThis as unknown as { asked: Question[] }).asked)

export { expect } from '@playwright/test'
