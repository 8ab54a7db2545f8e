/** Starts a Chromium for the end-to-end tests: the user's choice first, the one that npm installed last. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @typedef {import('@playwright/test').LaunchOptions} LaunchOptions */

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** @param {string} executablePath @returns {LaunchOptions} */
const at = (executablePath) => ({ executablePath, args: asRoot })

/** @returns {readonly LaunchOptions[]} */
function installedBrowsers() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES].filter((path) => existsSync(path)).map(at)
}

/** @returns {Promise<LaunchOptions>} */
async function packedBrowser() {
  const { default: packed } = await import('@sparticuz/chromium')
  // Of its own flags, only those that a machine without a graphics stack needs: the others are for a cloud
  // function, where one page in one process is enough and web security is in the way. With no GPU at all it draws
  // twice as fast as with an emulated one.
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu']
  return { executablePath: await packed.executablePath(), args }
}

/** The first one that starts. If the chosen one does not start, it is not silently replaced. */
export async function launchBrowser() {
  // Not at the top of the file: `npm test` loads this before anything is installed.
  const { chromium } = await import('@playwright/test')
  const chosen = process.env['STICHABEND_CHROMIUM']
  if (chosen) {
    return chromium.launch(at(chosen)).catch((error) => {
      throw new Error(`STICHABEND_CHROMIUM names ${chosen}, which does not start.`, {
        cause: error,
      })
    })
  }
  const candidates = [
    () => ({ args: asRoot }), // Playwright’s own
    ...installedBrowsers().map((browser) => () => browser),
    packedBrowser,
  ]
  /** @type {unknown} */
  let cause
  for (const candidate of candidates) {
    try {
      return await chromium.launch(await candidate())
    } catch (error) {
      cause = error
    }
  }
  throw new Error('There is no Chromium: install one or set STICHABEND_CHROMIUM.', { cause })
}
