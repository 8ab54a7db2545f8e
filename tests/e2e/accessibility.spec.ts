/** Every open screen, on one page each: in all languages and looks, on a phone, with big letters, with thumbs. */
import type { Page } from '@playwright/test'
import { THEMES } from '../../src/protocol/desktop'
import { LANGUAGES } from '../../src/renderer/i18n/languages'
import { addressOf, OPEN_SCREENS } from './addresses'
import { expect, test } from './fixtures'
import { faultsOn, smallTargets, wordsOutOfSight, type Judging } from './measure'

const LOOKS = THEMES.filter((theme) => theme !== 'system')
const WIDE = { width: 1280, height: 720 }
const PHONE_HEIGHT = 844

const show = async (page: Page, language: string, theme: string) => {
  await page.evaluate(
    (stored) => localStorage.setItem('stichabend.settings', stored),
    JSON.stringify({ language, theme }),
  )
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** Faults with where they are, so that one run tells them all. */
class Faults {
  readonly all: string[] = []

  add(where: string, what: readonly string[]): void {
    this.all.push(...what.map((fault) => `${where}: ${fault}`))
  }
}

/** Colours are the same in every language, and words in every look. */
const JUDGING: Readonly<Record<(typeof LOOKS)[number], Judging>> = {
  light: {},
  dark: { colours: 'only' },
  contrast: { colours: 'only', isStrict: true },
}

for (const screen of OPEN_SCREENS.map(addressOf)) {
  test(`${screen} can be read, seen and pressed by everybody`, async ({ page }) => {
    const faults = new Faults()
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const look of LOOKS) {
      await show(page, 'en', look)
      faults.add(`axe, ${look}`, await faultsOn(page, JUDGING[look]))
    }
    for (const language of LANGUAGES) {
      await page.setViewportSize(WIDE)
      await show(page, language, 'light')
      if (language !== 'en')
        faults.add(`axe, ${language}`, await faultsOn(page, { colours: 'not' }))
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: PHONE_HEIGHT })
        faults.add(`${width} px, ${language}`, await wordsOutOfSight(page))
      }
      faults.add(`thumbs, ${language}`, await smallTargets(page))
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
      faults.add(`letters twice as big, ${language}`, await wordsOutOfSight(page))
    }
    expect(faults.all).toEqual([])
  })

  test(`on ${screen} one sees where the focus is`, async ({ page }) => {
    await page.goto(screen)
    await page.keyboard.press('Tab')
    const drawn = page.locator('a:focus-visible, label:has(> input:focus-visible)')
    await expect(drawn).toHaveCSS('outline-style', 'solid')
    await expect(drawn).toHaveCSS('outline-width', '3px')
  })
}

test('nothing moves for those who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Settings' }).hover()
  expect(await page.evaluate('document.getAnimations().length')).toBe(0)
})
