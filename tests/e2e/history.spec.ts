/** The games of this machine: found, counted, renamed, saved as a file, deleted and brought back. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { openStich } from '../../src/protocol/open-stich'
import { filled } from '../../src/protocol/texts'
import { DataFolder, EBBES, EIDEX, idOf } from '../harness/history-files'
import { expect, prefers, test } from './evening'
import { faultsOn, smallTargets, wordsOutOfSight } from './measure'
import type { Player } from './player'
import { de } from './texts'

const tables = (page: Page) => page.getByRole('article')
const search = (page: Page) => page.getByRole('textbox', { name: 'Search the history' })

/** The numbers of a plot, as those read them who cannot see it. */
async function tableOf(page: Page, title: string): Promise<Locator> {
  const plot = page.getByRole('figure', { name: title })
  await plot.getByText('As a table').click()
  return plot.getByRole('table')
}

async function sitsDownAlone(anna: Player): Promise<void> {
  await anna.page.goto('/#/alone')
  await anna.presses(anna.button('Deal the cards'))
  await anna.playsUntil('play')
}

async function closesTable(anna: Player): Promise<void> {
  await anna.presses(anna.button('Table'))
  await anna.presses(anna.button('Close the table'))
  await anna.presses(anna.button('Close the table'))
}

test('a game is found, counted, renamed, saved, deleted, and shown again from its file', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const { page } = anna
  await sitsDownAlone(anna)
  await anna.letsBotPlay()
  const points = await anna.over.getByRole('listitem').filter({ hasText: 'Anna' }).innerText()
  await anna.presses(anna.over.getByRole('button', { name: 'Leave the table' }))

  await anna.presses(page.getByRole('link', { name: 'History' }))
  const table = page.getByRole('article', { name: 'Table for one' })
  await expect(table).toContainText('Finished')
  const result = table.getByRole('list', { name: 'Points' }).getByRole('listitem')
  await expect(result).toHaveCount(3)
  const total = /(−?\d+) points?$/.exec(points)?.[1] ?? ''
  await expect(result.filter({ hasText: 'Anna' })).toContainText(new RegExp(`Anna\\s*${total}$`))
  // What is over can't be played on.
  await expect(table.getByRole('button', { name: 'Resume' })).toHaveCount(0)

  await search(page).fill('nobody')
  await expect(tables(page)).toHaveCount(0)
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await search(page).fill('ANNA ébbes karl')
  await expect(tables(page)).toHaveCount(1)
  await expect(page.getByText('1 table found')).toBeVisible()

  await anna.presses(page.getByRole('link', { name: 'Statistics' }))
  const wins = await tableOf(page, 'Who wins most')
  await expect(wins.getByRole('row', { name: /^Anna 1 [01] / })).toBeVisible()
  await expect(wins.getByRole('row')).toHaveCount(2)
  await page.getByRole('switch', { name: /^Include bots/ }).check()
  await expect(wins.getByRole('row', { name: /^Bots: Club 2 [012] / })).toBeVisible()
  await anna.presses(page.getByRole('link', { name: 'Back' }))

  await anna.presses(anna.button('Rename a player'))
  const renaming = page.getByRole('dialog', { name: 'Rename a player everywhere' })
  await expect(renaming).toContainText('This changes 1 game')
  await renaming.getByRole('textbox', { name: 'New name' }).fill('Annabel')
  await anna.presses(renaming.getByRole('button', { name: 'Rename' }))
  await expect(result.filter({ hasText: 'Annabel' })).toHaveCount(1)

  const saving = page.waitForEvent('download')
  await anna.presses(table.getByRole('button', { name: 'Save as a file' }))
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^Table for one \d{4}-\d\d-\d\d\.stich$/)
  const file = await download.path()
  const text = await readFile(file, 'utf8')
  const stich = openStich(text)
  expect(stich.ok && stich.value.games.map(({ players }) => players[0]?.name)).toEqual(['Annabel'])

  await anna.presses(table.getByRole('button', { name: 'Delete' }))
  const deleting = page.getByRole('dialog', { name: /^Delete/ })
  await anna.presses(deleting.getByRole('button', { name: 'Keep it' }))
  await expect(table).toBeVisible()
  await anna.presses(table.getByRole('button', { name: 'Delete' }))
  await anna.presses(deleting.getByRole('button', { name: 'Delete for good' }))
  await expect(table).toHaveCount(0)
  await expect(page.getByText('No games yet.')).toBeVisible()

  await page.getByLabel('Open a file').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await anna.presses(anna.button('Add to the history'))
  await expect(page.getByText('Added.')).toBeVisible()
  await page.goto('/#/history')
  await expect(table).toContainText('From a file')
  await expect(table.getByRole('button', { name: 'Resume' })).toHaveCount(0)
  await expect(table.getByRole('link', { name: 'Replay' })).toBeVisible()
  await page.goto('/#/statistics')
  await expect(page.getByText('Left out: 1 from a file.')).toBeVisible()
})

