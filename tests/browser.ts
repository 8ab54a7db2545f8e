/** Finds a Chromium for the end-to-end tests: the person's choice first, the one in the box last. */
import { chromium, type LaunchOptions } from '@playwright/test'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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

function installedBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES].find((path) => existsSync(path))
}

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export async function findBrowser(): Promise<LaunchOptions> {
  const chosen = process.env['STICHABEND_CHROMIUM']
  if (chosen !== undefined) {
    if (existsSync(chosen)) return { executablePath: chosen, args: asRoot }
    throw new Error(`STICHABEND_CHROMIUM names ${chosen}, but there is no such file.`)
  }
  if (existsSync(chromium.executablePath())) return { args: asRoot }
  const installed = installedBrowser()
  if (installed !== undefined) return { executablePath: installed, args: asRoot }
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    // Of its own flags only what a machine without a graphics stack needs: the others are for a
    // cloud function, where one page in one process is enough and web security is in the way.
    const args = ['--no-sandbox', '--no-zygote', '--use-gl=angle', '--use-angle=swiftshader']
    return { executablePath: await packed.executablePath(), args }
  } catch (error) {
    throw new Error(
      'There is no Chromium for the end-to-end tests: install one or set STICHABEND_CHROMIUM.',
      { cause: error },
    )
  }
}
