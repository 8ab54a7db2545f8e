/** The rows of a sheet for a spreadsheet: what it is, then one line for each round or game. */
import { ROLES } from '../../engine/ebbes/roles'
import type { EbbesSheet } from '../../engine/scoresheet/ebbes'
import type { EidexSheet } from '../../engine/scoresheet/eidex'
import { t } from '../i18n/texts.svelte'
import type { CharacterTexts } from '../rules/rule-book'
import { listed } from '../games/eidex/table/words'
import { optionsOf } from './agreed'
import type { Cell } from './csv'
import type { EveningDocument, GameDocument, ScoreDocument } from './document'
import { modeName, powerTexts, whyText } from '../games/eidex/scoresheet/words'
import { labelled } from './writing'

type Row = readonly Cell[]
type Names = readonly string[]

export const rowsOf = (document: ScoreDocument, characters: CharacterTexts): readonly Row[] =>
  document.kind === 'evening' ? eveningRows(document, characters) : gameRows(document, characters)

function gameRows(document: GameDocument, characters: CharacterTexts): Row[] {
  const { sheet, names } = document
  const { winners } = sheet
  const called = winners.map((winner) => names[winner] ?? '')
  return [
    [t('sheet.title'), t(`${sheet.game}.name`)],
    [t('sheet.table'), document.table],
    [t('sheet.date'), document.date],
    [t('sheet.game-number'), document.number],
    [t('sheet.fingerprint'), document.fingerprint.commitment],
    [
      t(winners.length > 1 ? 'sheet.winners' : 'sheet.winner'),
      winners.length === 0 ? t('sheet.not-played') : listed(called),
    ],
    ...(sheet.game === 'ebbes' && sheet.end !== null
      ? [[t('sheet.end'), t(`ebbes.over.${sheet.end}`)]]
      : []),
    ...optionsOf(sheet, names),
    [],
    ...(sheet.game === 'ebbes' ? ebbesRows(sheet, names) : eidexRows(sheet, names, characters)),
    [],
    [t('sheet.place'), t('sheet.player'), t('sheet.total')],
    ...sheet.ranking.map(({ place, player, total }) => [place, names[player] ?? '', total]),
  ]
}

const columnsOf = (names: Names, columns: readonly string[]): string[] =>
  names.flatMap((name) => columns.map((column) => `${labelled(name)} ${column}`))

function ebbesRows(sheet: EbbesSheet, names: Names): Row[] {
  const called = (player: number | null) => (player === null ? null : (names[player] ?? ''))
  const columns = [
    t('ebbes.role.plus'),
    t('ebbes.role.ebbes'),
    t('ebbes.role.minus'),
    t('sheet.sum'),
    t('sheet.total'),
  ]
  const head = [
    t('sheet.round'),
    t('sheet.number'),
    t('sheet.pairs'),
    t('sheet.dealer'),
    t('sheet.starter'),
    ...ROLES.map((role) => t(`ebbes.role.${role}`)),
    t('sheet.zilch-right'),
    ...columnsOf(names, columns),
  ]
  const rounds = sheet.rounds.map((round): Row => [
    round.round,
    round.number,
    round.pairs.map(({ card }) => card).join(' '),
    called(round.dealer),
    called(round.starter),
    ...ROLES.map((role) => {
      const suit = round.roles[role]
      return suit === undefined ? null : t(`ebbes.suit.${suit}`)
    }),
    called(round.zilchRight),
    ...(round.scores ?? []).flatMap(({ plus, ebbes, minus, sum, total }) => [
      plus,
      ebbes,
      minus,
      sum,
      total,
    ]),
  ])
  return [head, ...rounds]
}

function eidexRows(sheet: EidexSheet, names: Names, characters: CharacterTexts): Row[] {
  const columns = [
    t('sheet.tricks'),
    t('sheet.points'),
    t('sheet.awarded'),
    t('sheet.victory-points'),
  ]
  const head = [
    t('sheet.game'),
    t('sheet.dealer'),
    t('sheet.mode'),
    t('sheet.limit'),
    ...columnsOf(names, columns),
    t('sheet.why'),
    t('sheet.powers'),
  ]
  const games = sheet.games.map((game): Row => [
    game.game,
    names[game.dealer] ?? '',
    modeName(game),
    game.limit,
    ...names.flatMap((_, seat) =>
      [game.tricks, game.points, game.awarded, game.victoryPoints].map(
        (bySeat) => bySeat?.[seat] ?? null,
      ),
    ),
    whyText(game, names, sheet.options.target),
    powerTexts(characters, game.powers, names).join('; '),
  ])
  return [...characterRows(sheet, names, characters), head, ...games]
}

function characterRows(sheet: EidexSheet, names: Names, texts: CharacterTexts): Row[] {
  if (sheet.options.mode === 'basic') return []
  const played = sheet.characters.map((id) => (id === null ? '' : texts[id].name))
  return [[t('sheet.characters')], ...names.map((name, seat) => [name, played[seat] ?? '']), []]
}

function eveningRows(
  { standings, tables, games }: EveningDocument,
  characters: CharacterTexts,
): Row[] {
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
      t('sheet.best', { game: t('ebbes.name') }),
      t('sheet.best', { game: t('eidex.name') }),
    ],
    ...standings.map(({ place, name, games: played, wins, best }) => [
      place,
      name,
      played,
      wins,
      best.ebbes,
      best.eidex,
    ]),
    ...games.flatMap((game) => [[], ...gameRows(game, characters)]),
  ]
}
