/** A replay shown to the whole table: which one, and at which address. */
import type { ClientMessages } from '../../protocol/messages'
import type { Stich, StichGame } from '../../protocol/stich'
import type { TableInfo } from '../../protocol/table'

/** The address of what is being shown: `#/replay/table`. */
export const SHOWN_DETAIL = 'table'

type Source = Pick<NonNullable<ClientMessages['show']['what']>, 'table' | 'number'>

/** A game of the table itself, or from the history of the host's machine. */
export const sourceOf = (
  stich: Stich,
  game: StichGame,
  here: Pick<TableInfo, 'id'> | null,
): Source => ({
  table: stich.table.id === here?.id ? null : stich.table.id,
  number: game.number,
})
