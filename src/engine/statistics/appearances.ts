/** Which games count, and who sat where in them. */
import type { GameFacts } from './facts'

/** The part of a past game that statistics need. */
export interface PastGame {
  readonly number: number
  /** As written by `toISOString`, so that alphabetical order is chronological. */
  readonly begun: string
  /** By seat; a bot beside a name played for that person. */
  readonly players: readonly { readonly name: string | null; readonly bot: string | null }[]
  readonly isOver: boolean
  /** Whether the same cards had been played before. */
  readonly isAgain: boolean
  /** By player: the score so far, or at the end. */
  readonly totals: readonly number[]
  readonly winners: readonly number[]
  readonly facts: GameFacts
}

/** A table in the history. */
export interface PastTable {
  readonly table: string
  readonly state: 'running' | 'closed' | 'sent' | 'moved' | 'imported'
  readonly games: readonly PastGame[]
}

/** People are identified by name; all bots of a level count as one. */
export type Who =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

/** Two are the same if and only if their keys are. */
export const keyOf = (who: Who): string =>
  who.kind === 'person' ? `person ${who.name}` : `bot ${who.level}`

/** A person or bot in one game. */
export interface Appearance {
  readonly who: Who
  readonly key: string
  readonly player: number
  readonly total: number
  readonly isWon: boolean
  /** 1 for first; equal totals share a place. */
  readonly place: number
}

/** A game that counts, with all its people and bots. */
export interface CountedGame {
  readonly table: string
  readonly game: PastGame
  readonly appearances: readonly Appearance[]
}

export interface LeftOut {
  readonly imported: number
  readonly again: number
  readonly unfinished: number
}

/** The first reason why a game does not count. */
const reasonAgainst = (table: PastTable, game: PastGame): keyof LeftOut | undefined => {
  if (table.state === 'imported') return 'imported'
  if (!game.isOver) return 'unfinished'
  return game.isAgain ? 'again' : undefined
}

/** Winners come before everybody else; apart from that, totals decide. */
function placeOf({ totals, winners }: PastGame, player: number): number {
  const isBefore = (other: number, total: number) =>
    winners.includes(player)
      ? winners.includes(other) && total > (totals[player] ?? 0)
      : winners.includes(other) || total > (totals[player] ?? 0)
  return 1 + totals.filter((total, other) => isBefore(other, total)).length
}

/** Undefined for a free seat, and for a player who is scored without a seat. */
function whoAt({ players }: PastGame, player: number): Who | undefined {
  const seat = players[player]
  if (seat === undefined) return undefined
  if (seat.name !== null) return { kind: 'person', name: seat.name }
  return seat.bot === null ? undefined : { kind: 'bot', level: seat.bot }
}

const appearancesOf = (game: PastGame, withBots: boolean): readonly Appearance[] =>
  game.totals.flatMap((total, player) => {
    const who = whoAt(game, player)
    if (who === undefined || (who.kind === 'bot' && !withBots)) return []
    const isWon = game.winners.includes(player)
    return [{ who, key: keyOf(who), player, total, isWon, place: placeOf(game, player) }]
  })

/** Oldest first. */
export function countedGames(
  tables: readonly PastTable[],
  withBots: boolean,
): { readonly counted: readonly CountedGame[]; readonly leftOut: LeftOut } {
  const leftOut = { imported: 0, again: 0, unfinished: 0 }
  const counted: CountedGame[] = []
  for (const table of tables) {
    for (const game of table.games) {
      const reason = reasonAgainst(table, game)
      if (reason !== undefined) leftOut[reason]++
      else {
        const appearances = appearancesOf(game, withBots)
        counted.push({ table: table.table, game, appearances })
      }
    }
  }
  counted.sort((a, b) => compare(a.game.begun, b.game.begun) || a.game.number - b.game.number)
  return { counted, leftOut }
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
