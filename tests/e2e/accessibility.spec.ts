import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { THEMES } from '../../src/protocol/desktop'
import { LANGUAGES } from '../../src/renderer/i18n/languages'
import { addressOf, OPEN_SCREENS } from './addresses'
import { expect, test } from './fixtures'

const LOOKS = THEMES.filter((theme) => theme !== 'system')
const SMALLEST_TARGET = 44

const open = async (page: Page, screen: string, language: string, theme: string) => {
  const stored = JSON.stringify({ language, theme })
  await page.addInitScript({
    content: `localStorage.setItem('stichabend.settings', ${JSON.stringify(stored)})`,
  })
  await page.goto(screen)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The rule book comes a moment later than its screen.
  if (screen === addressOf('rules')) await page.getByRole('article').first().waitFor()
}

/** By every text's own box: a page that cuts off what sticks out never scrolls sideways. */
const expectWordsInSight = async (page: Page, width: number) => {
  const outOfSight = await page.evaluate((right) => {
    const texts = document.querySelectorAll<HTMLElement>('h1, h2, legend:not(.unseen), p, label, a')
    return [...texts].flatMap((text) => {
      const box = text.getBoundingClientRect()
      const isIn = box.left >= 0 && box.right <= right && text.scrollWidth <= text.clientWidth
      return isIn || text.clientWidth === 0 ? [] : [text.innerText]
    })
  }, width)
  expect(outOfSight).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
}

/** Colours are the same in every language, and words in every look. */
const SIGHTS = [
  ...LOOKS.map((look) => ['en', look] as const),
  ...LANGUAGES.filter((language) => language !== 'en').map(
    (language) => [language, 'light'] as const,
  ),
]

for (const screen of OPEN_SCREENS.map(addressOf)) {
  for (const [language, theme] of SIGHTS) {
    test(`axe finds nothing on ${screen} in ${language} and ${theme}`, async ({ page }) => {
      // The rule book is long, and axe reads every word of it.
      test.slow(screen === addressOf('rules'))
      await open(page, screen, language, theme)
      const axe = new AxeBuilder({ page })
      if (theme === 'contrast')
        axe.options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
      const { violations } = await axe.analyze()
      expect(violations).toEqual([])
    })
  }

  for (const language of LANGUAGES) {
    for (const width of [390, 320]) {
      test(`${screen} in ${language} fits a screen ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await open(page, screen, language, 'light')
        await expectWordsInSight(page, width)
      })
    }

    test(`${screen} in ${language} keeps its words in sight with letters twice as big`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, screen, language, 'light')
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
      await expectWordsInSight(page, 390)
    })
  }

  test(`on ${screen} everything one can press is big enough for a thumb`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, screen, 'en', 'light')
    const targets = await page
      .locator('a, button, input, select, summary')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { width, height } = element.getBoundingClientRect()
          return { width, height, html: element.outerHTML.slice(0, 200) }
        }),
      )
    expect(targets.length).toBeGreaterThan(0)
    const small = targets.filter(({ width, height }) => Math.min(width, height) < SMALLEST_TARGET)
    expect(small).toEqual([])
  })

  test(`on ${screen} one sees where the focus is`, async ({ page }) => {
    await open(page, screen, 'en', 'light')
    await page.keyboard.press('Tab')
    const drawn = page.locator('a:focus-visible, label:has(> input:focus-visible)')
    await expect(drawn).toHaveCSS('outline-style', 'solid')
    await expect(drawn).toHaveCSS('outline-width', '3px')
  })
}

test('nothing moves for those who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/#/', 'en', 'light')
  await page.getByRole('link', { name: 'Settings' }).hover()
  expect(await page.evaluate('document.getAnimations().length')).toBe(0)
})
