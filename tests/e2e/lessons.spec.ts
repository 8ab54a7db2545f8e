/** Lessons in a real browser: the guide leads, answers and shows, and nothing of it is left behind. */
import type { Page } from '@playwright/test'
import { expect, prefers, test } from './evening'
import { outOfSight, SIZES } from './in-sight'
import { faultsOn, scrollsWithin } from './measure'
import { de, en } from './texts'

const guide = (page: Page) => page.getByRole('region', { name: /^(Guide|Erklärung)$/ })
const says = (page: Page, text: string) => expect(guide(page)).toContainText(text)
const card = (page: Page, name: string) => page.locator(`[data-card="${name}"]`)

const USUAL = ['360×640', '844×390', '1280×800', '1920×1080']
const looked = SIZES.filter(({ width, height }) => USUAL.includes(`${width}×${height}`))

test('ebbes is learnt: a wrong card is answered and tried again, and a hand is played', async ({
  page,
}) => {
  await prefers(page, { name: 'Anna' })
  await page.goto('/#/learn')
  await page.getByRole('link', { name: en['trick.title'] }).click()
  const next = guide(page).getByRole('button', { name: en['lesson.next'] })
  const show = guide(page).getByRole('button', { name: en['lesson.show'] })

  await says(page, en['trick.hand'])
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await says(page, en['trick.what'])
  await guide(page).getByRole('button', { name: en['lesson.back'] }).click()
  await says(page, en['trick.hand'])
  await next.click()
  await next.click()
  await says(page, 'Lisbeth begins with green 4')
  await next.click()
  await says(page, en['trick.follow'])

  await test.step('the rules forbid one card, and the lesson another', async () => {
    await card(page, 'R4').click({ force: true, position: { x: 8, y: 90 } })
    await says(page, en['refusal.ebbes.follow'])
    await expect(guide(page).getByRole('link', { name: en['table.menu.rules'] })).toBeVisible()
    await card(page, 'G2').click({ position: { x: 8, y: 8 } })
    await says(page, en['trick.low'])
    expect((await faultsOn(page)).join('\n')).toBe('')
  })

  await card(page, 'G5').click({ position: { x: 8, y: 8 } })
  await says(page, en['trick.won'])
  await next.click()
  for (const key of ['trick.lead', 'trick.again'] as const) {
    await says(page, en[key])
    await show.click()
  }
  await says(page, 'Lisbeth has brown 6')
  await next.click()
  await says(page, en['trick.void'])
  await show.click()
  await says(page, 'Karl takes the trick')
  await next.click()
  await says(page, 'Karl leads red 5')
  await show.click()
  await says(page, 'Lisbeth wins with red 6')
  await next.click()
  await expect(page.getByRole('heading', { name: en['lesson.done'] })).toBeVisible()

  await test.step('a hand of one’s own, with the coach', async () => {
    await page.getByRole('button', { name: en['lesson.free'], exact: true }).click()
    await expect(page.getByRole('button', { name: en['coach.title'] })).toBeVisible()
    await expect(guide(page)).toHaveCount(0)
  })

  await test.step('it is remembered as learnt, and in no history', async () => {
    await page.goto('/#/learn')
    const link = page.getByRole('link', { name: en['trick.title'] })
    await expect(link).toContainText(en['learn.learnt'])
    await page.goto('/#/history')
    await expect(page.getByRole('link', { name: en['alone.title'] })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: en['learn.title'] })).toHaveCount(0)
  })
})

test('Eidex is learnt on a phone, in German: everything is in sight at every step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await prefers(page, { name: 'Anna', language: 'de' })
  await page.goto('/#/learn/eidex.values')
  const words = guide(page).locator('.words')
  const done = page.getByRole('heading', { name: de['lesson.done'] })
  const button = guide(page).getByRole('button').last()
  const faults: string[] = []
  for (let step = 0; ; step++) {
    await expect(words.locator('p').or(done)).toBeVisible()
    if (await done.isVisible()) break
    const text = await words.innerText()
    if (await scrollsWithin(page, words)) faults.push(`cut: ${text}`)
    for (const size of step === 2 || step === 5 ? looked : []) {
      await page.setViewportSize(size)
      faults.push(...(await outOfSight(page, size)).map((fault) => `${text}: ${fault}`))
      if (await scrollsWithin(page, words)) faults.push(`cut at ${size.width}: ${text}`)
    }
    await page.setViewportSize({ width: 360, height: 640 })
    await button.click()
    await expect(words.filter({ hasText: text })).toHaveCount(0)
  }
  expect(faults).toEqual([])
})

test('a newcomer is asked for a name, and may learn at once', async ({ page }) => {
  await prefers(page)
  await page.goto('/')
  await page.getByRole('textbox', { name: en['lobby.name'] }).fill('Berta')
  await page.getByRole('button', { name: 'Learn ebbes (2 min)' }).click()
  await says(page, en['trick.hand'])
  await expect(page.locator('[data-seat="0"]').filter({ visible: true })).toContainText('Berta')

  await test.step('a reload goes on where the lesson was', async () => {
    await guide(page).getByRole('button', { name: en['lesson.next'] }).click()
    await says(page, en['trick.what'])
    await page.reload()
    await says(page, en['trick.what'])
  })
})

test('the scores of a round are explained where they are', async ({ page }) => {
  await prefers(page, { name: 'Anna', lessonAt: 'ebbes.score/0/6' })
  await page.goto('/#/learn/ebbes.score')
  await says(page, en['score.last'])
  await guide(page).getByRole('button', { name: en['lesson.show'] }).click()
  const scores = page.getByRole('dialog')
  await expect(scores).toContainText(en['score.sum'])
  const next = scores.getByRole('button', { name: en['lesson.next'] })
  await next.click()
  await expect(scores).toContainText(en['score.zilch'])
  await next.click()
  await expect(scores).toContainText(en['score.end'])
  await next.click()
  await expect(page.getByRole('heading', { name: en['lesson.done'] })).toBeVisible()
})
