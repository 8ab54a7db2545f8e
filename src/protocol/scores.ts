/** Points of a game as the history keeps them. */
import { list, whole } from './values'
import { MOST_SEATS } from './words'

/** A player who is scored without a seat takes the place of one. */
export const MOST_PLAYERS = MOST_SEATS
export const isScore = whole(-10_000, 10_000)
/** By player. */
export const areScores = list(isScore, MOST_PLAYERS)
