/** Every open screen, on one page each: in all languages and looks, on a phone, with big letters, with thumbs. */
import type { Page } from '@playwright/test'
import { THEMES } from '../../src/protocol/desktop'
import { LANGUAGES } from '../../src/renderer/i18n/languages'
import { addressOf, OPEN_SCREENS } from './addresses'
import { expect, test } from './fixtures'
import { faultsOn, smallTargets, wordsOutOfSight, type Judging } from './measure'

const LOOKS = THEMES.filter((theme) => theme !== 'system')
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

/** Words are the same in every look; and what axe says of them is the same in every language. */
const JUDGING: Readonly<Record<(typeof LOOKS)[number], Judging>> = {
  light: {},
  dark: { isOfColours: true },
  contrast: { isOfColours: true, isStrict: true },
}

for (const screen of OPEN_SCREENS.map(addressOf)) {
  test(`${screen} can be read, seen and pressed by everybody`, async ({ page }) => {
    const faults = new Faults()
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await test.step('one sees where the focus is', async () => {
      await page.keyboard.press('Tab')
      const drawn = page.locator('a:focus-visible, label:has(> input:focus-visible)')
      await expect(drawn).toHaveCSS('outline-style', 'solid')
      await expect(drawn).toHaveCSS('outline-width', '3px')
    })
    for (const look of LOOKS) {
      await show(page, 'en', look)
      faults.add(`axe, ${look}`, await faultsOn(page, JUDGING[look]))
    }
    for (const language of LANGUAGES) {
      await show(page, language, 'light')
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
}

test('nothing moves for those who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Settings' }).hover()
  expect(await page.evaluate('document.getAnimations().length')).toBe(0)
})
