/**
 * `npm run screens`: pictures of every screen in screenshots/, to be looked at by a person. Some are
 * kept in docs/screens: every screen in every language, look and size at least once.
 */
import type { Page } from '@playwright/test'
import { inProject } from '../../scripts/lib/paths.js'
import { THEMES } from '../../src/protocol/desktop'
import { LANGUAGES } from '../../src/renderer/i18n/languages'
import { addressOf, OPEN_SCREENS } from '../e2e/addresses'
import { prefers, test } from '../e2e/evening'
import { LAST_GAME, sitDownAt } from '../e2e/openers'
import { Player } from '../e2e/player'
import { de, en, fr } from '../e2e/texts'

const LOOKS = THEMES.filter((theme) => theme !== 'system')
const TEXTS = { en, de, fr }
const SIZES = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const
/** How a device asks for each look. */
const MEDIA = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const

/** Worth a picture only when something has been played. */
const OF_GAMES: readonly string[] = ['history', 'statistics', 'replay', 'sheet']

const KEPT: readonly string[] = ['en-light-wide', 'de-dark-narrow', 'fr-contrast-wide']

for (const language of LANGUAGES) {
  const texts = TEXTS[language]
  for (const [size, viewport] of Object.entries(SIZES)) {
    const picture = async (page: Page, screen: string) => {
      for (const look of LOOKS) {
        await page.emulateMedia(MEDIA[look])
        await page.locator(`html[data-theme=${look}]`).waitFor()
        await page.evaluate(() => document.fonts.ready)
        const way = [language, look, size].join('-')
        await page.screenshot({
          path: inProject('screenshots', `${screen}-${way}.png`),
        })
        if (KEPT.includes(way)) {
          const path = inProject('docs', 'screens', `${screen}-${way}.jpg`)
          await page.screenshot({ path, type: 'jpeg', quality: 80 })
        }
      }
    }

    test.describe(`${language}, ${size}`, () => {
      test.use({ viewport, locale: language })
      test.beforeEach(async ({ page }) => {
        await prefers(page, { name: 'Anna', language, theme: 'system' })
      })

      test('the screens', async ({ page }) => {
        for (const screen of OPEN_SCREENS.filter((screen) => !OF_GAMES.includes(screen))) {
          await page.goto(addressOf(screen))
          await page.locator('h1').waitFor()
          if (screen === 'rules') await page.getByRole('heading', { level: 4 }).first().waitFor()
          await picture(page, screen)
        }
      })

      test('ebbes', async ({ page }) => {
        const anna = new Player(page, 'Anna', texts)
        await page.goto(addressOf('host'))
        await page.getByRole('radio', { name: '3', exact: true }).check()
        await anna.button(texts['host.start']).click()
        await anna.button(texts['gather.add-bot']).first().click()
        await anna.button(texts['gather.remove-bot']).waitFor()
        await picture(page, 'ebbes-gathering')
        await anna.button(texts['gather.add-bot']).click()
        await anna.button(texts['gather.start']).click()
        await anna.plays(4)
        await anna.playsUntil('play')
        await picture(page, 'ebbes-play')
        await anna.playsUntil('scores')
        await picture(page, 'ebbes-scores')
        await anna.presses(anna.goOn)
        await anna.letsBotPlay()
        await picture(page, 'ebbes-over')
        await anna.presses(anna.over.getByRole('button', { name: texts['sheet.title'] }))
        await page.getByRole('table').first().waitFor()
        await picture(page, 'sheet')
        await page.goBack()
        await anna.presses(anna.over.getByRole('button', { name: texts['replay.title'] }))
        const slider = page.getByRole('slider')
        await slider.focus()
        for (let card = 0; card < 12; card++) await page.keyboard.press('ArrowRight')
        await picture(page, 'replay')
        for (const screen of ['history', 'statistics'] as const) {
          await page.goto(addressOf(screen))
          await page.getByText('Anna').filter({ visible: true }).first().waitFor()
          await picture(page, screen)
        }
        await page.goto('/#/sheet/blank')
        await page.getByRole('table').first().waitFor()
        await picture(page, 'sheet-blank')
      })

      test('ebbes for two', async ({ page }) => {
        const anna = new Player(page, 'Anna', texts)
        await page.goto(addressOf('alone'))
        await page.getByRole('radio', { name: '2', exact: true }).check()
        await page.getByRole('switch', { name: texts['ebbes.variant1'] }).check()
        await page.getByRole('switch', { name: texts['ebbes.variant2'] }).check()
        await anna.button(texts['alone.start']).click()
        await anna.playsUntil('select')
        await picture(page, 'two-select')
        await anna.playsUntil('play')
        await picture(page, 'two-play')
      })

      test('Eidex', async ({ host, page }) => {
        const anna = new Player(page, 'Anna', texts)
        const characters = ['quizmaster', 'kompass', 'weisheit'] as const
        await sitDownAt(host, anna, 'eidex', { mode: 'cosmic', characters, ...LAST_GAME })
        await anna.playsUntil('question')
        await picture(page, 'eidex-question')
        await anna.plays(5)
        await anna.playsUntil('play')
        await picture(page, 'eidex-play')
        await anna.playsUntil('scores')
        await picture(page, 'eidex-scores')
        await anna.playsUntil('over')
        await picture(page, 'eidex-over')
      })
    })
  }
}
