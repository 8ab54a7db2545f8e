/** Requests of the machine's own user about the tables open here, private ones included. */
import { refuse } from '../engine/kernel'
import type { HostCode } from '../protocol/codes'
import type { HostMessage } from '../protocol/messages'
import type { TablesQuestion } from '../protocol/table'
import type { Room } from './room'
import { ownTableOf } from './table/info'

const UNKNOWN = refuse('table.unknown' satisfies HostCode, 'There is no such table any more.')

export async function answerAboutTables(
  room: Room,
  id: string,
  ask: TablesQuestion,
): Promise<HostMessage> {
  if (ask.do === 'close') {
    const closed = (await room.table(ask.table)?.propose(undefined, { do: 'close' })) ?? UNKNOWN
    if (!closed.ok) return { type: 'reject', id, ...closed.refusal }
  }
  return { type: 'tables', id, tables: room.playedTables.map(({ parts }) => ownTableOf(parts)) }
}
