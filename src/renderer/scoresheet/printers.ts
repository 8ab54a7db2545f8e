/** What the games need to fill in their sheets: their own parts, and their rules in the sheet's language. */
import { loadFace } from '../games/faces.svelte'
import type { SheetFace } from '../games/sheet-face'
import type { Language } from '../i18n/languages'
import type { Part } from '../rules/book'

export interface Printer extends SheetFace {
  readonly part: Part
}

/** By game. */
export type Printers = Readonly<Record<string, Printer>>

async function printer(game: string, language: Language): Promise<Printer> {
  const face = await loadFace(game)
  const [sheets, part] = await Promise.all([face.sheets(), face.rules(language)])
  return { ...sheets, part }
}

export async function loadPrinters(
  games: readonly string[],
  language: Language,
): Promise<Printers> {
  const known = [...new Set(games)]
  const made = await Promise.all(known.map((game) => printer(game, language)))
  return Object.fromEntries(known.map((game, index) => [game, made[index] as Printer]))
}

export function printerOf(printers: Printers, game: string): Printer {
  const found = printers[game]
  if (found === undefined) throw new Error(`Nobody has loaded the sheets of ${game}.`)
  return found
}
