/** A game as it was played, with everything that was sealed: the common part of a proof and a `.stich` file. */
import * as v from 'valibot'
import type { GameTypes, Log } from '../engine/kernel'
import { count, hash, list, MAX_SEATS, seatNumber, sentence } from './primitives'

/** See docs/fair-deals.md. */
export const ceremony = v.strictObject({
  id: sentence,
  commitment: hash,
  shareCommitments: list(hash, MAX_SEATS),
  secret: hash,
  shares: list(hash, MAX_SEATS),
})

/** Judged by the engine, which replays it. */
const move = v.looseObject({ type: v.string() })
export const anyInput = v.union([
  v.strictObject({ by: seatNumber, action: move }),
  v.strictObject({ by: v.literal('chance'), outcome: move }),
])

/** Options and inputs are judged by the engine, which replays them. */
export const playedLog = v.strictObject({
  game: v.string(),
  rulesVersion: count,
  config: v.record(v.string(), v.unknown()),
  inputs: list(v.record(v.string(), v.unknown()), 100_000),
})

/** For the engine, which trusts nothing in it and refuses what does not fit. */
export const engineLog = <T extends GameTypes = GameTypes>(
  log: v.InferOutput<typeof playedLog> | Log<GameTypes>,
): Log<T> => log as unknown as Log<T>
