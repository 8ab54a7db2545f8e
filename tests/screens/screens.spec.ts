/** `npm run screens`: pictures of every screen in screenshots/, to be looked at by a person. */
import { inProject } from '../../scripts/lib/paths.js'
import { test } from '../e2e/fixtures'

const SCREENS = { start: '#/', settings: '#/settings' } as const
const LANGUAGES = ['en', 'de', 'fr'] as const
const THEMES = ['light', 'dark', 'contrast'] as const
const SIZES = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const

for (const language of LANGUAGES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${language}, ${size}`, async ({ browser, origin }) => {
      const context = await browser.newContext({ viewport, locale: language, baseURL: origin })
      const page = await context.newPage()
      for (const theme of THEMES) {
        await page.goto('/')
        await page.evaluate((settings) => {
          localStorage.setItem('stichabend.settings', settings)
        }, JSON.stringify({ language, theme }))
        for (const [screen, hash] of Object.entries(SCREENS)) {
          await page.goto(`/${hash}`)
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
