/** A game as it was played, with everything that was sealed: what a proof and a `.stich` file have of it. */
import * as v from 'valibot'
import { count, hash, list, MOST_SEATS, sentence } from './words'

/** See docs/fair-deals.md. */
export const ceremony = v.strictObject({
  id: sentence,
  commitment: hash,
  shareCommitments: list(hash, MOST_SEATS),
  secret: hash,
  shares: list(hash, MOST_SEATS),
})

/** What options and inputs mean is for the engine to judge, which replays them. */
export const playedLog = v.strictObject({
  game: v.string(),
  rulesVersion: count,
  config: v.record(v.string(), v.unknown()),
  inputs: list(v.record(v.string(), v.unknown()), 100_000),
})
