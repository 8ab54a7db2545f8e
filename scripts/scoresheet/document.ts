/** What goes on paper: a sheet with what its table knows beside the game. */
import type { GameId } from '../../src/engine/games'
import { ebbes, type Types as Ebbes } from '../../src/engine/ebbes/game'
import type { Types as Eidex } from '../../src/engine/eidex/game'
import { accept, type Log, type Result } from '../../src/engine/kernel'
import { sheetOfEbbes } from '../../src/engine/scoresheet/ebbes'
import { sheetOfEidex } from '../../src/engine/scoresheet/eidex'
import { standingsOf, type Sheet, type Standing } from '../../src/engine/scoresheet/evening'
import { namesOf } from './names'
import type { PlayedGame, TableFile } from './table'
import type { SheetTexts } from './texts/texts'

export interface GameDocument<S extends Sheet = Sheet> {
  readonly kind: 'game'
  readonly table: string
  /** When the table was opened. */
  readonly date: string
  /** Of the games at this table. */
  readonly number: number
  readonly names: readonly string[]
  /** The seal on the host's secret, which everybody saw before the first deal. */
  readonly fingerprint: { readonly game: string; readonly commitment: string }
  readonly sheet: S
}

export interface EveningDocument {
  readonly kind: 'evening'
  readonly tables: readonly {
    readonly table: string
    readonly date: string
    readonly game: GameId
    readonly host: string | null
  }[]
  readonly standings: readonly Standing[]
  readonly games: readonly GameDocument[]
}

export type ScoreDocument = GameDocument | EveningDocument

export function gameDocument(
  { head }: TableFile,
  { number, log, seats, ceremony }: PlayedGame,
  texts: SheetTexts,
): Result<GameDocument> {
  const made: Result<Sheet> =
    log.game === ebbes.id ? sheetOfEbbes(log as Log<Ebbes>) : sheetOfEidex(log as Log<Eidex>)
  if (!made.ok) return made
  return accept({
    kind: 'game',
    table: head.setup.name,
    date: head.opened,
    number,
    names: namesOf(made.value, seats, texts),
    fingerprint: { game: ceremony.id, commitment: ceremony.commitment },
    sheet: made.value,
  })
}

export function eveningDocument(
  files: readonly TableFile[],
  texts: SheetTexts,
): Result<EveningDocument> {
  const games: GameDocument[] = []
  for (const file of files) {
    for (const game of file.games) {
      const made = gameDocument(file, game, texts)
      if (!made.ok) return made
      games.push(made.value)
    }
  }
  return accept({
    kind: 'evening',
    tables: files.map(({ head, game, host }) => ({
      table: head.setup.name,
      date: head.opened,
      game,
      host,
    })),
    standings: standingsOf(games),
    games,
  })
}
