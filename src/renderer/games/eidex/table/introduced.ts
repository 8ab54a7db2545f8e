/** The characters that this tab's player has been introduced to: once in each tournament, also after a reload. */
import type { PowerId } from '../../../../engine/eidex/characters'

const KEY = 'stichabend.introduced'
/** A player may sit at several tables, one after the other. */
const MAX = 10

let introduced: readonly string[] = read()

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export const isIntroduced = (tournament: string, id: PowerId): boolean =>
  introduced.includes(`${tournament}/${id}`)

/** A browser may refuse storage altogether; then a reloaded page introduces it again. */
export function noteIntroduced(tournament: string, id: PowerId): void {
  introduced = [...introduced, `${tournament}/${id}`].slice(-MAX)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(introduced))
  } catch {
    return
  }
}
