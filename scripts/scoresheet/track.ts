/** The way to the target of an Eidex tournament: on each step the games that led there. */
import type { EidexSheet } from '../../src/engine/scoresheet/eidex'
import { called } from './markup'

export function trackOf(sheet: EidexSheet, names: readonly string[]): string {
  const last = Math.max(sheet.options.target, ...sheet.track.flat())
  const steps = Array.from({ length: last + 1 }, (_, step) => step)
  const head = steps.map((step) => `<th scope="col">${step}</th>`).join('')
  const rows = sheet.track.map((stops, seat) => {
    const now = stops.at(-1)
    const cells = steps.map((step) => {
      // A game that moved nobody has no number on that seat's way.
      const games = stops.flatMap((stop, game) =>
        stop === step && game > 0 && stops[game - 1] !== stop ? [game] : [],
      )
      const classes = [step === now ? 'now' : '', step < (now ?? 0) ? 'behind' : '']
      return `<td class="${classes.join(' ').trim()}">${games.join(', ')}</td>`
    })
    return `<tr><th scope="row">${called(names[seat])}</th>${cells.join('')}</tr>`
  })
  return `<table class="track"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
