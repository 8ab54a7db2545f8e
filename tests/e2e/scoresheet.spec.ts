/** Score sheets as the command makes them: what is on the paper, and on which page of it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../scripts/lib/bundle.js'
import { BOT, fileOf, person, tableRecords, type TableOfGames } from '../fixtures/scoresheet-tables'
import { linesOf, pagesOf } from './pdf'
import { expect, test } from './fixtures'
import { stickingOut } from './measure'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const PEOPLE = ['Anna', 'Bernd', 'Çelik', 'Dörte', 'Emil'].map(person)
const ODD_NAMES = [
  'Jean-Baptiste Emmanuel Zorg de la Fontai',
  'יוסף בן מתתיהו',
  'Zoë 👩‍👩‍👧 <b>',
  'Donaudampfschifffahrtskapitänskajütentür',
  'Mia',
].map(person)

const FIVE: TableOfGames = { game: 'ebbes', options: { seats: 5 }, seats: [PEOPLE] }
const TWENTY: TableOfGames = {
  game: 'ebbes',
  options: { seats: 5, variant2: true, rounds: 20, goal: 60, dabbscheedel: -40 },
  seats: [PEOPLE],
}
const EIDEX: TableOfGames = {
  game: 'eidex',
  options: { mode: 'cosmic', characters: ['quizmaster', 'skater', 'computer'], target: 7 },
  seats: [[person('Anna'), person('Bernd'), BOT]],
}
/** A rematch, cut short: everybody has moved on by a seat. */
const TWO_GAMES: TableOfGames = {
  game: 'ebbes',
  options: { seats: 2 },
  seats: [
    [person('Anna'), BOT],
    [BOT, person('Anna')],
  ],
  most: 50,
}

// One after the other, with one bundle of the command for all.
test.describe.configure({ mode: 'default' })
let folder: string
let command: string
test.beforeAll(async () => {
  // Within the project, as the command needs a browser of its packages.
  const commands = join(PROJECT, 'out/commands')
  mkdirSync(commands, { recursive: true })
  folder = mkdtempSync(join(commands, 'sheets-'))
  command = await bundle('scripts/commands/scoresheet.ts', folder, { draws: true })
})
test.afterAll(() => rm(folder, { recursive: true }))

let files = 0
function sheetOf(table: TableOfGames, ending: string, ...flags: readonly string[]): Uint8Array {
  files++
  const log = join(folder, `${files}.jsonl`)
  const out = join(folder, `${files}.${ending}`)
  writeFileSync(log, fileOf(tableRecords(table)))
  const args = [command, log, '--out', out, ...flags]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: PROJECT })
  expect([status, String(stderr)]).toEqual([0, ''])
  return readFileSync(out)
}

const NEXT_PAGE = '\n\n--- next page ---\n\n'

const wordsOf = (text: string): string[] => text.split(/\s+/)

/** Rewritten by `npm run test:e2e -- scoresheet --update-snapshots`. Where a line ends may differ. */
function expectAsBefore(name: string, text: string): void {
  const golden = join(PROJECT, 'tests/fixtures', name)
  if (test.info().config.updateSnapshots === 'changed') writeFileSync(golden, `${text}\n`)
  expect(wordsOf(text)).toEqual(wordsOf(readFileSync(golden, 'utf8').trim()))
}

test.describe('a PDF', () => {
  for (const [name, table] of Object.entries({ ebbes: FIVE, eidex: EIDEX })) {
    test(`of ${name} says the same on both papers, and is what it was`, async () => {
      const [a4, letter] = [
        await pagesOf(sheetOf(table, 'pdf')),
        await pagesOf(sheetOf(table, 'pdf', '--paper', 'letter')),
      ]
      // In points; a browser may round up.
      for (const [sizes, height] of [
        [a4.sizes, 842],
        [letter.sizes, 792],
      ] as const)
        for (const [, high] of sizes) expect(Math.abs(high - height)).toBeLessThanOrEqual(1)
      expectAsBefore(`scoresheet-${name}.pdf.txt`, a4.pages.map(linesOf).join(NEXT_PAGE))
      // Headings may be repeated on one of them.
      const [onA4, onLetter] = [a4, letter].map(
        ({ pages }) => new Set(wordsOf(pages.map(linesOf).join('\n'))),
      )
      expect(onLetter).toEqual(onA4)
    })
  }

  test('has tags, a language and an outline of its headings', async () => {
    const { outline, isTagged, language } = await pagesOf(
      sheetOf(TWO_GAMES, 'pdf', '--evening', '--language', 'de'),
    )
    expect(isTagged).toBe(true)
    expect(language).toBe('de')
    expect(outline.map(({ title }) => title)).toEqual(['Der Abend', 'ebbes', 'ebbes'])
    expect(outline[1]?.items).toEqual([
      'Verlauf',
      'Vereinbart',
      'Fingerabdruck der Kartenverteilung',
      'Unsere Hausregeln',
    ])
  })

  test('of twenty rounds repeats its headings on every page of the table, and tears no row', async ({
    page,
  }) => {
    await page.setContent(Buffer.from(sheetOf(TWENTY, 'html')).toString('utf8'))
    for (const paper of [
      { format: 'A4' },
      { format: 'Letter' },
      { format: 'A4', landscape: true },
      { format: 'Letter', landscape: true },
    ]) {
      const { pages } = await pagesOf(await page.pdf({ ...paper, printBackground: true }))
      // The round, the numbers of its five pairs, then the signs and the total of the first player.
      const rowsOn = pages.map((texts) =>
        linesOf(texts)
          .split('\n')
          .flatMap((line) => /^(\d+)(?: \d+){5} [◇▸★−\d ]{1,8}$/.exec(line)?.[1] ?? []),
      )
      expect(rowsOn.flat()).toEqual(Array.from({ length: 20 }, (_, round) => String(round + 1)))
      const ofTable = pages.filter((_, index) => (rowsOn[index] ?? []).length > 0)
      expect(ofTable.length).toBeGreaterThan(paper.landscape === true ? 1 : 0)
      for (const texts of ofTable) {
        const words = texts.join(' ')
        for (const heading of ['Round', 'Trump', 'Zilch', 'Anna', 'Emil'])
          expect(words).toContain(heading)
      }
    }
  })

  test('keeps long, emoji and right-to-left names within the paper', async ({ page }) => {
    const html = sheetOf({ ...FIVE, seats: [ODD_NAMES] }, 'html', '--language', 'de')
    await page.setContent(Buffer.from(html).toString('utf8'))
    await page.emulateMedia({ media: 'print' })
    // As wide as an A4 page within its margins.
    await page.setViewportSize({ width: 703, height: 1000 })
    expect(await stickingOut(page, '.paper *:not(svg *)', 704)).toEqual([])
    const { pages } = await pagesOf(await page.pdf({ format: 'A4' }))
    const words = pages.flat().join('').replace(/\s/g, '')
    expect(words).toContain('Donaudampfschifffahrtskapitänskajütentür')
    expect(words).toMatch(/יוסף|ףסוי/)
  })
})
