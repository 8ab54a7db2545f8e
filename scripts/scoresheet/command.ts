/** What `npm run scoresheet` does, without its process: files in, a file out, or the reason why not. */
import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../../src/renderer/i18n/languages'
import { texts } from '../../src/renderer/i18n/texts.svelte'
import { GAMES } from '../../src/renderer/games'
import { gameName } from '../../src/renderer/games/faces.svelte'
import type { AnyBlank, SheetFace } from '../../src/renderer/games/sheet-face'
import BlankSheet from '../../src/renderer/scoresheet/BlankSheet.svelte'
import { csvOf } from '../../src/renderer/scoresheet/csv'
import { gamesOf, type ScoreDocument } from '../../src/renderer/scoresheet/document'
import { loadPrinters, type Printers } from '../../src/renderer/scoresheet/printers'
import { rowsOf } from '../../src/renderer/scoresheet/rows'
import Sheets from '../../src/renderer/scoresheet/Sheets.svelte'
import { pageOf } from './page'
import { PAPERS, pdfOf, type Paper } from './pdf'
import { placeOf, Problem } from './problem'
import { blankFor, documentOf, tablesIn, type Choice } from './sheet'

const USAGE = `Usage: npm run scoresheet -- LOG --out FILE.{pdf,html,csv,json}
   or: npm run scoresheet -- --blank ${Object.keys(GAMES).join('|')} --out FILE.{pdf,html}
  LOG              the host's log of a table (.jsonl), or a .stich file
  --game N         the N-th game at the table (default: the last)
  --evening        all games and the standings over them; takes several LOGs
  --blank GAME     an empty sheet, to be filled in with a pen
  --players N      on a blank sheet of ebbes: 2 to 5 (default 4)
  --pairs          on a blank sheet of ebbes: variant 2, twenty rounds
  --language L     en, de or fr (default en)
  --paper P        of a PDF: a4 (default) or letter
  --separator S    of a CSV: a comma (default), a semicolon or "tab"`

const FORMATS = ['.pdf', '.html', '.csv', '.json'] as const
type Format = (typeof FORMATS)[number]

const SEPARATORS: Readonly<Record<string, string>> = { ',': ',', ';': ';', tab: '\t' }

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        game: { type: 'string' },
        evening: { type: 'boolean', default: false },
        blank: { type: 'string' },
        players: { type: 'string' },
        pairs: { type: 'boolean', default: false },
        language: { type: 'string', default: 'en' },
        paper: { type: 'string', default: 'a4' },
        separator: { type: 'string', default: ',' },
      },
    })
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${USAGE}`)
  }
}

function formatOf(out: string): Format {
  const ending = extname(out).toLowerCase()
  const format = FORMATS.find((known) => known === ending)
  if (format === undefined) {
    throw new Problem(`“${out}” should end in one of ${FORMATS.join(', ')}.`)
  }
  return format
}

function languageOf(name: string): Language {
  const language = LANGUAGES.find((known) => known === name)
  if (language === undefined) {
    throw new Problem(`--language is one of ${LANGUAGES.join(', ')}, not “${name}”.`)
  }
  return language
}

function paperOf(name: string): Paper {
  if (Object.hasOwn(PAPERS, name)) return name as Paper
  throw new Problem(`--paper is a4 or letter, not “${name}”.`)
}

/** What a sheet is drawn from, and the title of its page. */
type Drawn =
  | { readonly blank: AnyBlank; readonly sheets: SheetFace }
  | { readonly document: ScoreDocument; readonly printers: Printers }

function drawn(sheet: Drawn, withFonts: boolean): string {
  if ('blank' in sheet) {
    const { blank, sheets } = sheet
    return pageOf(BlankSheet, { blank, sheets }, gameName(blank.game), {
      withFonts,
      games: [sheets.tokens],
    })
  }
  const { document } = sheet
  const name =
    document.kind === 'game' ? document.table : document.tables.map(({ table }) => table).join(', ')
  const games = Object.values(sheet.printers).map(({ tokens }) => tokens)
  return pageOf(Sheets, { document, printers: sheet.printers }, name, { withFonts, games })
}

async function printed(page: string, paper: Paper): Promise<Uint8Array> {
  try {
    return await pdfOf(page, paper)
  } catch (error) {
    const { message } = error as Error
    throw new Problem(
      `A PDF needs a Chromium to print it. ${message} Or write FILE.html and print that page from a browser.`,
    )
  }
}

/** Returns a message for the user; throws a `Problem` for what the user can put right. */
export async function scoresheet(args: readonly string[]): Promise<string> {
  const { values, positionals } = readFlags(args)
  const { out, blank } = values
  if (out === undefined || (positionals.length === 0) === (blank === undefined)) {
    throw new Problem(USAGE)
  }
  const format = formatOf(out)
  const paper = paperOf(values.paper)
  const separator = SEPARATORS[values.separator]
  if (separator === undefined) {
    throw new Problem('--separator is a comma, a semicolon (in quotes) or “tab”.')
  }
  const language = languageOf(values.language)
  await texts.show(language)
  const notes: string[] = []
  const sheet: Drawn =
    blank === undefined
      ? await filledIn(positionals, values, language, notes)
      : await blankFor(blank, [
          ...(values.players === undefined ? [] : [values.players]),
          ...(values.pairs ? ['pairs'] : []),
        ])
  const content = await contentOf(sheet, format, paper, separator)
  try {
    writeFileSync(placeOf(out), content)
  } catch (error) {
    throw new Problem(`${out}: ${(error as Error).message}`)
  }
  return [...notes, `${out} is written.`].join('\n')
}

async function filledIn(
  paths: readonly string[],
  choice: Choice,
  language: Language,
  notes: string[],
): Promise<Drawn> {
  const tables = tablesIn(paths, notes)
  const printers = await loadPrinters(gamesOf(tables), language)
  return { document: documentOf(paths, tables, choice, printers), printers }
}

async function contentOf(
  sheet: Drawn,
  format: Format,
  paper: Paper,
  separator: string,
): Promise<string | Uint8Array> {
  switch (format) {
    case '.pdf':
      return printed(drawn(sheet, true), paper)
    case '.html':
      return drawn(sheet, false)
    case '.csv':
    case '.json':
      if ('blank' in sheet) throw new Problem('A blank sheet is for paper: .pdf or .html.')
      return format === '.json'
        ? `${JSON.stringify(sheet.document, null, 2)}\n`
        : csvOf(rowsOf(sheet.document, sheet.printers), separator)
  }
}
