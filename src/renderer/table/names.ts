/** Who sits where, by name. */
import type { TableInfo } from '../../protocol/table'
import { uniqueName } from '../../protocol/plain'
import { MARKERS, type Marker } from '../../protocol/markers'
import { NAME_LENGTH, regularAt } from '../../protocol/primitives'
import { gameOf } from '../games'
import { t } from '../i18n/texts.svelte'

export const isBot = (table: TableInfo, seat: number): boolean => {
  const state = table.seats[seat]
  return state !== undefined && state.person === null && state.bot !== null
}

/** The name of the person or bot, or that the seat is free; seats beyond the table are the game's own. */
export function seatName(table: TableInfo, seat: number): string {
  const state = table.seats[seat]
  if (state === undefined) return gameOf(table.game)?.ownPlayer?.() ?? t('table.nobody')
  if (state.person !== null) return state.person.name
  if (state.bot === null) return t('table.nobody')
  // A person of that name was there before the bot came.
  const people = table.seats.flatMap(({ person }) => person?.name ?? [])
  return uniqueName(
    regularAt(seat, state) ?? t('table.bot'),
    [...people, ...table.watching],
    NAME_LENGTH,
  )
}

/** People have theirs from the host; bots get what is left, and so do namesakes in files of older programs. */
export function markerOf(table: TableInfo, seat: number): Marker {
  const taken: Marker[] = []
  const order = [...table.seats.keys(), table.seats.length]
  const people = order.filter((place) => table.seats[place]?.person)
  for (const place of [...people, ...order.filter((other) => !people.includes(other))]) {
    const wish = table.seats[place]?.person?.marker
    const marker =
      wish !== undefined && !taken.includes(wish)
        ? wish
        : (MARKERS.find((free) => !taken.includes(free)) ?? 'grey')
    if (place === seat) return marker
    taken.push(marker)
  }
  return 'grey'
}
