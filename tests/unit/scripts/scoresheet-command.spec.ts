import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { scoresheet } from '../../../scripts/scoresheet/command'
import { stichOfLog } from '../../../src/host/history/stich-of-log'
import type { TableRecord } from '../../../src/host/table/records'
import { csvOf } from '../../../src/renderer/scoresheet/csv'
import type { EveningDocument, GameDocument } from '../../../src/renderer/scoresheet/document'
import {
  BOT,
  fileOf,
  person,
  tableRecords,
  type TableOfGames,
} from '../../fixtures/scoresheet-tables'

const ODD_NAMES = [
  '=HYPERLINK("http://evil.example")',
  'Jean-Baptiste Emmanuel Zorg de la Fontai',
  'יוסף בן מתתיהו',
  'Zoë 👩‍👩‍👧 <script>alert(1)</script>',
  '@Sünje; "die, Große"',
]
const FIVE: TableOfGames = {
  game: 'ebbes',
  options: { seats: 5 },
  seats: [ODD_NAMES.map(person)],
}
const EIDEX: TableOfGames = {
  game: 'eidex',
  options: { mode: 'cosmic', characters: ['quizmaster', 'skater', 'computer'], target: 3 },
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

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stichabend-sheet-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function logOf(records: readonly object[]): string {
  const path = join(folder, `table-${++files}.jsonl`)
  writeFileSync(path, fileOf(records))
  return path
}

async function made(records: readonly object[], ending: string, ...flags: readonly string[]) {
  const out = join(folder, `sheet-${files}.${ending}`)
  await scoresheet([logOf(records), '--out', out, ...flags])
  return readFileSync(out, 'utf8')
}

/** Reads as a spreadsheet would. */
function cellsOf(csv: string, separator: string): string[][] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r\\n)`,
    'gy',
  )
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of csv.slice(1).matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

// The line ends of the files are left to Git.
describe('CSV', () => {
  it('of ebbes, for a German Excel', async () => {
    const csv = await made(tableRecords(FIVE), 'csv', '--separator', ';', '--language', 'de')
    await expect(csv.replaceAll('\r\n', '\n')).toMatchFileSnapshot(
      '../../fixtures/scoresheet-ebbes.csv',
    )
  })

  it('of Eidex', async () => {
    const csv = await made(tableRecords(EIDEX), 'csv')
    await expect(csv.replaceAll('\r\n', '\n')).toMatchFileSnapshot(
      '../../fixtures/scoresheet-eidex.csv',
    )
  })

  it.each([',', ';', 'tab'])(
    'keeps every cell in its place, separated by %s',
    async (separator) => {
      const csv = await made(tableRecords(FIVE), 'csv', '--separator', separator)
      expect(csv.startsWith('\uFEFFScore sheet')).toBe(true)
      const rows = cellsOf(csv, separator === 'tab' ? '\t' : separator)
      const head = rows.find(([first]) => first === 'Round') ?? []
      expect(head).toHaveLength(11 + 5 * 5)
      const rounds = rows.slice(rows.indexOf(head) + 1).slice(0, 5)
      expect(rounds.map((row) => row.length)).toEqual(Array(5).fill(head.length))
      expect(head).toContain(`'${ODD_NAMES[0] ?? ''}: Total`)
      expect(head).toContain(`${ODD_NAMES[2] ?? ''}: Total`)
    },
  )

  it('makes no formula of a text, and no text of a number', () => {
    const texts = ['=1+1', '+1', '-1', '@A1', '\t=1', ' =1', '＝1', 'a=1', '−5']
    expect(csvOf([texts.slice(0, 4), [-5, 0, null, 12]], ',')).toBe(
      "\uFEFF'=1+1,'+1,'-1,'@A1\r\n-5,0,,12\r\n",
    )
    const guarded = texts.map((text) => csvOf([[text]], ',').includes("'"))
    expect(guarded).toEqual([true, true, true, true, true, true, true, false, false])
    expect(csvOf([['a;b', 'a,b', 'a"b', 'a\nb']], ';')).toBe('\uFEFF"a;b";"a,b";"a""b";"a\nb"\r\n')
  })
})

