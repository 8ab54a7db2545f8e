/** `npm run icon`: build/icon.png, of which the installers make the icons of each system, from build/icon.svg. */
import { readFile, writeFile } from 'node:fs/promises'
import { launchBrowser } from './lib/browser.js'
import { ensureInstalled } from './lib/install.js'
import { inProject } from './lib/paths.js'

const SIZE = 1024

await ensureInstalled()
const svg = await readFile(inProject('build/icon.svg'), 'utf8')
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } })
await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
await writeFile(inProject('build/icon.png'), await page.screenshot({ omitBackground: true }))
await browser.close()
