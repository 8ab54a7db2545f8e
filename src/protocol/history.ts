/** Questions about the games played on the host's own machine, from its user, and the answers. */
import * as v from 'valibot'
import { GAME_IDS } from './game'
import { SCHEMAS } from './games'
import { isScore, MAX_PLAYERS } from './scores'
import { stich } from './stich'
import {
  among,
  anyOf,
  either,
  isFlag,
  list as listOf,
  many,
  orNull,
  shape,
  whole,
  type Guard,
} from './values'
import {
  BOT_LEVELS,
  count,
  gameNumber,
  isMoment,
  isTableId,
  isWrittenName,
  isWrittenTable,
  list,
  MAX_GAME_NUMBER,
  MAX_SEATS,
  personName,
  requestId,
  sentence,
  tableCode,
  tableId,
  writtenName,
} from './primitives'

type Guarded<G> = G extends Guard<infer T> ? T : never

const isFacts = anyOf(Object.values(SCHEMAS).map((each) => each.isFacts))

const player = { name: orNull(isWrittenName), bot: orNull(among(BOT_LEVELS)) }

/** What a game came to. */
const result = {
  /** By player: the score so far, or at the end. */
  totals: listOf(isScore, MAX_PLAYERS),
  winners: listOf(whole(0, MAX_PLAYERS - 1), MAX_PLAYERS),
  /** What is counted of a game. */
  facts: isFacts,
}
export const isGameResult = shape(result)
export type GameResult = Guarded<typeof isGameResult>

/** Guards instead of a schema: a host and a page read thousands of these at a time. */
const isPlayedGame = shape({
  number: whole(0, MAX_GAME_NUMBER),
  begun: isMoment,
  /** By seat, as in a `.stich` file. */
  players: listOf(
    either(shape(player), shape({ ...player, regular: whole(0, MAX_SEATS - 1) })),
    MAX_SEATS,
  ),
  isOver: isFlag,
  /** Whether the same cards had been played before. */
  isAgain: isFlag,
  ...result,
})
export type PlayedGame = Guarded<typeof isPlayedGame>

const HISTORY_STATES = [
  'running', // at a table that is open now
  'closed', // at a table of this machine that was closed
  'sent', // moved to another computer, which has not confirmed it
  'moved', // arrived there
  'imported', // from a file: can only be viewed
] as const

export const isHistoryEntry = shape({
  table: isTableId,
  name: isWrittenTable,
  game: among(GAME_IDS),
  opened: isMoment,
  host: orNull(isWrittenName),
  state: among(HISTORY_STATES),
  games: listOf(isPlayedGame, 1000),
})
export type HistoryEntry = Guarded<typeof isHistoryEntry>

/** A file that cannot be read, where it is now, and why. */
const damagedFile = v.strictObject({ file: sentence, problem: sentence })
export type DamagedFile = v.InferOutput<typeof damagedFile>

export const historyQuestion = v.variant('do', [
  v.strictObject({ do: v.literal('list') }),
  /** One game, or all of a table; an unfinished game only once it is over. */
  v.strictObject({ do: v.literal('read'), table: tableId, number: v.nullable(gameNumber) }),
  /** Everywhere, including open tables. */
  v.strictObject({ do: v.literal('rename'), from: writtenName, to: personName }),
  v.strictObject({ do: v.literal('delete'), table: tableId }),
  v.strictObject({ do: v.literal('import'), stich }),
  /** Continues the last game of a closed table, or finds the way to one that is open. */
  v.strictObject({ do: v.literal('reopen'), table: tableId }),
])
export type HistoryQuestion = v.InferOutput<typeof historyQuestion>

/** The type of the answer to each question. */
export const HISTORY_ANSWERS = {
  list: 'history',
  read: 'stich',
  rename: 'ack',
  delete: 'ack',
  import: 'ack',
  reopen: 'reopened',
} as const satisfies Readonly<Record<HistoryQuestion['do'], string>>

export const HISTORY_MESSAGES = {
  history: v.strictObject({
    type: v.literal('history'),
    id: requestId,
    entries: many(isHistoryEntry, 'entries of the history', 100_000),
    damaged: list(damagedFile, 1000),
  }),
  /** The answer to `reopen`: how to reach the table. */
  reopened: v.strictObject({ type: v.literal('reopened'), id: requestId, code: tableCode }),
  /** The answer to `read`, or the replay that the table is being shown. */
  stich: v.strictObject({ type: v.literal('stich'), id: v.nullable(requestId), stich }),
}

/** Whose view a replay shows; `open` shows everybody's cards. */
const eyes = v.union([count, v.picklist(['spectator', 'open'])])

/** The position of a replay: after how many inputs. */
export const replayStep = v.strictObject({ step: count, eyes, playing: v.boolean() })
export type ReplayStep = v.InferOutput<typeof replayStep>