describe('JSON', () => {
  it('is the sheet with names, date, table and fingerprint', async () => {
    const document = JSON.parse(await made(tableRecords(FIVE), 'json')) as GameDocument
    const { ceremony } = tableRecords(FIVE)[2] as TableRecord & { at: 'game' }
    expect(document).toMatchObject({
      kind: 'game',
      table: 'Stammtisch',
      date: '2026-11-14T19:30:00.000Z',
      number: 1,
      names: ODD_NAMES,
      fingerprint: { game: ceremony.id, commitment: ceremony.commitment },
      sheet: { game: 'ebbes', players: 5, end: 'rounds' },
    })
    expect(JSON.stringify(document)).not.toContain(ceremony.secret)
  })

  it('has the last game unless another one is wanted, each with its own seats', async () => {
    const records = tableRecords(TWO_GAMES)
    const last = JSON.parse(await made(records, 'json')) as GameDocument
    expect(last.names).toEqual(['Schorsch (bot)', 'Anna', 'The dummy'])
    expect(last.sheet.winners).toEqual([])
    const first = JSON.parse(await made(records, 'json', '--game', '1')) as GameDocument
    expect(first.names).toEqual(['Anna', 'Lisbeth (bot)', 'The dummy'])
    expect(first.sheet.winners.length).toBeGreaterThan(0)
  })

  it('of an evening has all games of all tables, and who hosted', async () => {
    const out = join(folder, 'evening.json')
    const logs = [TWO_GAMES, EIDEX].map((table) => logOf(tableRecords(table)))
    await scoresheet([...logs, '--evening', '--out', out])
    const evening = JSON.parse(readFileSync(out, 'utf8')) as EveningDocument
    expect(evening.games.map(({ sheet }) => sheet.game)).toEqual(['ebbes', 'ebbes', 'eidex'])
    expect(evening.tables.map(({ host }) => host)).toEqual(['Anna', 'Anna'])
    expect(evening.standings.find(({ name }) => name === 'Anna')?.games).toBe(2)
  })

  it('leaves out what was taken back, and a line that was torn', async () => {
    const records = tableRecords({ ...TWO_GAMES, most: 20 })
    const short = stichOfLog(fileOf(records.concat({ at: 'taken-back', rev: 18 })), '1.0.0')
    expect(short.ok && short.value.stich.games[1]?.log.inputs.length).toBe(18)
    const torn = join(folder, 'torn.jsonl')
    writeFileSync(torn, `${fileOf(records)}{"at":"inp`)
    const told = await scoresheet([torn, '--out', join(folder, 'torn.json')])
    expect(told).toContain('the last line has no end and was left out')
  })
})

/** A page's words, without its drawings and styles. */
const wordsOf = (page: string): string =>
  page
    .replace(/<svg(?: [^>]*)?>.*?<\/svg>|<style>.*?<\/style>/gs, '')
    .replace(/ class="[^"]*"/g, '')

describe('HTML', () => {
  it.each(['en', 'de', 'fr'])('in %s keeps names harmless', async (l) => {
    const page = await made(tableRecords(FIVE), 'html', '--language', l)
    expect(page.includes(`<html lang="${l}"`)).toBe(true)
    expect(page.match(/<polyline/g)).toHaveLength(5)
    const words = wordsOf(page)
    expect(words).not.toMatch(/<script|<link|<img|undefined|\{\w+\}|sheet\.[a-z]/)
    expect(words).toContain('<bdi>Zoë 👩‍👩‍👧 &lt;script>alert(1)&lt;/script></bdi>')
  })

  it.each(['en', 'de', 'fr'])('of Eidex in %s has the track and the characters', async (l) => {
    const words = wordsOf(await made(tableRecords(EIDEX), 'html', '--language', l))
    expect(words).toMatch(/<h2>(The race to|Der Weg zur|Le chemin vers) 3<\/h2>/)
    expect(words).toMatch(/<small>(Quizmaster|Le maître du quiz)<\/small>/)
    expect(words).not.toMatch(/undefined|\{\w+\}|sheet\.[a-z]/)
  })

  it('is the same for a .stich file as for the log', async () => {
    const records = tableRecords(TWO_GAMES)
    const read = stichOfLog(fileOf(records), '1.0.0')
    const stich = join(folder, 'games.stich')
    writeFileSync(stich, JSON.stringify(read.ok && read.value.stich))
    const out = join(folder, 'games.html')
    await scoresheet([stich, '--out', out, '--evening'])
    expect(readFileSync(out, 'utf8') === (await made(records, 'html', '--evening'))).toBe(true)
  })

  it.each([['ebbes', '--players', '5'], ['ebbes', '--players', '2', '--pairs'], ['eidex']])(
    'is blank for %s %s %s',
    async (...flags) => {
      const out = join(folder, 'blank.html')
      await scoresheet(['--blank', ...flags, '--out', out])
      const words = wordsOf(readFileSync(out, 'utf8'))
      expect(words).toContain('>Name<')
      expect(words).not.toMatch(/undefined|\{\w+\}|sheet\.[a-z]/)
    },
  )
})

