/** The page that shows score sheets: of games in the history, of the one just played, and blank ones. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fileOf, person, tableRecords } from '../fixtures/scoresheet-tables'
import { linesOf, pagesOf } from './pdf'
import { expect, prefers, test as atTable } from './evening'
import { faultsOn, scrollsSideways } from './measure'
import { sitDownAt } from './openers'

const ID = '00000000000000aa'
const PEOPLE = ['Anna', 'Bernd', 'Çelik', 'Dörte', 'Emil'].map(person)

/** A host with a history: one table, at which two games were played. */
const test = atTable.extend({
  data: async ({ data }, use) => {
    const records = tableRecords({
      game: 'ebbes',
      options: { seats: 5 },
      seats: [PEOPLE, PEOPLE],
      id: ID,
    })
    await mkdir(join(data, 'history'))
    await writeFile(join(data, 'history', `${ID}.jsonl`), fileOf(records))
    await use(data)
  },
})

const paper = (page: Page) => page.locator('.paper')
const headings = (page: Page) => paper(page).getByRole('heading', { level: 1 })

test('an evening, then one of its games, in the page’s language', async ({ page }) => {
  await prefers(page)
  await page.goto(`/#/sheet/${ID}`)
  await expect(headings(page)).toHaveText(['The evening', 'ebbes', 'ebbes'])
  await page.getByLabel('Show', { exact: true }).selectOption('Game 2')
  await expect(headings(page)).toHaveText(['ebbes'])
  await expect(paper(page).getByText('Stammtisch · 14 November 2026 · Game 2')).toBeVisible()
  const rounds = paper(page).getByRole('table', { name: 'Rounds' })
  await expect(rounds.getByRole('row')).toHaveCount(1 + 5 + 1)
  await expect(rounds.getByRole('img', { name: 'Zilch right' })).toHaveCount(5)
  await page.goto(`/#/sheet/${ID}.1`)
  await expect(page.getByLabel('Show', { exact: true })).toHaveCount(0)
  await expect(paper(page).getByText('Game 1')).toBeVisible()
})

test('prints the paper and nothing of the screen, whatever the theme', async ({ page }) => {
  await prefers(page, { theme: 'dark', textSize: 200 })
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto(`/#/sheet/${ID}.1`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)

  const { pages, outline } = await pagesOf(
    await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true }),
  )
  expect(pages).toHaveLength(1)
  expect(linesOf(pages[0] ?? []).split('\n')[0]).toBe('ebbes')
  expect(outline.map(({ title }) => title)).toEqual(['ebbes'])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('a file has the size of the paper that was chosen for it', async ({ page }) => {
  await prefers(page)
  await page.goto(`/#/sheet/${ID}`)
  await expect(headings(page)).toHaveCount(3)
  for (const [paper, height] of [
    ['a4', 842],
    ['letter', 792],
  ] as const) {
    await page.evaluate((chosen) => (document.documentElement.dataset['paper'] = chosen), paper)
    const { sizes } = await pagesOf(await page.pdf({ preferCSSPageSize: true, format: 'A5' }))
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    for (const [, high] of sizes) expect(Math.abs(high - height)).toBeLessThanOrEqual(1)
  }
})

test('a spreadsheet for a German Excel', async ({ page }) => {
  await prefers(page, { language: 'de' })
  await page.goto(`/#/sheet/${ID}.1`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Tabelle speichern (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Stammtisch 2026-11-14.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.startsWith('\uFEFFPunktezettel;ebbes\r\nTisch;Stammtisch\r\n')).toBe(true)
})

test('what is not there is said in a sentence', async ({ page }) => {
  await prefers(page)
  await page.goto('/#/sheet/00000000000000ff')
  await expect(page.getByRole('alert')).toHaveText(/^That game isn’t in the history\./)
  await page.getByRole('link', { name: 'Blank sheets' }).click()
  await expect(headings(page)).toHaveText(['ebbes'])
})

test('blank sheets, by game, players and variant, each on one page', async ({ page }) => {
  await prefers(page)
  await page.goto('/#/sheet/blank-ebbes-4')
  const names = paper(page).getByRole('columnheader', { name: 'Name' })
  await expect(names).toHaveCount(2 * 4)
  await page.getByRole('radio', { name: '5' }).check()
  await page.getByRole('radio', { name: 'Chosen (variant 2)' }).check()
  await expect(names).toHaveCount(5)
  await expect(paper(page).getByRole('rowheader')).toHaveCount(20)
  await expect(page).toHaveURL(/#\/sheet\/blank-ebbes-5-pairs$/)
  for (const format of ['A4', 'Letter']) {
    expect((await pagesOf(await page.pdf({ format }))).pages).toHaveLength(1)
  }
  await page.getByRole('radio', { name: 'Eidex' }).check()
  await expect(headings(page)).toHaveText(['Eidex'])
  for (const format of ['A4', 'Letter']) {
    expect((await pagesOf(await page.pdf({ format }))).pages).toHaveLength(1)
  }
})

for (const [where, theme] of [
  [ID, 'light'],
  [`${ID}.1`, 'dark'],
  [`${ID}.1`, 'contrast'],
  ['blank-ebbes-5-pairs', 'light'],
  ['blank-eidex', 'contrast'],
] as const) {
  test(`axe finds nothing on ${where} in ${theme}, and a phone shows it without scrolling the page`, async ({
    page,
  }) => {
    await prefers(page, { theme })
    await page.goto(`/#/sheet/${where}`)
    await expect(headings(page).first()).toBeVisible()
    expect(await faultsOn(page, { isStrict: theme === 'contrast' })).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await scrollsSideways(page)).toBe(false)
  })
}

atTable(
  'after a game of five, its sheet is a button away, and the way back leads to the table',
  async ({ host, newPlayer }) => {
    const anna = await newPlayer('Anna')
    await sitDownAt(host, anna, 'ebbes', { seats: 5 }, {}, 4)
    await anna.letsBotPlay()
    await anna.presses(anna.over.getByRole('button', { name: 'Score sheet' }))
    const { page } = anna
    await expect(headings(page)).toHaveText(['ebbes'])
    const rounds = paper(page).getByRole('table', { name: 'Rounds' })
    await expect(rounds.getByRole('columnheader', { name: 'Anna' })).toBeVisible()
    await expect(rounds.getByRole('row')).toHaveCount(1 + 5 + 1)
    await anna.presses(page.getByRole('link', { name: 'Back to the table' }))
    await expect(anna.over).toBeVisible()
  },
)
