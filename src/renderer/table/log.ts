/** The game log: what has happened in this game, in words. */
import type { Redraw } from '../../protocol/redraws'
import type { TableInfo } from '../../protocol/table'
import type { Happened } from '../playback/update'
import type { LogLine } from './log-line'
import { redrawText } from './redraw-text'
import { eventText } from './words'

/** The cards were drawn before anything could happen with them. */
export const logLines = (
  redraws: readonly Redraw[],
  past: readonly Happened[],
  table: TableInfo,
): readonly LogLine[] =>
  [
    ...redraws.map((redraw) => redrawText(redraw)),
    ...past.map(({ event, view }) => eventText(event, view, table)),
  ]
    .filter((text) => text !== '')
    .map((text, number) => ({ number, text }))
