/**
 * What this tab must know about a table after a reload, besides its seat: how often the cards were drawn, and its
 * share.
 */
const keyOf = (table: string): string => `stichabend.draws.${table}`

/** A browser may refuse storage altogether; then a reloaded page counts from the beginning. */
export function keepOfTable(table: string, what: object): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(what))
  } catch {
    return
  }
}

export function keptOfTable(table: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null')
  } catch {
    return null
  }
}