test('a game that was broken off is played on where it was, at one’s own seat', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const { page } = anna
  await sitsDownAlone(anna)
  await anna.plays(1)
  await anna.playsUntil('play')
  const held = await anna.held()
  await closesTable(anna)

  await anna.presses(page.getByRole('link', { name: 'History' }))
  const table = page.getByRole('article', { name: 'Table for one' })
  await expect(table).toContainText('Unfinished')
  // Its cards are nobody's to know as long as it can be played on.
  await expect(table.getByRole('link', { name: 'Replay' })).toHaveCount(0)
  await anna.presses(table.getByRole('button', { name: 'Resume' }))
  await anna.playsUntil('play')
  expect(await anna.held()).toEqual(held)

  // From another screen it is the same table, which is open now.
  await page.goto('/#/history')
  await expect(table).toContainText('In progress')
  await expect(table.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await anna.presses(table.getByRole('button', { name: 'Resume' }))
  await expect(anna.hand).toBeVisible()
})

test('somebody else at this machine can sit down at a game that was broken off', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  await sitsDownAlone(anna)
  await closesTable(anna)
  await expect(anna.page.getByRole('link', { name: 'History' })).toBeVisible()

  const bernd = await newPlayer('Bernd')
  await bernd.page.goto('/#/history')
  await bernd.presses(bernd.button('Resume'))
  await bernd.plays(1)
})

test('the user of this machine has the seat again in another browser, while the table is still open', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  await sitsDownAlone(anna)
  const held = await anna.held()
  await anna.page.close()

  const again = await newPlayer('Anna')
  await again.page.goto('/#/history')
  await again.presses(again.button('Resume'))
  await again.playsUntil('play')
  expect(await again.held()).toEqual(held)
})