describe('what cannot be done', () => {
  const tampered = (change: (records: TableRecord[]) => void): TableRecord[] => {
    const records = structuredClone(tableRecords(EIDEX))
    change(records)
    return records
  }

  it.each<[string, RegExp, (records: TableRecord[]) => void]>([
    ['a missing input', /Line \d+: .*\(log\.damaged\)/, (records) => records.splice(9, 1)],
    ['another first line', /not the beginning of a table/, (records) => records.shift()],
    ['other rules', /rules 99/, (records) => Object.assign(records[2] ?? {}, { rulesVersion: 99 })],
    [
      'other dice',
      /dice/,
      (records) => {
        const deal = records.find((each) => JSON.stringify(each).includes('"deck"'))
        const { outcome } = (deal as unknown as { input: { outcome: { deck: string[] } } }).input
        outcome.deck.reverse()
      },
    ],
    [
      'another seal',
      /fair\.secret/,
      (records) => {
        const { ceremony } = records[2] as TableRecord & { at: 'game' }
        Object.assign(ceremony, { commitment: '0'.repeat(64) })
      },
    ],
    [
      'a name that is none',
      /Line 2: .*seats\.0\.person\.name.*\(log\.damaged\)/,
      (records) => {
        Object.assign(records[1] ?? {}, { seats: [{ person: { name: 5 } }, BOT, BOT] })
      },
    ],
    ['no game at all', /No game was begun/, (records) => records.splice(2)],
  ])('%s is refused with the reason', async (_name, reason, change) => {
    await expect(made(tampered(change), 'json')).rejects.toThrow(reason)
  })

  it.each<[RegExp, readonly string[]]>([
    [/should end in/, ['--out', 'sheet.xls']],
    [/Usage/, []],
    [/Usage/, ['--out', 'x.csv', '--colour']],
    [/there is no game 7; there are 1\./, ['--out', 'x.csv', '--game', '7']],
    [/--language is one of en, de, fr/, ['--out', 'x.csv', '--language', 'pfl']],
    [/--separator/, ['--out', 'x.csv', '--separator', 'x']],
    [/not both/, ['--out', 'x.csv', '--evening', '--game', '1']],
    [/--paper is a4 or letter/, ['--out', 'x.pdf', '--paper', 'a5']],
    [/Usage/, ['--out', 'x.pdf', '--blank', 'ebbes']],
  ])('%s', async (reason, flags) => {
    await expect(scoresheet([logOf(tableRecords(EIDEX)), ...flags])).rejects.toThrow(reason)
  })

  it.each<[RegExp, readonly string[]]>([
    [/--blank is ebbes or eidex/, ['skat', '--out', 'x.html']],
    [/--players is one of 2, 3, 4, 5/, ['ebbes', '--players', '6', '--out', 'x.html']],
    [/Eidex is for three/, ['eidex', '--players', '4', '--out', 'x.html']],
    [/for paper/, ['ebbes', '--out', 'x.csv']],
  ])('%s', async (reason, flags) => {
    await expect(scoresheet(['--blank', ...flags])).rejects.toThrow(reason)
  })

  it('a PDF without a Chromium is refused, and says what else there is', async () => {
    vi.stubEnv('STICHABEND_CHROMIUM', join(folder, 'no-such-browser'))
    const pdf = scoresheet([logOf(tableRecords(EIDEX)), '--out', join(folder, 'sheet.pdf')])
    await expect(pdf).rejects.toThrow(/needs a Chromium.*does not start.*FILE\.html/s)
    vi.unstubAllEnvs()
  })

  it('ends the command with 2 and one line, and a good log with 0', () => {
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, ['scripts/run.js', 'scoresheet', ...args], {
        cwd: fileURLToPath(new URL('../../..', import.meta.url)),
        encoding: 'utf8',
      })
    const broken = logOf(tampered((records) => records.splice(9, 1)))
    const failed = run(broken, '--out', join(folder, 'broken.csv'))
    expect([failed.status, failed.stderr.trim()]).toEqual([
      2,
      expect.stringMatching(/^scoresheet: .*table-\d+\.jsonl: Line \d+: .*\(log\.damaged\)$/),
    ])
    const good = run(logOf(tableRecords(EIDEX)), '--out', join(folder, 'good.html'))
    expect([good.status, good.stderr]).toEqual([0, ''])
    // Bundled, it brings its styles along, and nothing is loaded from anywhere.
    const page = readFileSync(join(folder, 'good.html'), 'utf8')
    expect(page).toContain('@page')
    expect(page).toMatch(/<style[^>]*>[^<]*\.portrait/)
    expect(page.match(/<script|<link|<img|url\(|@import/g)).toBe(null)
  })
})
