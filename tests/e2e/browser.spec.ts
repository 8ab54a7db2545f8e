/** The browser that these tests run in: chosen ones are obeyed, broken ones passed over. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { launchBrowser } from '../../scripts/lib/browser.js'
import { expect, test } from './fixtures'

test.describe('a browser that does not start', () => {
  const { PATH = '', STICHABEND_CHROMIUM } = process.env
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stichabend-browser-'))
    await writeFile(join(folder, 'chromium'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  })
  test.afterEach(async () => {
    process.env['PATH'] = PATH
    delete process.env['STICHABEND_CHROMIUM']
    if (STICHABEND_CHROMIUM !== undefined) process.env['STICHABEND_CHROMIUM'] = STICHABEND_CHROMIUM
    await rm(folder, { recursive: true })
  })

  test('gives way to the next one', async ({}) => {
    process.env['PATH'] = [folder, PATH].join(delimiter)
    const browser = await launchBrowser()
    expect(browser.isConnected()).toBe(true)
    await browser.close()
  })

  test('is named if it was chosen', async ({}) => {
    for (const chosen of ['chromium', 'nothing']) {
      process.env['STICHABEND_CHROMIUM'] = join(folder, chosen)
      await expect(launchBrowser()).rejects.toThrow(
        `STICHABEND_CHROMIUM names ${join(folder, chosen)}, which does not start.`,
      )
    }
  })
})
