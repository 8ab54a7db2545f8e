/** Reads a `.stich` file: replays every game and checks its deals, or refuses it with the reason. */
import * as v from 'valibot'
import { verifyGame } from '../engine/fair/verify'
import { knownGame } from '../engine/known-game'
import { accept, refuse, type Result, readsRules } from '../engine/kernel'
import { parseJson } from './bounded-json'
import { engineLog } from './played'
import { STICH, stich, type Stich, type StichGame } from './stich'
import { MAX_STICH_BYTES } from './stich-file'

/** Why a file is refused. Codes of the log and of fair deals pass through. */
export const STICH_CODES = [
  'stich.text', // not JSON
  'stich.version', // written by a newer program
  'stich.shape', // JSON, but not of a .stich file
  'stich.seats', // the number of players differs from the game's seats
] as const
export type StichCode = (typeof STICH_CODES)[number]

const no = (code: StichCode, message: string) => refuse(code, message)

export const NO_JSON = no('stich.text', 'This is not JSON, or far too much of it.')
/** Lists and objects: a hundred times those of the longest evening. */
const MAX_PARTS = 1_000_000

export function openStich(text: string): Result<Stich> {
  const value = parseStich(text)
  return value === undefined ? NO_JSON : checkStich(value)
}

/** Also undefined for a file too large to be examined. */
export const parseStich = (text: string): unknown =>
  text.length > MAX_STICH_BYTES ? undefined : parseJson(text, MAX_PARTS)

export function checkStich(value: unknown): Result<Stich> {
  const version = (value as { stich?: unknown } | null)?.stich
  if (typeof version === 'number' && version > STICH) {
    return no('stich.version', `Written in version ${version}; this program reads up to ${STICH}.`)
  }
  const read = v.safeParse(stich, value, { abortEarly: true })
  if (!read.success) {
    const [issue] = read.issues
    return no('stich.shape', `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`)
  }
  const twice = firstTwice(read.output.games)
  if (twice !== undefined) return twice
  for (const game of read.output.games) {
    const checked = checkGame(game, read.output.table.game)
    if (!checked.ok) {
      return refuse(checked.refusal.code, `Game ${game.number}: ${checked.refusal.message}`)
    }
  }
  return accept(read.output)
}

/** Games are identified by their numbers. */
export function firstTwice(games: readonly StichGame[]) {
  const numbers = games.map(({ number }) => number)
  const twice = numbers.find((number, index) => numbers.indexOf(number) < index)
  return twice === undefined ? undefined : no('stich.shape', `Game ${twice} is in it twice.`)
}

function checkGame({ log, players, ceremony }: StichGame, id: string): Result<unknown> {
  if (log.game !== id) return refuse('log.version', `This is no game of ${id}.`)
  const game = knownGame(id)
  const seats = game.seatsOf(log.config)
  if (players.length !== ceremony.shares.length || players.length !== seats) {
    return no('stich.seats', 'There are not as many players as the game has seats.')
  }
  if (!readsRules(game, log.rulesVersion)) {
    return refuse(
      'log.version',
      `Played by rules ${log.rulesVersion}; these are ${game.rulesVersion}.`,
    )
  }
  return verifyGame(game, engineLog(log), ceremony)
}
