/** How a connection takes the place that a table has reserved for it, and what it is told first. */
import type { HostMessage } from '../protocol/messages'
import type { Table } from './table/table'
import type { Place } from './table/table-deps'

export type TakePlace = (table: Table, place: Place) => readonly HostMessage[]
