/** The guide's sentences, with the names of those at the table. */
import type { TableInfo } from '../../protocol/table'
import { filled } from '../../protocol/texts'
import type { LessonsFace } from '../games/face'
import { texts } from '../i18n/texts.svelte'
import { seatName } from '../table/names'

/** `{p1}` is the player in seat 1. */
export function sentence(lessons: LessonsFace, key: string, table: TableInfo): string {
  const names = Object.fromEntries(
    [...table.seats.keys(), table.seats.length].map((seat) => [`p${seat}`, seatName(table, seat)]),
  )
  return filled(texts.language, lessons.text(key) ?? key, names)
}
