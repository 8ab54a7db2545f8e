/** The characters, and one line for each game, for a spreadsheet. */
import type { EidexSheet } from '../../../../engine/eidex/scoresheet/sheet'
import { inGroups } from '../../../i18n/format'
import { t as shared } from '../../../i18n/texts.svelte'
import { t } from '../i18n/texts'
import type { Cell } from '../../../scoresheet/csv'
import { columnsOf } from '../../../scoresheet/rows'
import type { SheetProps } from '../../sheet-face'
import { characterNames, modeName, powerTexts, whyText, type CharacterNames } from './words'

type Row = readonly Cell[]

export function gameRows({ sheet, names, part }: SheetProps<EidexSheet>): readonly Row[] {
  const characters = characterNames(part)
  const columns = [
    t('sheet.tricks'),
    t('sheet.points'),
    t('sheet.awarded'),
    t('sheet.victory-points'),
  ]
  const head = [
    shared('sheet.game'),
    shared('sheet.dealer'),
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
    inGroups(powerTexts(characters, game.powers, names)),
  ])
  return [...characterRows(sheet, names, characters), head, ...games]
}

function characterRows(sheet: EidexSheet, names: readonly string[], nameOf: CharacterNames): Row[] {
  if (sheet.options.mode === 'basic') return []
  const played = sheet.characters.map((id) => (id === null ? '' : nameOf(id)))
  return [[t('sheet.characters')], ...names.map((name, seat) => [name, played[seat] ?? '']), []]
}
