/** What everybody at a table is told about it, and what they can propose. */
import * as v from 'valibot'
import { gameId, gameOptions } from './game'
import {
  botLevel,
  count,
  gameNumber,
  hash,
  list,
  marker,
  milliseconds,
  moment,
  MAX_SEATS,
  personName,
  seatNumber,
  seconds,
  tableCode,
  tableId,
  tableName,
} from './primitives'
import { anyInput } from './played'

export const ACCESS = ['open', 'private'] as const

/** What spectators see: nothing, the public view, or all hands one round later. */
const SPECTATORS = ['none', 'public', 'open-later'] as const

export const PHASES = [
  'gathering', // people take their seats
  'dealing', // every seat adds a share to the shuffle
  'playing',
  'paused',
  'stopped', // the log cannot be written
  'moving', // being moved to another computer
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** Time for each move, and a bank that is used up after it. */
const moveClock = v.strictObject({ move: seconds, bank: v.union([v.literal(0), seconds]) })

/** What can be agreed on beside the rules of the game. */
const manners = {
  name: tableName,
  access: v.picklist(ACCESS),
  spectators: v.picklist(SPECTATORS),
  /** Seconds until an absent player's seat is offered to a bot; null for never. */
  patience: v.nullable(seconds),
  clock: v.nullable(moveClock),
  /** Whether players may ask for advice during a game. */
  coach: v.boolean(),
}

const gameSetup = v.strictObject({ game: gameId, options: gameOptions })

/** More inputs than a lesson has. */
const MAX_LINE = 200

/**
 * A table of its own kind, for a lesson: in memory only, for nobody but its guest, and never counted. Its dice and its
 * bots follow the line as far as it goes; so many of its inputs have been made when the cards are dealt.
 */
const practice = v.strictObject({ line: list(anyInput, MAX_LINE), made: count })
export type Practice = v.InferOutput<typeof practice>

export const tableSetup = v.strictObject({
  ...manners,
  ...gameSetup.entries,
  seats: v.pipe(
    v.array(v.union([v.literal('open'), botLevel])),
    v.minLength(2),
    v.maxLength(MAX_SEATS),
  ),
  /** The seat of the guest who opens the table; null to watch only. */
  seat: v.nullable(seatNumber),
  practice: v.exactOptional(practice),
})
export type TableSetup = v.InferOutput<typeof tableSetup>

/** Decided by the table's owner, by the host, or by a majority of the people there. */
export const proposal = v.variant('do', [
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('pause') }),
  v.strictObject({ do: v.literal('resume') }),
  v.strictObject({ do: v.literal('rematch') }),
  /** The same cards again, everybody in the same seat. */
  v.strictObject({ do: v.literal('again') }),
  v.strictObject({ do: v.literal('close') }),
  /** Undoes my last decision: only while no player has learnt anything since, and all agree. */
  v.strictObject({ do: v.literal('take-back'), seat: seatNumber }),
  /** The seat can be certain that the rest of the round changes nothing: the host plays it out, if all agree. */
  v.strictObject({ do: v.literal('claim'), seat: seatNumber }),
  v.strictObject({ do: v.literal('kick'), seat: seatNumber }),
  /** Removes the spectator of that name. Like players who were kicked, they stay out until they are let in. */
  v.strictObject({ do: v.literal('remove'), name: personName }),
  v.strictObject({ do: v.literal('let-in'), name: personName }),
  /** A bot plays this seat, for a person or because it is free. */
  v.strictObject({ do: v.literal('bot'), seat: seatNumber, level: botLevel }),
  /** Takes the bot off: its person has the seat again, or it is free. */
  v.strictObject({ do: v.literal('no-bot'), seat: seatNumber }),
  /** Moves the table to the computer of the player there; null if it stays after all. */
  v.strictObject({ do: v.literal('move'), seat: v.nullable(seatNumber) }),
])
export type Proposal = v.InferOutput<typeof proposal>

/** What a seat can propose for itself at this moment: pages offer it only then. */
export const offer = v.picklist(['take-back', 'claim'])
export type Offer = v.InferOutput<typeof offer>

const personInfo = v.strictObject({
  name: personName,
  marker,
  present: v.boolean(),
  /** Away for longer than the table's patience. */
  overdue: v.boolean(),
  /** Whether they run a host that could take the table over. */
  hosts: v.boolean(),
})

