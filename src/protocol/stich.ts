/**
 * A `.stich` file: games at one table, from the first deal to the last card, with the players and everything that
 * was sealed. It may come from anywhere, so it is read strictly, and can only be viewed.
 */
import * as v from 'valibot'
import { gameId } from './game'
import { ceremony, playedLog } from './played'
import {
  appVersion,
  botLevel,
  gameNumber,
  list,
  marker,
  moment,
  MAX_SEATS,
  seatNumber,
  writtenName,
  tableId,
  writtenTable,
} from './primitives'

/** Raise this with every change that an older program would not understand. */
export const STICH = 1

/** The player when the last card was played: a bot beside a name played for that person. */
const stichPlayer = v.strictObject({
  name: v.nullable(writtenName),
  marker: v.nullable(marker),
  bot: v.nullable(botLevel),
  /** The seat after which a bot here is named, if it is another one. */
  regular: v.exactOptional(seatNumber),
})
export type StichPlayer = v.InferOutput<typeof stichPlayer>

const stichGame = v.strictObject({
  number: gameNumber,
  /** Null for a game from before this was recorded. */
  begun: v.nullable(moment),
  /** By seat. */
  players: v.pipe(list(stichPlayer, MAX_SEATS), v.minLength(2)),
  log: playedLog,
  ceremony,
})
export type StichGame = v.InferOutput<typeof stichGame>

export const stich = v.strictObject({
  stich: v.literal(STICH),
  /** The version of the application that wrote it. */
  app: appVersion,
  table: v.strictObject({
    id: tableId,
    name: writtenTable,
    game: gameId,
    opened: moment,
    /** The owner who opened the table, if they ever took a seat. */
    host: v.nullable(writtenName),
  }),
  games: v.pipe(list(stichGame, 1000), v.minLength(1)),
})
export type Stich = v.InferOutput<typeof stich>
