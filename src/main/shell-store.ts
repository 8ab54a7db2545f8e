/** What the shell remembers from one start to the next, in its own file beside the games. */
import { readFileSync } from 'node:fs'
import { writeAtomically } from '../host/store/atomic-write'
import { isHeldSeat, MAX_SEATS, type HeldSeat, type ShellSettings } from '../protocol/desktop'
import { isLanguage, type Language } from '../protocol/languages'
import { readWindowState, type WindowState } from './window-state'

export interface ShellMemory extends ShellSettings {
  /** The last page's language; null before the first page has set it. */
  readonly language: Language | null
  readonly place: WindowState | null
  /** Whether the host was open to the network when the program stopped unexpectedly. */
  readonly lan: boolean
  /**
   * Also stored here, not only by the pages: Chromium writes their storage seconds later, and a crash would cost a
   * seat. They contain tokens, which is why only the user may read the file.
   */
  readonly seats: readonly HeldSeat[]
}

/** Each field separately: one that an older or broken program wrote does not spoil the others. */
export function readShellMemory(json: string): ShellMemory {
  let stored: Partial<Record<keyof ShellMemory, unknown>> = {}
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null) stored = value
  } catch {
    // Treated as missing.
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
  /** Resolves when everything is on disk. */
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
        .then(() => writeAtomically(path, JSON.stringify(changed)))
        .catch((error: unknown) => report(`${path}: ${(error as Error).message}`))
    },
    written: () => writing,
  }
}

/** Synchronous, as nothing can be shown before. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
