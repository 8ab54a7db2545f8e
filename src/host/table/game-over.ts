/** What a table writes down when a game is over, so that the history need not play it again. */
import { createHash } from 'node:crypto'
import type { GameSoFar } from '../../engine/statistics/facts'
import { isGameResult, type GameResult } from '../../protocol/history'
import type { TableRecord } from './records'

/** Raise this when more is kept of a game, or something else. */
const KEPT = 1

type OverRecord = Extract<TableRecord, { at: 'over' }>
type GameRecord = Extract<TableRecord, { at: 'game' }>

/** Everything that a game's result follows from, except its inputs. */
type GameBegun = Pick<GameRecord, 'number' | 'rulesVersion' | 'config' | 'ceremony'>

/** No secret to anybody who can write the file: it finds lines that were lost, damaged or edited. */
function digestOf(begun: GameBegun, inputs: readonly string[]): string {
  const { number, rulesVersion, config, ceremony } = begun
  const { id, secret, shares } = ceremony
  return createHash('sha256')
    .update(
      [JSON.stringify([number, rulesVersion, config, id, secret, shares]), ...inputs].join('\n'),
    )
    .digest('hex')
}

export function overRecord(
  game: GameBegun & { readonly inputs: readonly unknown[] },
  { totals, winners, facts }: GameSoFar,
): OverRecord {
  const digest = digestOf(
    game,
    game.inputs.map((input) => JSON.stringify(input)),
  )
  return { at: 'over', kept: KEPT, digest, result: { totals, winners, facts } }
}

/** Undefined if the record is of another program, or of another game than the one before it. */
export function resultIn(
  { kept, digest, result }: OverRecord,
  game: GameBegun & { readonly inputs: readonly { readonly text: string }[] },
): GameResult | undefined {
  if (kept !== KEPT || !isGameResult(result)) return undefined
  return digest === digestOf(game, game.inputs.map(inputText)) ? result : undefined
}

const BEFORE = '{"at":"input","input":'
/** What may follow the input in its record: the message that brought it, and the clock. */
const AFTER = /(?:,"id":"[^"]*")?(?:,"banks":\[[\d,]*\])?\}$/

/** The input in its record, without reading it; of use only where it is written as we write it. */
function inputText({ text }: { readonly text: string }): string {
  const end = AFTER.exec(text)?.index ?? text.length
  return text.slice(BEFORE.length, end)
}
