import { EBBES_PLAYTHROUGHS, ebbesPlaythrough } from './ebbes'
import { EIDEX_PLAYTHROUGHS, eidexPlaythrough } from './eidex'

/** By game, then by file name. */
export const PLAYTHROUGHS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  ebbes: Object.fromEntries(
    Object.entries(EBBES_PLAYTHROUGHS).map(([name, table]) => [
      name,
      () => ebbesPlaythrough(table),
    ]),
  ),
  eidex: Object.fromEntries(
    Object.entries(EIDEX_PLAYTHROUGHS).map(([name, trio]) => [name, () => eidexPlaythrough(trio)]),
  ),
}
