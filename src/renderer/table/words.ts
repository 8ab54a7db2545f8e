/** What happened, in words: for the log, and for those who cannot see the table. */
import type { AnyEvent } from '../../engine/kernel'
import type { TableInfo } from '../../protocol/table'
import { faceOf } from '../games/faces.svelte'
import type { Update } from '../playback/playback.svelte'

/** Empty for what is told by something else. */
export const eventText = (event: AnyEvent, { view }: Update, table: TableInfo): string =>
  faceOf(view.game).eventText(event, table, view)
