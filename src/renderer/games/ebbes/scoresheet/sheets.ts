/** All its sheets, with the engine that reads a game from its log. */
import type { Types } from '../../../../engine/ebbes/game'
import { sheetOfEbbes, type EbbesSheet } from '../../../../engine/ebbes/scoresheet/sheet'
import { engineLog } from '../../../../protocol/played'
import type { SheetFace } from '../../sheet-face'
import { t } from '../i18n/texts'
import Blank from './Blank.svelte'
import { BLANK_PLAYERS, readBlank, writeBlank, type EbbesBlank } from './blank'
import BlankChoices from './BlankChoices.svelte'
import tokens from '../tokens.css?raw'
import Body from './Body.svelte'
import { agreedOptions } from './options'
import Ornament from './Ornament.svelte'
import { roundRows } from './rows'

export const sheets: SheetFace<EbbesSheet, EbbesBlank> = {
  sheetOf: (log) => sheetOfEbbes(engineLog<Types>(log)),
  tokens,
  Ornament,
  Body,
  endText: ({ end }) => (end === null ? '' : t(`ebbes.over.${end}`)),
  options: ({ options }, names) => agreedOptions(options, names),
  isInForce: (sheet, chapter, { at }) => {
    if (chapter === 'two') return sheet.virtual !== null
    return chapter !== 'variants' && at !== 'ebbes.track' ? true : sheet.options.variant2
  },
  rows: roundRows,
  blank: {
    read: readBlank,
    usage: `--players is one of ${BLANK_PLAYERS.join(', ')}.`,
    write: writeBlank,
    Sheet: Blank,
    Choices: BlankChoices,
  },
}
