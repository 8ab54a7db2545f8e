/** What happened, in words: for the log, and for those who cannot see the table. */
import type { AnyEvent } from '../../protocol/game'
import type { TableInfo } from '../../protocol/table'
import type { Update } from '../playback/playback.svelte'
import { ebbesEventText } from '../games/ebbes/table/event-text'
import { eidexEventText } from '../games/eidex/table/event-text'

/** Empty for what is told by something else. */
export function eventText(event: AnyEvent, update: Update, table: TableInfo): string {
  return update.view.game === 'ebbes'
    ? ebbesEventText(event as Parameters<typeof ebbesEventText>[0], table)
    : eidexEventText(event as Parameters<typeof eidexEventText>[0], table, update.view)
}
