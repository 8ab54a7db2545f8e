/** The built application in Electron: started, ended, and brought back to how it was at first. */
import { _electron, expect, type ElectronApplication, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedElectron } from '../../scripts/lib/electron.js'
import { ROOT } from '../../scripts/lib/paths.js'
import { END_OF_SWITCHES } from '../../src/main/launch-args'
import type {} from '../../src/renderer/desktop'
import { ready, restAfterGoing } from '../e2e/ready'
import { PATIENCE } from '../patience'
import { answerDialogs, keepOriginals, restoreOriginals } from './stand-ins'

export interface Running {
  readonly app: ElectronApplication
  /** Of the first window, ready. */
  readonly page: Page
}

/**
 * Without naming the executable, although we know it: only then does Playwright hold the application back until it
 * listens. One that opens its first window while Playwright is on its way in is waited for in vain, now and then.
 */
export async function launch(data: string, words: readonly string[] = []): Promise<Running> {
  if (installedElectron() === undefined) throw new Error('There is no Electron runtime.')
  const args = [ROOT, `--data=${data}`, END_OF_SWITCHES, ...words]
  const app = await _electron.launch({ args, timeout: PATIENCE })
  restAfterGoing(app.context())
  return { app, page: await first(app, await app.firstWindow()) }
}

/** The only window, when it is to be seen: then the shell is complete, its menu included. */
async function first(app: ElectronApplication, page: Page): Promise<Page> {
  const isShown = () =>
    app
      .evaluate(
        ({ BrowserWindow, Menu }) =>
          BrowserWindow.getAllWindows()[0]?.isVisible() === true &&
          Menu.getApplicationMenu() !== null,
      )
      .catch((error: unknown) => {
        // Nobody but V8's inspector holds the answer, and weakly: while much is loaded it may be thrown away.
        if (String(error).includes('garbage collected')) return false
        throw error
      })
  await expect.poll(isShown).toBe(true)
  await ready(page)
  return page
}

/** Whoever is asked whether to quit says yes. */
export async function end(app: ElectronApplication): Promise<void> {
  await answerDialogs(app, { button: 0 })
  await app.close()
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'stichabend-desktop-'))

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 })

/** All windows go, and what pages have stored; then the first one is opened, as by a click in the Dock. */
async function reopen(app: ElectronApplication): Promise<Page> {
  await restoreOriginals(app)
  const opened = app.waitForEvent('window')
  await app.evaluate(async ({ app: electron, BrowserWindow, session }) => {
    const quitting = electron.listeners('window-all-closed') as (() => void)[]
    electron.removeAllListeners('window-all-closed')
    // Heard instead of them, so that the runtime does not quit; and waited for, so that none of them hears it later.
    const closed = new Promise<void>((resolve) => {
      electron.once('window-all-closed', resolve)
    })
    for (const window of BrowserWindow.getAllWindows()) window.destroy()
    await closed
    await session.defaultSession.clearStorageData()
    for (const quit of quitting) electron.on('window-all-closed', quit)
    electron.emit('activate')
  })
  const page = await first(app, await opened)
  await page.evaluate(() => window.desktop?.changeSettings({ checkUpdates: true }))
  return page
}

/** One application for many tests, each of which finds it as if it had just been started. */
export class SharedApp {
  #data = ''
  #app: ElectronApplication | undefined

  async anew(): Promise<Running> {
    // A host stays until the application ends, and so do its tables.
    const hasHosted = existsSync(join(this.#data, 'games'))
    if (this.#app !== undefined && !hasHosted) {
      return { app: this.#app, page: await reopen(this.#app) }
    }
    await this.close()
    this.#data = await newFolder()
    const { app, page } = await launch(this.#data)
    this.#app = app
    app.once('close', () => (this.#app = undefined))
    await keepOriginals(app)
    return { app, page }
  }

  async close(): Promise<void> {
    if (this.#app !== undefined) await end(this.#app)
    if (this.#data !== '') await removeFolder(this.#data)
  }
}
