/** Which games count, and who sat where in them. */
import type { GameFacts } from './facts'

/** A game in the history, as far as statistics need it. */
export interface PastGame {
  readonly number: number
  /** As `toISOString` writes it, so that the order of texts is the order of time. */
  readonly begun: string
  /** By seat; a bot beside a name played for that person. */
  readonly players: readonly { readonly name: string | null; readonly bot: string | null }[]
  readonly isOver: boolean
  /** Whether the same cards had been played before. */
  readonly isAgain: boolean
  /** By player: what is counted in the end. */
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

/** People go by their names, bots of a level are one. */
export type Who =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

/** Two are the same if and only if their keys are. */
export const keyOf = (who: Who): string =>
  who.kind === 'person' ? `person ${who.name}` : `bot ${who.level}`

/** Somebody in one game. */
export interface Appearance {
  readonly who: Who
  readonly key: string
  readonly player: number
  readonly total: number
  readonly isWon: boolean
  /** 1 for the first; the same total shares a place. */
  readonly place: number
}

/** A game that counts, with everybody who is somebody. */
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

/** Whoever has won is before everybody else; apart from that the totals say it. */
function placeOf({ totals, winners }: PastGame, player: number): number {
  const isBefore = (other: number, total: number) =>
    winners.includes(player)
      ? winners.includes(other) && total > (totals[player] ?? 0)
      : winners.includes(other) || total > (totals[player] ?? 0)
  return 1 + totals.filter((total, other) => isBefore(other, total)).length
}

/** Nobody sits at a free seat, and a player who is scored without one is nobody. */
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

/** The oldest first. */
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
