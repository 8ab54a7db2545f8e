/** What goes on paper: a sheet with what its table knows besides the game. */
import { accept, type Result } from '../../engine/kernel'
import { standingsOf, type Standing } from '../../engine/scoresheet/evening'
import type { Sheet } from '../../engine/scoresheet/sheet'
import type { Stich, StichGame } from '../../protocol/stich'
import { GAMES } from '../games'
import { namesOf } from './names'
import { printerOf, type Printers } from './printers'

export interface GameDocument {
  readonly kind: 'game'
  readonly table: string
  /** When the game was begun, or its table opened if that is unknown. */
  readonly date: string
  /** Of the games at this table. */
  readonly number: number
  readonly names: readonly string[]
  /** The seal on the host's secret, which everybody saw before the first deal. */
  readonly fingerprint: { readonly game: string; readonly commitment: string }
  readonly sheet: Sheet
}

export interface EveningDocument {
  readonly kind: 'evening'
  readonly tables: readonly {
    readonly table: string
    readonly date: string
    readonly game: string
    readonly host: string | null
  }[]
  readonly standings: readonly Standing[]
  readonly games: readonly GameDocument[]
}

export type ScoreDocument = GameDocument | EveningDocument

export function gameDocument(
  { table }: Stich,
  { number, begun, players, log, ceremony }: StichGame,
  printers: Printers,
): Result<GameDocument> {
  const made = printerOf(printers, log.game).sheetOf(log)
  if (!made.ok) return made
  return accept({
    kind: 'game',
    table: table.name,
    date: begun ?? table.opened,
    number,
    names: namesOf(made.value, players),
    fingerprint: { game: ceremony.id, commitment: ceremony.commitment },
    sheet: made.value,
  })
}

/** Which games were played at these tables. */
export const gamesOf = (tables: readonly Stich[]): readonly string[] =>
  tables.flatMap(({ games }) => games.map(({ log }) => log.game))

/** All games of these tables, one after the other. */
export function eveningDocument(
  tables: readonly Stich[],
  printers: Printers,
): Result<EveningDocument> {
  const games: GameDocument[] = []
  for (const stich of tables) {
    for (const game of stich.games) {
      const made = gameDocument(stich, game, printers)
      if (!made.ok) return made
      games.push(made.value)
    }
  }
  return accept({
    kind: 'evening',
    tables: tables.map(({ table: { name, opened, game, host } }) => ({
      table: name,
      date: opened,
      game,
      host,
    })),
    standings: standingsOf(games, Object.keys(GAMES)),
    games,
  })
}
