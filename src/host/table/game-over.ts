/** What a table writes down when a game is over, so that the history need not play it again. */
import { createHash } from 'node:crypto'
import type { GameSoFar } from '../../engine/statistics/facts'
import { isGameResult, type GameResult } from '../../protocol/history'
import type { TableRecord } from './records'

/** Raise this when more is kept of a game, or something else. */
const KEPT = 1

type OverRecord = Extract<TableRecord, { at: 'over' }>
type GameRecord = Extract<TableRecord, { at: 'game' }>

/** A game as its records tell it: everything that its result follows from. */
export type GameOnDisk = Pick<GameRecord, 'number' | 'rulesVersion' | 'config' | 'ceremony'> & {
  readonly inputs: readonly unknown[]
}

/** No secret against anybody who can write the file: it finds lines that were lost, damaged or edited. */
function digestOf({ number, rulesVersion, config, ceremony, inputs }: GameOnDisk): string {
  const { id, secret, shares } = ceremony
  return createHash('sha256')
    .update(JSON.stringify([number, rulesVersion, config, id, secret, shares, inputs]))
    .digest('hex')
}

export function overRecord(game: GameOnDisk, { totals, winners, facts }: GameSoFar): OverRecord {
  return { at: 'over', kept: KEPT, digest: digestOf(game), result: { totals, winners, facts } }
}

/** Undefined if the record is of another program, or of another game than the one before it. */
export function resultIn(record: OverRecord, game: GameOnDisk): GameResult | undefined {
  const { kept, digest, result } = record
  if (kept !== KEPT || !isGameResult(result)) return undefined
  return digest === digestOf(game) ? result : undefined
}
