/** Its sheets, with the engine that reads a game from its log. */
import { engineLog } from '../../../../src/protocol/played'
import type { SheetFace } from '../../../../src/renderer/games/sheet-face'
import { t as shared } from '../../../../src/renderer/i18n/texts.svelte'
import { columnsOf } from '../../../../src/renderer/scoresheet/rows'
import type { Types } from '../../engine/game'
import { sheetOf, type TercetSheet } from '../../engine/sheet'
import { t as cover } from '../i18n/cover'
import { t } from '../i18n/texts'
import type { TercetBlank } from '../types'
import Blank from './Blank.svelte'
import BlankChoices from './BlankChoices.svelte'
import Body from './Body.svelte'
import Ornament from './Ornament.svelte'

/** How an address names a sheet for a long game. */
const LONG = 'long'

export const sheets: SheetFace<TercetSheet, TercetBlank> = {
  sheetOf: (log) => sheetOf(engineLog<Types>(log)),
  // All its colours are those of every page.
  tokens: '',
  Ornament,
  Body,
  // There is one way only.
  endText: () => '',
  options: ({ options }) => [[cover('long'), shared(options.long ? 'sheet.yes' : 'sheet.no')]],
  isInForce: () => true,
  rows: ({ sheet, names }) => [
    [
      t('sheet.round'),
      shared('sheet.dealer'),
      ...columnsOf(names, [t('sheet.tricks'), shared('sheet.total')]),
    ],
    ...sheet.rounds.map(({ round, dealer, scores }) => [
      round,
      names[dealer] ?? '',
      ...(scores ?? []).flatMap(({ tricks, total }) => [tricks, total]),
    ]),
  ],
  blank: {
    read: (wishes) => {
      const [wish, ...more] = wishes
      if (more.length > 0 || (wish !== undefined && wish !== LONG)) return undefined
      return { game: 'tercet', long: wish === LONG }
    },
    usage: 'A sheet of Tercet has three rounds.',
    write: ({ long }) => (long ? [LONG] : []),
    Sheet: Blank,
    Choices: BlankChoices,
  },
}
