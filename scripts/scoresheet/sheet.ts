/** The files that a sheet is made of: games that were played, or a wish for a blank one. */
import { readFileSync } from 'node:fs'
import type { Result } from '../../src/engine/kernel'
import { stichOfLog } from '../../src/host/history/stich-of-log'
import { openStich } from '../../src/protocol/open-stich'
import type { Stich } from '../../src/protocol/stich'
import { STICH_ENDING } from '../../src/protocol/stich-file'
import { BLANK_PLAYERS, type Blank } from '../../src/renderer/scoresheet/blank'
import {
  eveningDocument,
  gameDocument,
  type ScoreDocument,
} from '../../src/renderer/scoresheet/document'
import { placeOf, Problem } from './problem'

/** Of a `.stich` file it is the version of whoever wrote it; a log says nothing of it. */
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

interface Choice {
  readonly game?: string | undefined
  readonly evening: boolean
}

export function documentOf(
  paths: readonly string[],
  { game, evening }: Choice,
  notes: string[],
): ScoreDocument {
  if (evening && game !== undefined) throw new Problem('Either --evening or --game, not both.')
  if (!evening && paths.length > 1) throw new Problem('Several logs make an --evening only.')
  const tables = paths.map((path) => stichIn(path, notes))
  const where = paths.join(', ')
  const made: Result<ScoreDocument> = evening
    ? eveningDocument(tables)
    : chosenGame(where, tables[0], game)
  return must(where, made)
}

function chosenGame(path: string, stich: Stich | undefined, number: string | undefined) {
  const games = stich?.games ?? []
  const chosen =
    number === undefined ? games.at(-1) : games.find((game) => String(game.number) === number)
  if (stich === undefined || chosen === undefined) {
    const numbers = games.map((game) => game.number).join(', ')
    throw new Problem(`${path}: there is no game ${number ?? ''}; there are ${numbers}.`)
  }
  return gameDocument(stich, chosen)
}

export function blankFor(game: string, wanted: string | undefined, pairs: boolean): Blank {
  if (game === 'eidex') {
    if ((wanted ?? '3') !== '3' || pairs) throw new Problem('Eidex is for three, without variants.')
    return { game }
  }
  if (game !== 'ebbes') throw new Problem(`--blank is ebbes or eidex, not “${game}”.`)
  const players = BLANK_PLAYERS.find((known) => String(known) === (wanted ?? '4'))
  if (players === undefined) throw new Problem(`--players is one of ${BLANK_PLAYERS.join(', ')}.`)
  return { game, players, pairs }
}
