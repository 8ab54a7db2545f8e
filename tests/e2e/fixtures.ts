import { test as base, type Browser } from '@playwright/test'
import { launchBrowser } from '../../scripts/lib/browser.js'
import { startHost } from './host-process'
import { restAfterGoing } from './ready'

interface Workers {
  /** The address of a real host that serves the built pages. */
  readonly origin: string
  /** Its pages come to rest before anybody looks at them: whoever opens one cannot forget it. */
  readonly browser: Browser
}

function withRest(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    restAfterGoing(context)
    return context
  }
  return browser
}

export const test = base.extend<object, Workers>({
  browser: [
    async ({}, use) => {
      const browser = withRest(await launchBrowser())
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
