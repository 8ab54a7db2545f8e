/** What happened, in words: for the log, and for screen readers. */
import type { AnyEvent, AnyView } from '../../engine/kernel'
import type { TableInfo } from '../../protocol/table'
import { faceOf } from '../games/faces.svelte'

/** Empty if something else announces it. */
export const eventText = (event: AnyEvent, view: AnyView, table: TableInfo): string =>
  faceOf(view.game).eventText(event, table, view)