/** A seat has a person, a bot, a bot playing for a person, or nobody. */
const seatInfo = v.strictObject({
  person: v.nullable(personInfo),
  bot: v.nullable(botLevel),
  /** The seat after which a bot here is named, if it is another one. */
  regular: v.exactOptional(seatNumber),
  /** The time left for this move and in the bank, or to be ready for another game; null without a clock. */
  clock: v.nullable(v.strictObject({ move: milliseconds, bank: milliseconds, runs: v.boolean() })),
})
export type SeatInfo = v.InferOutput<typeof seatInfo>

/** Sealed before the first deal, opened after the last: see docs/fair-deals.md. */
const dealingInfo = v.strictObject({
  /** Names the game that is dealt; changes whenever the shares have to be drawn again. */
  id: v.pipe(v.string(), v.maxLength(80)),
  commitment: hash,
  /** By seat; null while it is missing. */
  shares: list(v.nullable(hash), MAX_SEATS),
  /** How often the shares of this game had to be drawn again. */
  restarts: count,
})

/** Spectators at one table, not counting its owner. */
export const MAX_WATCHING = 100
/** How many removed people a table remembers. */
export const MAX_REMOVED = 20

/** How many proposals a seat can support at a time. */
export const VOTES_OF_A_SEAT = 4

const vote = v.strictObject({
  what: proposal,
  by: list(seatNumber, MAX_SEATS),
})

/** The lines of a tally; a table where more people came and went tells of those who won most. */
export const MAX_TALLY = 20

/** What one person or bot has won at this table. */
const tallyLine = v.strictObject({
  /** Null for the game's own player. */
  name: v.nullable(personName),
  bot: v.boolean(),
  /** Finished games, and those of them that were won. */
  games: count,
  wins: count,
})
export type TallyLine = v.InferOutput<typeof tallyLine>

export const tableInfo = v.strictObject({
  id: tableId,
  ...manners,
  ...gameSetup.entries,
  /** For invitations: only people at the table are told. */
  code: tableCode,
  phase: v.picklist(PHASES),
  /** When the table was opened, and when the newest game was begun. */
  opened: moment,
  begun: v.nullable(moment),
  /** Games begun at this table. */
  gameNumber,
  /** The finished games of this table, most wins first. */
  tally: list(tallyLine, MAX_TALLY),
  /** The owner's seat; null if the owner is a spectator. */
  owner: v.nullable(seatNumber),
  seats: list(seatInfo, MAX_SEATS),
  /** The names of the spectators, and of people who were removed. */
  watching: list(personName, MAX_WATCHING + 1),
  removed: list(personName, MAX_REMOVED),
  dealing: v.nullable(dealingInfo),
  /** Whether the cards of this game have been played before. */
  again: v.boolean(),
  /** The seat whose player was asked to take the table over. */
  move: v.nullable(seatNumber),
  votes: list(vote, VOTES_OF_A_SEAT * MAX_SEATS),
  /** Made for a lesson: nothing that is played here is kept. */
  practice: v.exactOptional(v.literal(true)),
})
export type TableInfo = v.InferOutput<typeof tableInfo>

/** What the machine's own user is told about every table, private ones included. */
export const ownTable = v.strictObject({
  id: tableId,
  name: tableName,
  game: gameId,
  access: v.picklist(ACCESS),
  phase: v.picklist(PHASES),
  opened: moment,
  people: list(personName, MAX_SEATS),
  watching: count,
  /** No one is connected. */
  deserted: v.boolean(),
})
export type OwnTable = v.InferOutput<typeof ownTable>

export const tablesQuestion = v.variant('do', [
  v.strictObject({ do: v.literal('list') }),
  v.strictObject({ do: v.literal('close'), table: tableId }),
])
export type TablesQuestion = v.InferOutput<typeof tablesQuestion>

/** A line in the lobby. */
export const tableSummary = v.strictObject({
  id: tableId,
  name: tableName,
  game: gameId,
  phase: v.picklist(PHASES),
  people: list(personName, MAX_SEATS),
  seats: count,
  free: count,
  spectators: v.picklist(SPECTATORS),
})
export type TableSummary = v.InferOutput<typeof tableSummary>
