/** The form before a game alone fits on one screen: nothing to scroll, and no bar over any field. */
import { addressOf } from './addresses'
import { prefers, test } from './evening'
import { hiddenFields } from './in-sight'
import { expect } from './player'

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width}×${height} the form to play alone is in sight, all of it`, async ({ page }) => {
    await prefers(page, { name: 'Anna', language: 'de' })
    await page.setViewportSize({ width, height })
    await page.goto(addressOf('alone'))
    expect(await hiddenFields(page)).toEqual([])
  })
}
