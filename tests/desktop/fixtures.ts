import { test as base, type ElectronApplication, type Page } from '@playwright/test'
import { ready } from '../e2e/ready'
import { end, launch, newFolder, removeFolder, SharedApp, type Running } from './running'

interface Desktop {
  /** A folder of its own for each test. */
  readonly data: string
  /** An application of its own, with that folder for its data, and with more words on its command line. */
  readonly start: (...words: readonly string[]) => Promise<Running>
  readonly anew: Running
  /** One that other tests have used before and will use after, but as it is when it has just been started. */
  readonly app: ElectronApplication
}

export const test = base.extend<Desktop, { readonly shared: SharedApp }>({
  data: async ({}, use) => {
    const data = await newFolder()
    await use(data)
    await removeFolder(data)
  },
  start: async ({ data }, use) => {
    const running = new Set<ElectronApplication>()
    await use(async (...words) => {
      const started = await launch(data, words)
      running.add(started.app)
      started.app.on('close', () => running.delete(started.app))
      return started
    })
    for (const app of running) await end(app)
  },
  shared: [
    async ({}, use) => {
      const shared = new SharedApp()
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  anew: async ({ shared }, use) => {
    await use(await shared.anew())
  },
  app: async ({ anew }, use) => {
    await use(anew.app)
  },
  page: async ({ anew }, use) => {
    await use(anew.page)
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
  await ready(page)
  return page
}

/** At one table among all that are listed: on this network, others may be open. */
export const sitDownAt = (page: Page, table: string): Promise<void> =>
  page
    .getByRole('listitem')
    .filter({ hasText: table })
    .getByRole('button', { name: 'Sit down' })
    .click()

export const pressMenu = (app: ElectronApplication, label: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? [])
    const item = items?.find((each) => each.label === wanted)
    if (item === undefined) {
      throw new Error(`Not in the menu: ${wanted}. ${items?.map(({ label }) => label).join(', ')}`)
    }
    const press = item.click as () => void
    press()
  }, label)

export { answerDialogs, dialogsSeen, hurryBots } from './stand-ins'
export { expect } from '@playwright/test'
