/** What `npm run scoresheet` does, without its process: files in, a file out, or the reason why not. */
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../../src/renderer/i18n/languages'
import { csvOf } from './csv'
import { eveningDocument, gameDocument, type ScoreDocument } from './document'
import { pageOf } from './html'
import { rowsOf } from './rows'
import { readTable, type TableFile } from './table'
import { voiceOf, type Voice } from './voice'

const USAGE = `Usage: npm run scoresheet -- LOG --out FILE.{csv,json,html}
  --game N         the N-th game at the table (default: the last)
  --evening        all games and the standings over them; takes several LOGs
  --language L     en, de or fr (default en)
  --separator S    of a CSV: a comma (default), a semicolon or "tab"`

/** Something that a person can put right. */
export class Problem extends Error {}

const FORMATS = ['.csv', '.json', '.html'] as const
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
        language: { type: 'string', default: 'en' },
        separator: { type: 'string', default: ',' },
      },
    })
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${USAGE}`)
  }
}

/** npm runs us in the project's folder, but a person means the one they are in. */
const placeOf = (name: string): string => resolve(process.env['INIT_CWD'] ?? '', name)

function formatOf(out: string): Format {
  const ending = extname(out).toLowerCase()
  if (ending === '.pdf') {
    throw new Problem(
      'A PDF needs a Chromium to print it, and this command has none yet. Write FILE.html and print that page from a browser.',
    )
  }
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

function tableIn(path: string, notes: string[]): TableFile {
  let text: string
  try {
    text = readFileSync(placeOf(path), 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Problem(`${path}: ${code === 'ENOENT' ? 'there is no such file' : message}`)
  }
  const read = readTable(text)
  if (!read.ok) throw new Problem(`${path}: ${read.refusal.message} (${read.refusal.code})`)
  if (read.value.games.length === 0) throw new Problem(`${path}: no game was begun at this table.`)
  if (read.value.wasTorn) notes.push(`${path}: the last line has no end and was left out.`)
  return read.value
}

function documentOf(
  paths: readonly string[],
  { game, evening }: { game?: string | undefined; evening: boolean },
  { texts }: Voice,
  notes: string[],
): ScoreDocument {
  const [first, ...others] = paths
  if (first === undefined) throw new Problem(USAGE)
  if (evening && game !== undefined) throw new Problem('Either --evening or --game, not both.')
  if (!evening && others.length > 0) throw new Problem('Several logs make an --evening only.')
  const files = paths.map((path) => tableIn(path, notes))
  const made = evening ? eveningDocument(files, texts) : chosenGame(files[0] as TableFile)
  if (!made.ok) throw new Problem(`${first}: ${made.refusal.message} (${made.refusal.code})`)
  return made.value

  function chosenGame(file: TableFile) {
    const { games } = file
    const chosen =
      game === undefined ? games.at(-1) : games.find(({ number }) => String(number) === game)
    if (chosen === undefined) {
      const numbers = games.map(({ number }) => number).join(', ')
      throw new Problem(`${paths.join()}: there is no game ${game ?? ''}; there are ${numbers}.`)
    }
    return gameDocument(file, chosen, texts)
  }
}

function textOf(document: ScoreDocument, format: Format, voice: Voice, separator: string): string {
  switch (format) {
    case '.json':
      return `${JSON.stringify(document, null, 2)}\n`
    case '.csv':
      return csvOf(rowsOf(document, voice), separator)
    case '.html':
      return pageOf(document, voice)
  }
}

/** Answers what to tell the person; throws a `Problem` for what they can put right. */
export async function scoresheet(args: readonly string[]): Promise<string> {
  const { values, positionals } = readFlags(args)
  const { out } = values
  if (out === undefined || positionals.length === 0) throw new Problem(USAGE)
  const format = formatOf(out)
  const separator = SEPARATORS[values.separator]
  if (separator === undefined) {
    throw new Problem('--separator is a comma, a semicolon (in quotes) or “tab”.')
  }
  const voice = await voiceOf(languageOf(values.language))
  const notes: string[] = []
  const document = documentOf(positionals, values, voice, notes)
  try {
    writeFileSync(placeOf(out), textOf(document, format, voice, separator))
  } catch (error) {
    throw new Problem(`${out}: ${(error as Error).message}`)
  }
  return [...notes, `${out} is written.`].join('\n')
}
