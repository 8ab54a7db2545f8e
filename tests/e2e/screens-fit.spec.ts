/** The screens around the table, at every size that people bring: nothing is cut, nothing scrolls sideways. */
import type { Page } from '@playwright/test'
import { DataFolder, EBBES, EIDEX, idOf } from '../harness/history-files'
import { addressOf } from './addresses'
import { expect, prefers, test } from './evening'
import { cutControls, wordsOutOfSight } from './measure'

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const

async function faultsAtAllSizes(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const found = [...(await wordsOutOfSight(page)), ...(await cutControls(page))]
    faults.push(...found.map((fault) => `${width}×${height}: ${fault}`))
  }
  return faults
}

test.describe('with games in the history', () => {
  test.beforeEach(async ({ data, page }) => {
    const folder = new DataFolder(data)
    await folder.closed(idOf(1), EBBES)
    await folder.closed(idOf(2), EIDEX)
    await prefers(page, { name: 'Anna', language: 'de' })
  })

  for (const screen of ['start', 'history', 'statistics', 'rules', 'settings'] as const) {
    test(`“${screen}” fits every screen`, async ({ page }) => {
      await page.goto(addressOf(screen))
      expect(await faultsAtAllSizes(page)).toEqual([])
    })
  }
})

test('the gathering fits every screen', async ({ newPlayer }) => {
  const anna = await newPlayer('Annemarie von und zu Hohenlohe', { language: 'de' })
  await anna.page.goto(addressOf('host'))
  await anna.button('Tisch eröffnen').click()
  await expect(anna.button('Bot dazu').first()).toBeVisible()
  await anna.button('Bot dazu').first().click()
  await expect(anna.button('Bot weg')).toBeVisible()
  expect(await faultsAtAllSizes(anna.page)).toEqual([])
})

for (const screen of ['history', 'statistics'] as const) {
  test(`“${screen}” without a game invites to play one`, async ({ page }) => {
    await prefers(page, { name: 'Anna', language: 'de' })
    await page.goto(addressOf(screen))
    expect(await faultsAtAllSizes(page)).toEqual([])
    await page.getByRole('link', { name: 'Allein spielen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Allein spielen' })).toBeVisible()
  })
}

test('the smallest phone with the largest letters cuts nothing', async ({ newPlayer }) => {
  const anna = await newPlayer('Anna', { language: 'de', textSize: 200 })
  const { page } = anna
  await page.setViewportSize({ width: 320, height: 568 })
  const faults: string[] = []
  const look = async (where: string) => {
    const found = [...(await wordsOutOfSight(page)), ...(await cutControls(page))]
    faults.push(...found.map((fault) => `${where}: ${fault}`))
  }
  await page.goto(addressOf('host'))
  await look('host')
  await anna.button('Tisch eröffnen').click()
  await anna.button('Bot dazu').first().click()
  await expect(anna.button('Bot weg')).toBeVisible()
  await look('gathering')
  await anna.button('Mit Bots auffüllen').click()
  await anna.button('Karten geben').click()
  await expect(page.getByRole('list', { name: 'Deine Karten' })).toBeVisible()
  await page.goto(addressOf('history'))
  await expect(anna.button(/Weiterspielen/)).toBeVisible()
  await look('history')
  expect(faults).toEqual([])
})
