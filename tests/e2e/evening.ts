/** A host of one's own for each test, and people who come to it, each in a browser of their own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { pageHost, type PageHost } from '../harness/page-host'
import { ownUser, test as base } from './fixtures'
import { PATIENCE } from '../patience'
import { Player, type Signs } from './player'
import { en } from './texts'

/** Nothing moves, and a finished trick stays for half a second: what is tested does not need more. */
const HURRY = {
  speed: 0,
  trickTime: 0.5,
  sounds: false,
  language: 'en',
  theme: 'light',
  known: ['ebbes', 'eidex'],
}

type Wishes = Readonly<Record<string, unknown>>

/** The settings of a page that has none yet: those that were changed stay when it is loaded again. */
export async function prefers(at: Page | BrowserContext, wishes: Wishes = {}): Promise<void> {
  const stored = JSON.stringify({ ...HURRY, ...wishes })
  await at.addInitScript((settings) => {
    const KEY = 'stichabend.settings'
    if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, settings)
  }, stored)
}

type Guests = (name: string, wishes?: Wishes) => Promise<Player>

interface Evening {
  /** A folder for the host's tables. */
  readonly data: string
  readonly host: PageHost
  /** Of another game than those that every build has. */
  readonly signs: Signs | undefined
  readonly newPlayer: Guests
}

export const test = base.extend<Evening>({
  data: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'stichabend-evening-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  host: async ({ data }, use) => {
    const host = await pageHost({ data })
    await use(host)
    await host.close()
  },
  contextOptions: async ({ contextOptions }, use) => {
    await use({ ...contextOptions, reducedMotion: 'reduce' })
  },
  baseURL: async ({ host }, use) => {
    await use(host.origin)
  },
  storageState: ({ host }, use) => use(ownUser(host)),
  signs: [undefined, { option: true }],
  newPlayer: async ({ browser, baseURL, signs }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name, wishes = {}) => {
      const where = baseURL === undefined ? {} : { baseURL }
      const context = await browser.newContext({ ...where, reducedMotion: 'reduce' })
      contexts.push(context)
      context.setDefaultTimeout(PATIENCE)
      await prefers(context, { name, ...wishes })
      return new Player(await context.newPage(), name, en, signs)
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from './player'