test('games alone that were abandoned take one line, and the newest of them a card', async ({
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  for (let game = 0; game < 3; game++) {
    await sitsDownAlone(anna)
    await closesTable(anna)
    await expect(anna.page.getByRole('link', { name: 'History' })).toBeVisible()
  }
  await anna.presses(anna.page.getByRole('link', { name: 'History' }))
  const tables = anna.page.getByRole('article')
  await expect(tables).toHaveCount(1)
  await anna.page.getByText('2 unfinished games').click()
  await expect(tables).toHaveCount(3)
  await expect(anna.button('Resume')).toHaveCount(3)

  // All of them, for a player who looks for just these.
  await anna.page.reload()
  await expect(tables).toHaveCount(1)
  await search(anna.page).fill('ebbes')
  await expect(tables).toHaveCount(3)
})

test.describe('a history of two evenings', () => {
  // On which day an evening was depends on where one is.
  test.use({ timezoneId: 'Europe/Berlin' })
  test.beforeEach(async ({ data }) => {
    const folder = new DataFolder(data)
    await folder.closed(idOf(1), EBBES)
    await folder.closed(idOf(2), EIDEX)
    await folder.write(`history/${idOf(3)}.jsonl`, 'this was a game once\n')
  })

  test('names a damaged file and keeps the rest usable', async ({ page }) => {
    await prefers(page)
    await page.goto('/#/history')
    const notice = page.getByRole('region', { name: '1 file can’t be read' })
    await expect(notice).toContainText(`${idOf(3)}.jsonl`)
    await expect(tables(page)).toHaveCount(2)
    expect(await faultsOn(page)).toEqual([])
  })

  test('is filtered by player, game, state and day', async ({ page }) => {
    await prefers(page)
    await page.goto('/#/history')
    // Both tables were opened on the same day, and played at on another one each.
    await expect(page.getByRole('heading', { level: 2, name: /November 2026$/ })).toHaveCount(1)
    await search(page).fill('15. november')
    await expect(tables(page)).toHaveCount(1)
    await search(page).fill('november')
    await expect(tables(page)).toHaveCount(2)
    await page.getByText('More filters').click()
    const choose = (label: string, option: string) =>
      page.getByLabel(label, { exact: true }).selectOption(option)
    await choose('Player', 'Carla')
    await expect(tables(page)).toHaveCount(1)
    await expect(tables(page)).toContainText('Eidex')
    await choose('Game', 'ebbes')
    await expect(tables(page)).toHaveCount(0)
    await choose('Player', 'All')
    await expect(tables(page)).toHaveCount(1)
    await choose('State', 'Unfinished')
    await expect(tables(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(tables(page)).toHaveCount(2)
    await page.getByLabel('From', { exact: true }).fill('2026-11-15')
    await expect(tables(page)).toHaveCount(1)
    await expect(tables(page)).toContainText('Carla')
  })

  test('is added up for both games, in German, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await prefers(page, { language: 'de', name: 'Anna' })
    await page.goto('/#/history')
    await expect(tables(page)).toHaveCount(2)
    expect(await wordsOutOfSight(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await page.goto('/#/statistics')
    const board = page.getByRole('region', { name: 'Anna' })
    await expect(board).toContainText(/Partien\s*2/)
    await expect(page.getByRole('heading', { name: de['statistics.roles'] })).toBeVisible()
    await expect(page.getByRole('heading', { name: de['statistics.characters'] })).toBeVisible()
    await expect(
      page.getByText(filled('de', de['statistics.counted.other'], { count: 2 })),
    ).toBeVisible()
    expect(await wordsOutOfSight(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])

    await page.getByLabel(de['history.player'], { exact: true }).selectOption('Bernd')
    await expect(page.getByRole('heading', { name: de['statistics.roles'] })).toBeVisible()
    await expect(page.getByRole('heading', { name: de['statistics.characters'] })).toHaveCount(0)
    await page.getByLabel(de['statistics.period']).selectOption(de['statistics.period.own'])
    await page.getByLabel(de['history.to'], { exact: true }).fill('2020-01-01')
    await expect(page.getByText(de['statistics.empty'])).toBeVisible()
  })

  for (const theme of ['light', 'dark', 'contrast']) {
    test(`axe finds nothing on the statistics in ${theme}`, async ({ page }) => {
      await prefers(page, { theme, name: 'Anna' })
      await page.goto('/#/statistics')
      await page.getByRole('region', { name: 'Anna' }).waitFor()
      for (const summary of await page.locator('summary').all()) await summary.click()
      expect(await faultsOn(page)).toEqual([])
    })
  }
})

test.describe('a file', () => {
  const drags = (page: Page, what: 'dragover' | 'drop', name: string, text: string) =>
    page.evaluate(
      ([event, file, content]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([content], file))
        window.dispatchEvent(new DragEvent(event, { dataTransfer, cancelable: true }))
      },
      [what, name, text] as const,
    )

  /** As from the desktop of somebody's machine: held over the page until it says what will happen. */
  async function drops(page: Page, name: string, text: string): Promise<void> {
    const landing = page.getByText('Drop the file to open it')
    await drags(page, 'dragover', name, text)
    await expect(landing).toBeVisible()
    await drags(page, 'drop', name, text)
    await expect(landing).toBeHidden()
  }

  test('that is no game is refused with the reason, wherever it is dropped', async ({ page }) => {
    await prefers(page)
    await page.goto('/#/rules')
    await drops(page, 'holiday.stich', '{ "stich": 99 }')
    const refused = page.getByRole('dialog', { name: /holiday\.stich/ })
    await expect(refused).toContainText(/newer/)
    expect(await faultsOn(page)).toEqual([])
    await refused.getByRole('button').click()
    await expect(refused).toHaveCount(0)
  })
})

test('a guest is told where the history lies, and can open a file; the printed link opens it', async ({
  browser,
  host,
}) => {
  const storageState = { cookies: [], origins: [] }
  const context = await browser.newContext({ baseURL: host.origin, storageState })
  const page = await context.newPage()
  await prefers(page)
  const refused = page.getByText('the link that the host printed')
  for (const screen of ['history', 'statistics']) {
    await page.goto(`/#/${screen}`)
    await expect(refused).toBeVisible()
    await expect(page.getByLabel('Open a file')).toBeVisible()
    await expect(tables(page)).toHaveCount(0)
  }
  // In a page that is open already, too, and the key does not stay in the address bar.
  await page.goto(`/#/key/${host.key}`)
  await expect(page).toHaveURL(`${host.origin}/#/`)
  await page.goto('/#/history')
  await expect(page.getByText('No games yet.')).toBeVisible()
  await expect(refused).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No games yet.')).toBeVisible()
  await context.close()
})
