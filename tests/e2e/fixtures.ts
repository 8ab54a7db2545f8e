import { test as base, chromium, type Browser } from '@playwright/test'
import { startHost } from '../host-process'
import { findBrowser } from '../browser'

interface Workers {
  /** The address of a real host that serves the built pages. */
  readonly origin: string
  readonly browser: Browser
}

export const test = base.extend<object, Workers>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch(await findBrowser())
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({}, use) => {
      const host = await startHost()
      await use(host.origin)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => {
    await use(origin)
  },
})

export { expect } from '@playwright/test'
