/** All its sheets, with the engine that reads a tournament from its log. */
import type { Types } from '../../../../engine/eidex/game'
import { sheetOfEidex, type EidexSheet } from '../../../../engine/eidex/scoresheet/sheet'
import { engineLog } from '../../../../protocol/played'
import type { SheetFace } from '../../sheet-face'
import type { EidexBlank } from '../types'
import BlankEidex from './BlankEidex.svelte'
import tokens from '../tokens.css?raw'
import Body from './Body.svelte'
import { agreedOptions } from './options'
import Ornament from './Ornament.svelte'
import { gameRows } from './rows'

export const sheets: SheetFace<EidexSheet, EidexBlank> = {
  sheetOf: (log) => sheetOfEidex(engineLog<Types>(log)),
  tokens,
  Ornament,
  Body,
  endText: () => '',
  options: ({ options }) => agreedOptions(options),
  isInForce: ({ characters, options }, chapter, { at, portrait }) =>
    portrait === undefined
      ? chapter !== 'powers' || options.mode === 'cosmic'
      : characters.some((id) => at === `eidex.${id ?? ''}`),
  rows: gameRows,
  blank: {
    read: (wishes) =>
      wishes.length === 0 || wishes.join() === '3' ? { game: 'eidex' } : undefined,
    usage: 'Eidex is for three, without variants.',
    write: () => [],
    Sheet: BlankEidex,
  },
}
