import { test as base, type Browser } from '@playwright/test'
import { launchBrowser } from '../../scripts/lib/browser.js'
import { startHost, type HostProcess } from './host-process'
import type { OwnHost } from '../../src/protocol/desktop'
import { restAfterGoing } from './ready'

interface Workers {
  readonly hostProcess: HostProcess
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

/** A browser of the host's own user, as it is after the printed link was opened in it. */
export const ownUser = ({ origin, key }: OwnHost) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: 'stichabend.own-host', value: JSON.stringify({ origin, key }) }],
    },
  ],
})

export const test = base.extend<object, Workers>({
  browser: [
    async ({}, use) => {
      const browser = withRest(await launchBrowser())
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  hostProcess: [
    async ({}, use) => {
      const host = await startHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  origin: [({ hostProcess }, use) => use(hostProcess.origin), { scope: 'worker' }],
  storageState: ({ hostProcess }, use) => use(ownUser(hostProcess)),
  baseURL: async ({ origin }, use) => {
    await use(origin)
  },
})

export { expect } from '@playwright/test'
