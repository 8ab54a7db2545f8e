/**
 * `npm run icon`: all icons from the two drawings in build/. The application's, of which the installers make those of
 * each system and which its windows show; and that of `.stich` files, which the systems show.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { launchBrowser } from './lib/browser.js'
import { ensureInstalled } from './lib/install.js'
import { inProject } from './lib/paths.js'
import { icnsOf, icoOf } from './lib/pictures.js'

const LARGEST = 1024
const WINDOW = 256
const ICO = [16, 24, 32, 48, 64, 128, 256]
const ICNS = [128, 256, 512, 1024]

await ensureInstalled()
const browser = await launchBrowser()

/** @param {string} drawing */
async function painter(drawing) {
  const svg = await readFile(inProject(drawing), 'utf8')
  const page = await browser.newPage()
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
  /** @param {number} size */
  const png = async (size) => {
    await page.setViewportSize({ width: size, height: size })
    return page.screenshot({ omitBackground: true })
  }
  /** One after the other: there is one page. @param {readonly number[]} sizes */
  const pictures = async (sizes) => {
    const all = []
    for (const size of sizes) all.push({ size, png: await png(size) })
    return all
  }
  return { png, pictures }
}

const icon = await painter('build/icon.svg')
const stich = await painter('build/stich.svg')
/** @type {Readonly<Record<string, Buffer>>} */
const files = {
  'build/icon.png': await icon.png(LARGEST),
  'resources/icon.png': await icon.png(WINDOW),
  'resources/icon.ico': icoOf(await icon.pictures(ICO)),
  'resources/stich.png': await stich.png(WINDOW),
  'resources/stich.ico': icoOf(await stich.pictures(ICO)),
  'resources/stich.icns': icnsOf(await stich.pictures(ICNS)),
}
for (const [name, content] of Object.entries(files)) await writeFile(inProject(name), content)
await browser.close()
