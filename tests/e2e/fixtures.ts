import { test as base, type Browser } from '@playwright/test'
import { launchBrowser } from '../../scripts/lib/browser.js'
import { startHost } from '../host-process'

interface Workers {
  /** The address of a real host that serves the built pages. */
  readonly origin: string
  readonly browser: Browser
}

/** Until a browser or a host has started, or ended, on a busy machine. */
const START_MS = 120_000

export const test = base.extend<object, Workers>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  origin: [
    async ({}, use) => {
      const host = await startHost()
      await use(host.origin)
      await host.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ origin }, use) => {
    await use(origin)
  },
})

export { expect } from '@playwright/test'
