/** What the shell remembers from one start to the next, in a file of its own beside the games. */
import { readFileSync } from 'node:fs'
import { isHeldSeat, MAX_SEATS, type HeldSeat, type ShellSettings } from '../protocol/desktop'
import { isLanguage, type Language } from '../protocol/languages'
import { writeAtomically } from './files'
import { readWindowState, type WindowState } from './window-state'

export interface ShellMemory extends ShellSettings {
  /** Of the last page; null before the first one has said it. */
  readonly language: Language | null
  readonly place: WindowState | null
  /** Whether the network was let in when we stopped without a goodbye. */
  readonly lan: boolean
  /** Here and not only with the pages: Chromium writes theirs seconds later, and a crash would cost a seat. */
  readonly seats: readonly HeldSeat[]
}

/** Tokens are in it. */
const OWN_USER_ONLY = 0o600

/** Each by itself: one that an older or broken program wrote does not cost the others. */
export function readShellMemory(json: string): ShellMemory {
  let stored: Partial<Record<keyof ShellMemory, unknown>> = {}
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null) stored = value
  } catch {
    // As if there were none.
  }
  return {
    language: isLanguage(stored.language) ? stored.language : null,
    checkUpdates: stored.checkUpdates !== false,
    place: readWindowState(stored.place),
    lan: stored.lan === true,
    seats: Array.isArray(stored.seats) ? stored.seats.filter(isHeldSeat).slice(0, MAX_SEATS) : [],
  }
}

export interface ShellStore {
  readonly now: ShellMemory
  change(changes: Partial<ShellMemory>): void
  /** When everything is on disk. */
  written(): Promise<void>
}

export function shellStoreAt(path: string, report: (problem: string) => void): ShellStore {
  let now = readShellMemory(readText(path))
  let writing = Promise.resolve()
  return {
    get now() {
      return now
    },
    change(changes) {
      const changed = { ...now, ...changes }
      if (JSON.stringify(changed) === JSON.stringify(now)) return
      now = changed
      writing = writing
        .then(() => writeAtomically(path, JSON.stringify(changed), OWN_USER_ONLY))
        .catch((error: unknown) => report(`${path}: ${(error as Error).message}`))
    },
    written: () => writing,
  }
}

/** At once, as nothing can be shown before. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
