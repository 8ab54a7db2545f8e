/** What happened, in words: for the log, and for screen readers. */
import type { AnyEvent } from '../../engine/kernel'
import type { TableInfo } from '../../protocol/table'
import { faceOf } from '../games/faces.svelte'
import type { Update } from '../playback/update'

/** Empty if something else announces it. */
export const eventText = (event: AnyEvent, { view }: Update, table: TableInfo): string =>
  faceOf(view.game).eventText(event, table, view)
