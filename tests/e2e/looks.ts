/** What axe says of a page in every look. */
import { expect, type Page } from '@playwright/test'
import { faultsOn } from './measure'

const LOOKS = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const

/** In every look, which follows the device; the words are the same in each, and a panel's colours those of the table. */
export async function expectNothingWrong(
  page: Page,
  stage: string,
  looks: readonly (keyof typeof LOOKS)[] = ['light', 'dark', 'contrast'],
): Promise<void> {
  for (const look of looks) {
    const media = LOOKS[look]
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', look)
    const faults = await faultsOn(page, look === 'light' ? {} : { isOfColours: true })
    expect(faults, `${stage}, ${look}`).toEqual([])
  }
}
