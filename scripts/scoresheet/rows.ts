/** The rows of a sheet for a spreadsheet: what it is, then one line for each round or game. */
import { ROLES } from '../../src/engine/ebbes/roles'
import type { EbbesSheet } from '../../src/engine/scoresheet/ebbes'
import type { EidexSheet } from '../../src/engine/scoresheet/eidex'
import { optionsOf } from './agreed'
import type { Cell } from './csv'
import type { EveningDocument, GameDocument, ScoreDocument } from './document'
import { characterName, modeName, powerTexts, whyText } from './eidex-words'
import { listed, type Voice } from './voice'

type Row = readonly Cell[]
type Names = readonly string[]

export const rowsOf = (document: ScoreDocument, voice: Voice): readonly Row[] =>
  document.kind === 'evening' ? eveningRows(document, voice) : gameRows(document, voice)

function gameRows(document: GameDocument, voice: Voice): Row[] {
  const { texts } = voice
  const { sheet, names } = document
  const { winners } = sheet
  const called = winners.map((winner) => names[winner] ?? '')
  return [
    [texts.title, sheet.game],
    [texts.table, document.table],
    [texts.date, document.date],
    [texts.gameNumber, document.number],
    [texts.fingerprint, document.fingerprint.commitment],
    [
      winners.length > 1 ? texts.winners : texts.winner,
      winners.length === 0 ? texts.notPlayed : listed(voice, called),
    ],
    ...(sheet.game === 'ebbes' && sheet.end !== null
      ? [[texts.endReason, texts.end[sheet.end]]]
      : []),
    ...optionsOf(voice, sheet, names),
    [],
    ...(sheet.game === 'ebbes' ? ebbesRows(sheet, names, voice) : eidexRows(sheet, names, voice)),
    [],
    [texts.place, texts.player, texts.total],
    ...sheet.ranking.map(({ place, player, total }) => [place, names[player] ?? '', total]),
  ]
}

function ebbesRows(sheet: EbbesSheet, names: Names, { texts, words }: Voice): Row[] {
  const called = (player: number | null) => (player === null ? null : (names[player] ?? ''))
  const columns = [
    words['ebbes.role.plus'],
    words['ebbes.role.ebbes'],
    words['ebbes.role.minus'],
    texts.sum,
    texts.total,
  ]
  const head = [
    texts.round,
    texts.number,
    texts.pairs,
    texts.dealer,
    texts.starter,
    ...ROLES.map((role) => words[`ebbes.role.${role}`]),
    texts.zilchRight,
    ...names.flatMap((name) => columns.map((column) => `${name}${texts.colon} ${column}`)),
  ]
  const rounds = sheet.rounds.map((round): Row => [
    round.round,
    round.number,
    round.pairs.map(({ card }) => card).join(' '),
    called(round.dealer),
    called(round.starter),
    ...ROLES.map((role) => {
      const suit = round.roles[role]
      return suit === undefined ? null : words[`ebbes.suit.${suit}`]
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

function eidexRows(sheet: EidexSheet, names: Names, voice: Voice): Row[] {
  const { texts } = voice
  const columns = [texts.tricks, texts.points, texts.awarded, texts.victoryPoints]
  const characters = sheet.characters.map((id) => (id === null ? '' : characterName(voice, id)))
  const head = [
    texts.game,
    texts.dealer,
    texts.mode,
    texts.limit,
    ...names.flatMap((name) => columns.map((column) => `${name}${texts.colon} ${column}`)),
    texts.why,
    texts.powers,
  ]
  const games = sheet.games.map((game): Row => [
    game.game,
    names[game.dealer] ?? '',
    modeName(voice, game),
    game.limit,
    ...names.flatMap((_, seat) =>
      [game.tricks, game.points, game.awarded, game.victoryPoints].map(
        (bySeat) => bySeat?.[seat] ?? null,
      ),
    ),
    whyText(voice, game, names),
    powerTexts(voice, game.powers, names).join('; '),
  ])
  const played =
    sheet.options.mode === 'basic'
      ? []
      : [[texts.characters], ...names.map((name, seat) => [name, characters[seat] ?? '']), []]
  return [...played, head, ...games]
}

function eveningRows({ standings, tables, games }: EveningDocument, voice: Voice): Row[] {
  const { texts } = voice
  return [
    [texts.title, texts.evening],
    ...tables.map(({ table, date, host }) => [texts.table, table, date, texts.host, host]),
    [],
    [
      texts.place,
      texts.player,
      texts.games,
      texts.wins,
      `${texts.best} (ebbes)`,
      `${texts.best} (Eidex)`,
    ],
    ...standings.map(({ place, name, games: played, wins, best }) => [
      place,
      name,
      played,
      wins,
      best.ebbes,
      best.eidex,
    ]),
    ...games.flatMap((game) => [[], ...gameRows(game, voice)]),
  ]
}
