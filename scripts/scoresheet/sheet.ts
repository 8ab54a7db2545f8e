/** The sources of a sheet: games that were played, or the options of a blank one. */
import { readFileSync } from 'node:fs'
import type { Result } from '../../src/engine/kernel'
import { stichOfLog } from '../../src/host/history/stich-of-log'
import { openStich } from '../../src/protocol/open-stich'
import type { Stich } from '../../src/protocol/stich'
import { STICH_ENDING } from '../../src/protocol/stich-file'
import { GAMES } from '../../src/renderer/games'
import { loadFace } from '../../src/renderer/games/faces.svelte'
import type { AnyBlank, SheetFace } from '../../src/renderer/games/sheet-face'
import {
  eveningDocument,
  gameDocument,
  type ScoreDocument,
} from '../../src/renderer/scoresheet/document'
import type { Printers } from '../../src/renderer/scoresheet/printers'
import { placeOf, Problem } from './problem'

/** A `.stich` file has the version of the program that wrote it; a log has none. */
const APP = '0.0.0'

function must<T>(path: string, made: Result<T>): T {
  if (made.ok) return made.value
  throw new Problem(`${path}: ${made.refusal.message} (${made.refusal.code})`)
}

function stichIn(path: string, notes: string[]): Stich {
  let text: string
  try {
    text = readFileSync(placeOf(path), 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Problem(`${path}: ${code === 'ENOENT' ? 'there is no such file' : message}`)
  }
  if (path.endsWith(STICH_ENDING)) return must(path, openStich(text))
  const { stich, wasTorn } = must(path, stichOfLog(text, APP))
  if (wasTorn) notes.push(`${path}: the last line has no end and was left out.`)
  return stich
}

export interface Choice {
  readonly game?: string | undefined
  readonly evening: boolean
}

export const tablesIn = (paths: readonly string[], notes: string[]): readonly Stich[] =>
  paths.map((path) => stichIn(path, notes))

export function documentOf(
  paths: readonly string[],
  tables: readonly Stich[],
  { game, evening }: Choice,
  printers: Printers,
): ScoreDocument {
  if (evening && game !== undefined) throw new Problem('Either --evening or --game, not both.')
  if (!evening && paths.length > 1) throw new Problem('Several logs make an --evening only.')
  const where = paths.join(', ')
  const made: Result<ScoreDocument> = evening
    ? eveningDocument(tables, printers)
    : chosenGame(where, tables[0], game, printers)
  return must(where, made)
}

function chosenGame(
  path: string,
  stich: Stich | undefined,
  number: string | undefined,
  printers: Printers,
) {
  const games = stich?.games ?? []
  const chosen =
    number === undefined ? games.at(-1) : games.find((game) => String(game.number) === number)
  if (stich === undefined || chosen === undefined) {
    const numbers = games.map((game) => game.number).join(', ')
    throw new Problem(`${path}: there is no game ${number ?? ''}; there are ${numbers}.`)
  }
  return gameDocument(stich, chosen, printers)
}

/** For a game by its name, which interprets the options itself. */
export async function blankFor(
  game: string,
  wishes: readonly string[],
): Promise<{ readonly blank: AnyBlank; readonly sheets: SheetFace }> {
  const games = Object.keys(GAMES)
  if (!games.includes(game)) throw new Problem(`--blank is ${games.join(' or ')}, not “${game}”.`)
  const sheets = await (await loadFace(game)).sheets()
  const blank = sheets.blank.read(wishes)
  if (blank === undefined) throw new Problem(sheets.blank.usage)
  return { blank, sheets }
}
