/** `npm run screens`: pictures of every screen in screenshots/, to be looked at by a person. */
import { inProject } from '../../scripts/lib/paths.js'
import { THEMES } from '../../src/protocol/desktop'
import { LANGUAGES } from '../../src/renderer/i18n/languages'
import { linkTo, SCREENS } from '../../src/renderer/screens/screens'
import { test } from '../e2e/fixtures'

const LOOKS = THEMES.filter((theme) => theme !== 'system')
const SIZES = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const

for (const language of LANGUAGES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${language}, ${size}`, async ({ browser, origin }) => {
      const context = await browser.newContext({ viewport, locale: language, baseURL: origin })
      const page = await context.newPage()
      for (const theme of LOOKS) {
        await page.goto('/')
        await page.evaluate((settings) => {
          localStorage.setItem('stichabend.settings', settings)
        }, JSON.stringify({ language, theme }))
        for (const screen of SCREENS) {
          await page.goto(`/${linkTo(screen)}`)
          await page.reload()
          await page.locator('h1').waitFor()
          await page.evaluate(() => document.fonts.ready)
          const name = [screen, language, theme, size].join('-')
          await page.screenshot({ path: inProject('screenshots', `${name}.png`) })
        }
      }
      await context.close()
    })
  }
}
