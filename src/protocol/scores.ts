/** Points of a game as the history keeps them. */
import { list, whole } from './values'
import { MAX_SEATS } from './primitives'

/** A player who is scored without a seat takes the place of a seated one. */
export const MAX_PLAYERS = MAX_SEATS
export const isScore = whole(-10_000, 10_000)
/** By player. */
export const areScores = list(isScore, MAX_PLAYERS)
