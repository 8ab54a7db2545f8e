/** The rows of a sheet for a spreadsheet: a heading, then one line for each round or game. */
import { gameOf, GAMES } from '../games'
import { gameName } from '../games/faces.svelte'
import { headed, listed } from '../i18n/format'
import { t } from '../i18n/texts.svelte'
import type { Cell } from './csv'
import type { EveningDocument, GameDocument, ScoreDocument } from './document'
import { printerOf, type Printers } from './printers'

type Row = readonly Cell[]

export const rowsOf = (document: ScoreDocument, printers: Printers): readonly Row[] =>
  document.kind === 'evening' ? eveningRows(document, printers) : gameRows(document, printers)

function gameRows(document: GameDocument, printers: Printers): Row[] {
  const { sheet, names } = document
  const { winners } = sheet
  const { part, endText, options, rows } = printerOf(printers, sheet.game)
  const called = winners.map((winner) => names[winner] ?? '')
  const end = endText(sheet)
  return [
    [t('sheet.title'), gameName(sheet.game)],
    [t('sheet.table'), document.table],
    [t('sheet.date'), document.date],
    [gameOf(sheet.game)?.whole.name() ?? t('sheet.game'), document.number],
    [t('sheet.fingerprint'), document.fingerprint.commitment],
    [
      t(winners.length > 1 ? 'sheet.winners' : 'sheet.winner'),
      winners.length === 0 ? t('sheet.not-played') : listed(called),
    ],
    ...(end === '' ? [] : [[t('sheet.end'), end]]),
    ...options(sheet, names),
    [],
    ...rows({ sheet, names, part }),
    [],
    [t('sheet.place'), t('sheet.player'), t('sheet.total')],
    ...sheet.ranking.map(({ place, player, total }) => [place, names[player] ?? '', total]),
  ]
}

/** So many columns for each player, headed by the name. */
export const columnsOf = (names: readonly string[], columns: readonly string[]): string[] =>
  names.flatMap((name) => columns.map((column) => `${unmarked(headed(name))} ${column}`))

/** A cell stands alone: it needs no marks that keep its words from turning others round. */
const unmarked = (text: string): string => text.replace(/[\u2068\u2069]/g, '')

function eveningRows({ standings, tables, games }: EveningDocument, printers: Printers): Row[] {
  const kinds = Object.keys(GAMES)
  return [
    [t('sheet.title'), t('sheet.evening')],
    ...tables.map(({ table, date, host }) => [
      t('sheet.table'),
      table,
      date,
      t('sheet.host'),
      host,
    ]),
    [],
    [
      t('sheet.place'),
      t('sheet.player'),
      t('sheet.games'),
      t('sheet.wins'),
      ...kinds.map((kind) => t('sheet.best', { game: gameName(kind) })),
    ],
    ...standings.map(({ place, name, games: played, wins, best }) => [
      place,
      name,
      played,
      wins,
      ...kinds.map((kind) => best[kind] ?? null),
    ]),
    ...games.flatMap((game) => [[], ...gameRows(game, printers)]),
  ]
}
