/** The end of a game tells how it went, and then how to go on. */
import { expect, prefers, test } from './evening'
import { placesUntilGone } from './measure'
import { LAST_GAME, sitDownAt } from './openers'
import { Player } from './player'
import { en } from './texts'

/** Of a shared victory nothing more can be told. */
const KINDS = [
  ['ebbes', {}, /stayed ahead\.|was ahead from|has been played\./],
  [
    'eidex',
    { mode: 'basic', ...LAST_GAME },
    /The last game decided it: until then, .+ were level\./,
  ],
] as const

for (const [game, options, sentence] of KINDS) {
  test(`${game} is told round by round, until a tap, and not where nothing moves`, async ({
    host,
    page,
  }) => {
    await prefers(page, { name: 'Anna', speed: 0.5 })
    const anna = new Player(page, 'Anna')
    await sitDownAt(host, anna, game, options)
    await anna.letsBotPlay()
    const story = page.getByRole('heading', { name: anna.texts['over.story'] })
    const skip = page.getByText(anna.texts['over.skip'])
    await expect(skip).toBeHidden()
    await expect(anna.over.getByText(sentence)).toBeVisible()

    // Also for a page that has come back.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await expect(story).toBeVisible()
    await expect(skip).toBeVisible()
    await expect(anna.button(anna.texts['over.rematch'])).toBeInViewport()
    await page.mouse.click(5, 5)
    await expect(anna.over).toBeVisible()
    await expect(skip).toBeHidden()
    await expect(anna.over.getByText(sentence)).toBeVisible()
  })
}

/** A finger may be on its way to it. */
test('“Play again” stays where it is while the end is told', async ({ host, page }) => {
  await prefers(page, { name: 'Anna', speed: 0.5 })
  const anna = new Player(page, 'Anna')
  await sitDownAt(host, anna, 'ebbes', {})
  await anna.letsBotPlay()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.reload()
    const skip = page.getByText(anna.texts['over.skip'])
    await expect(skip).toBeVisible()
    const again = anna.button(anna.texts['over.rematch'])
    expect(await placesUntilGone(page, again, skip)).toHaveLength(1)
  }
})

test('a game alone ends with its sheet, its replay and the coach a tap away', async ({ page }) => {
  await prefers(page, { name: 'Anna' })
  const anna = new Player(page, 'Anna')
  await page.goto('/#/alone')
  await anna.presses(anna.button('Deal the cards'))
  await anna.plays(1)
  await anna.letsBotPlay()
  await anna.presses(anna.over.getByRole('button', { name: anna.texts['after.title'] }))
  const answer = ['after.review.none', 'after.review.found.one'].map(
    (key) => en[key as keyof typeof en],
  )
  await expect(anna.over.getByText(new RegExp(answer.join('|')))).toBeInViewport()
  for (const screen of ['sheet', 'replay'] as const) {
    await anna.presses(anna.over.getByRole('button', { name: anna.texts[`${screen}.title`] }))
    await expect(page).toHaveURL(new RegExp(`#/${screen}`))
    await page.goBack()
    await expect(anna.over).toBeVisible()
  }
})
