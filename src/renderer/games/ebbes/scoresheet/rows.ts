/** One line for each round, for a spreadsheet. */
import { ROLES } from '../../../../engine/ebbes/roles'
import type { EbbesSheet } from '../../../../engine/ebbes/scoresheet/sheet'
import { t as shared } from '../../../i18n/texts.svelte'
import { t } from '../i18n/texts'
import type { Cell } from '../../../scoresheet/csv'
import { columnsOf } from '../../../scoresheet/rows'
import type { SheetProps } from '../../sheet-face'

type Row = readonly Cell[]

export function roundRows({ sheet, names }: SheetProps<EbbesSheet>): readonly Row[] {
  const called = (player: number | null) => (player === null ? null : (names[player] ?? ''))
  const columns = [
    t('ebbes.role.plus'),
    t('ebbes.role.ebbes'),
    t('ebbes.role.minus'),
    t('sheet.sum'),
    shared('sheet.total'),
  ]
  const head = [
    t('sheet.round'),
    t('sheet.number'),
    t('sheet.pairs'),
    shared('sheet.dealer'),
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
