import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { KeyboardPlayer } from './player'

const html = (page: Page) => page.locator('html')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const remember = (page: Page, stored: string) =>
  page.addInitScript({
    content: `localStorage.setItem('stichabend.settings', ${JSON.stringify(stored)})`,
  })

test.describe('the language', () => {
  test('changes every text, the title and the lang attribute, and is remembered', async ({
    page,
  }) => {
    await page.goto('/#/settings')
    await page.getByRole('radio', { name: 'Français' }).check()
    await expect(heading(page, 'Réglages')).toBeVisible()
    await expect(page).toHaveTitle('Réglages – Stichabend')
    await expect(html(page)).toHaveAttribute('lang', 'fr')

    await page.reload()
    await expect(heading(page, 'Réglages')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Français', exact: true })).toBeChecked()
  })

  test('chosen on the start screen is the one chosen in the settings', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await page.getByRole('link', { name: 'Einstellungen' }).click()
    await expect(page.getByRole('radio', { name: 'Deutsch', exact: true })).toBeChecked()
  })

  for (const [locale, title, now] of [
    ['de-AT', 'Einstellungen', 'jetzt: Deutsch'],
    ['fr-CH', 'Réglages', 'en ce moment : français'],
    ['en-GB', 'Settings', 'currently English'],
    ['nl-NL', 'Settings', 'currently English'],
  ] as const) {
    test.describe(`on a device that speaks ${locale}`, () => {
      test.use({ locale })

      test(`is right from the start: ${title}`, async ({ page }) => {
        await page.goto('/#/settings')
        await expect(heading(page, title)).toBeVisible()
        await expect(page.getByRole('radio', { name: now })).toBeChecked()
      })
    })
  }

  test.describe('on a German device', () => {
    test.use({ locale: 'de-DE' })

    test('can be given back to the device', async ({ page }) => {
      await page.goto('/#/settings')
      await page.getByRole('radio', { name: 'English' }).check()
      await expect(heading(page, 'Settings')).toBeVisible()
      await page.getByRole('radio', { name: 'currently German' }).check()
      await expect(heading(page, 'Einstellungen')).toBeVisible()
    })
  })
})

test.describe('the appearance', () => {
  test('can be light, dark or of high contrast, and is remembered', async ({ page }) => {
    await page.goto('/#/settings')
    for (const [name, theme] of [
      ['Light', 'light'],
      ['Dark', 'dark'],
      ['High contrast', 'contrast'],
    ] as const) {
      await page.getByRole('radio', { name }).check()
      await expect(html(page)).toHaveAttribute('data-theme', theme)
      await page.reload()
      await expect(html(page)).toHaveAttribute('data-theme', theme)
      await expect(page.getByRole('radio', { name })).toBeChecked()
    }
  })

  test('follows the device until something else is chosen', async ({ page }) => {
    await page.goto('/#/settings')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
    await expect(html(page)).toHaveAttribute('data-theme', 'contrast')

    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('what was stored', () => {
  test('is ignored if it is garbage', async ({ page }) => {
    await page.goto('/#/settings')
    for (const garbage of ['', '{', 'null', '[]', '7', '{"language":"tlh","theme":{"a":1}}']) {
      await page.evaluate((stored) => localStorage.setItem('stichabend.settings', stored), garbage)
      await page.reload()
      await expect(heading(page, 'Settings'), garbage).toBeVisible()
      const asTheDevice = page.getByRole('radio', { name: 'Same as this device', checked: true })
      await expect(asTheDevice, garbage).toHaveCount(2)
    }
  })

  test('keeps its good half when the other is bad', async ({ page }) => {
    await remember(page, '{"language":"de","theme":"sepia"}')
    await page.goto('/#/settings')
    await expect(heading(page, 'Einstellungen')).toBeVisible()
  })

  test('is not needed: a browser that refuses to store anything works', async ({ page }) => {
    await page.addInitScript({
      content: `Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })`,
    })
    await page.goto('/#/settings')
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await expect(heading(page, 'Einstellungen')).toBeVisible()
  })
})

test.describe('the way there and back', () => {
  test('moves the focus to the heading of the new screen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(heading(page, 'Settings')).toBeFocused()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(heading(page, 'Stichabend')).toBeFocused()
    await expect(page).toHaveTitle('Stichabend')
  })

  test('is also the browser’s back and forward', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/#\/settings$/)
    await expect(heading(page, 'Settings')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Stichabend')).toBeFocused()
    await page.goForward()
    await expect(heading(page, 'Settings')).toBeFocused()
  })

  test('ends at the start for an address nobody knows', async ({ page }) => {
    await page.goto('/#/cellar')
    await expect(heading(page, 'Stichabend')).toBeVisible()
  })

  test('needs no mouse', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'English' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeFocused()
    const reader = new KeyboardPlayer(page, 'Anna')
    await reader.presses(page.getByRole('link', { name: 'Einstellungen' }))
    await expect(heading(page, 'Einstellungen')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Deutsch', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeChecked()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Zurück' })).toBeFocused()
    await reader.goesTo(page.getByRole('switch', { name: 'Töne' }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('switch', { name: 'Töne' })).not.toBeChecked()
    await reader.goesTo(page.getByRole('link', { name: 'Palatia Spiele' }))
    await reader.goesTo(page.getByRole('link', { name: 'Zurück' }))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Stichabend')).toBeFocused()
  })
})

test.describe('about the program', () => {
  test('shows the licences of what is in it', async ({ page }) => {
    await page.goto('/#/settings')
    await page.getByText('Licences of the software we use').click()
    const licences = page.locator('pre')
    for (const name of ['svelte', 'ws', 'valibot', 'SIL OPEN FONT LICENSE']) {
      await expect(licences).toContainText(name)
    }
  })

  test('names the publisher of ebbes, with a link that tells them nothing about us', async ({
    page,
  }) => {
    await page.goto('/#/settings')
    const link = page.getByRole('link', { name: 'Palatia Spiele' })
    await expect(link).toHaveAttribute('href', 'https://www.palatia-spiele.de/')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await expect(link).toHaveAccessibleName(/opens in another window/)
    await expect(page.getByText('Version')).toHaveCount(0)
  })

  test('asks the shell for the version, and tells it the theme', async ({ page }) => {
    await page.addInitScript({
      content: `window.desktop = {
        about: () => Promise.resolve({ version: '1.2.3', isReleased: true }),
        setTheme: (theme) => Promise.resolve(void (window.told = theme)),
        setLanguage: () => Promise.resolve(),
        settings: () => Promise.resolve({ checkUpdates: true }),
        hostStatus: () => Promise.resolve(null),
        seats: () => Promise.resolve([]),
        onOpenRequest: () => () => undefined,
      }`,
    })
    await page.goto('/#/settings')
    await expect(page.getByText('Version 1.2.3')).toBeVisible()
    await expect(page.getByRole('switch', { name: /Check for updates/ })).toBeChecked()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(() => page.evaluate('window.told')).toBe('dark')
  })
})
