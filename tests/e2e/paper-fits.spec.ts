/** The sheet of a game of ordinary length is one page, on the paper of either side of the Atlantic. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, person, tableRecords, type TableOfGames } from '../fixtures/scoresheet-tables'
import { expect, prefers, test as atTable } from './evening'
import { pagesOf } from './pdf'

const PEOPLE = ['Anna', 'Bernd', 'Çelik', 'Dörte', 'Emil'].map(person)

const TABLES: readonly TableOfGames[] = [
  ...[2, 3, 4, 5].flatMap((seats) =>
    [{}, { variant1: true, variant2: true }].map((variants) => ({
      game: 'ebbes' as const,
      options: { seats, ...variants },
      seats: [PEOPLE.slice(0, seats)],
    })),
  ),
  { game: 'eidex', options: { mode: 'basic' }, seats: [PEOPLE.slice(0, 3)] },
]

const idOf = (index: number): string => index.toString(16).padStart(16, '0')

const test = atTable.extend({
  data: async ({ data }, use) => {
    await mkdir(join(data, 'history'))
    for (const [index, table] of TABLES.entries()) {
      const id = idOf(index)
      const text = fileOf(tableRecords({ ...table, id }))
      await writeFile(join(data, 'history', `${id}.jsonl`), text)
    }
    await use(data)
  },
})

for (const language of ['de', 'fr']) {
  test(`one page of A4 and one of Letter, in ${language}`, async ({ page }) => {
    await prefers(page, { language })
    const spilt: string[] = []
    for (const [index, { game, options }] of TABLES.entries()) {
      await page.goto(`/#/sheet/${idOf(index)}.1`)
      await expect(page.locator('.paper h1')).toHaveCount(1)
      for (const format of ['A4', 'Letter']) {
        const { pages } = await pagesOf(await page.pdf({ format, printBackground: true }))
        const [, second = []] = pages
        if (pages.length > 1)
          spilt.push(
            `${game} ${JSON.stringify(options)} ${format}: ${second.join('').slice(0, 80)}`,
          )
      }
    }
    expect(spilt).toEqual([])
  })
}
