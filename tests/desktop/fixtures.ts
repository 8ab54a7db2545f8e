import { _electron, test as base, type ElectronApplication } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedElectron } from '../../scripts/lib/electron.js'
import { ROOT } from '../../scripts/lib/paths.js'

interface Desktop {
  /** The built application, started with a data folder of its own. */
  readonly app: ElectronApplication
}

type LaunchOptions = Parameters<typeof _electron.launch>[0]

/** Now and then a runtime starts, but does not answer the tester: then another one is started. */
async function launch(options: LaunchOptions, attempts = 4): Promise<ElectronApplication> {
  try {
    return await _electron.launch({ ...options, timeout: 20_000 })
  } catch (error) {
    if (attempts === 1) throw error
    return launch(options, attempts - 1)
  }
}

export const test = base.extend<Desktop>({
  app: async ({}, use) => {
    const data = await mkdtemp(join(tmpdir(), 'stichabend-desktop-'))
    const executablePath = installedElectron()
    if (executablePath === undefined) throw new Error('There is no Electron runtime.')
    const app = await launch({ executablePath, args: [ROOT, `--data=${data}`] })
    await use(app)
    await app.close()
    await rm(data, { recursive: true, force: true })
  },
  page: async ({ app }, use) => {
    const page = await app.firstWindow()
    await page.waitForLoadState('domcontentloaded')
    await use(page)
  },
})

export { expect } from '@playwright/test'
