/**
 * What the desktop shell offers a window, as `window.desktop`. In a plain browser it is absent;
 * the renderer asks for a verb, never for "am I in Electron".
 */
import type { Language } from './languages'
import type { JoinLink } from './link'

export interface Desktop {
  about(): Promise<About>
  /** The colours of what the page cannot draw: the window frame, and what shows before the page does. */
  setTheme(theme: Theme): Promise<void>
  /** The language of menus and dialogs. */
  setLanguage(language: Language): Promise<void>
  settings(): Promise<ShellSettings>
  /** Stored by the shell, which needs them without a page. */
  changeSettings(changes: Partial<ShellSettings>): Promise<ShellSettings>

  /** This machine's own host, started if necessary. */
  host(): Promise<OwnHost>
  /** Null while there is no host. */
  hostStatus(): Promise<HostStatus | null>
  /** Closes the host to the network again; the windows of this machine carry on. */
  closeHost(): Promise<void>
  /** Tables heard of on the network so far; ask again while the list is shown. */
  nearby(): Promise<readonly NearbyTable[]>

  /** The seats held by the players at this machine, newest first. */
  seats(): Promise<readonly HeldSeat[]>
  /** Replaces all of them. They are on disk before this resolves: not even a power cut costs a seat. */
  keepSeats(seats: readonly HeldSeat[]): Promise<void>

  /** The newest version, if it is newer than this one and the user wants to be told. */
  newerVersion(): Promise<string | null>
  /** Opens its download page in the system's browser. */
  visitRelease(): Promise<void>

  /** For another player at this machine. */
  newWindow(): Promise<void>

  /** Saves the page as a file where the user wants it. Answers whether it was saved. */
  savePdf(name: string): Promise<boolean>
  /** Answers whether it was sent to a printer. */
  print(): Promise<boolean>
  openStich(): Promise<StichFile | null>
  saveStich(name: string, text: string): Promise<boolean>

  /**
   * Files and links that the system opens with the application, from the first page on. The returned function
   * unsubscribes.
   */
  onOpenRequest(listener: (request: OpenRequest) => void): () => void
}

export interface OwnHost {
  /** Where it listens. */
  readonly origin: string
  /** Proves to the host that this machine's user is asking: own-key.ts. */
  readonly key: string
}

export interface NearbyTable {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly free: number
  /** Its host's application version and protocol. */
  readonly app: string
  readonly protocol: number
  /** Where its host may be reached, best address first. */
  readonly addresses: readonly string[]
  readonly port: number
}

/** A seat that a player can come back to. */
export interface HeldSeat {
  readonly origin: string
  readonly table: string
  readonly token: string
  /** What the table was called. */
  readonly name: string
}

export const MAX_SEATS = 12
const MAX_SEAT_FIELD = 300

export const isHeldSeat = (value: unknown): value is HeldSeat =>
  typeof value === 'object' &&
  value !== null &&
  ['origin', 'table', 'token', 'name'].every((field) => {
    const text = (value as Record<string, unknown>)[field]
    return typeof text === 'string' && text.length <= MAX_SEAT_FIELD
  })

interface About {
  readonly version: string
  /** Whether this build knows where newer versions are published. */
  readonly isReleased: boolean
}

export interface ShellSettings {
  /** Whether to look for a newer version now and then. */
  readonly checkUpdates: boolean
}

export interface HostStatus {
  /** Whether the network can connect. */
  readonly lan: boolean
  readonly tables: number
  /** How many of these have a game in progress. */
  readonly playing: number
}

/** A saved game as it was on disk: its reader must trust nothing in it. */
export interface StichFile {
  readonly name: string
  readonly text: string
}

/** A file or link opened from outside, or a menu entry that leads to a screen. */
export type OpenRequest =
  | ({ readonly kind: 'stich' } & StichFile)
  | ({ readonly kind: 'join' } & JoinLink)
  | { readonly kind: 'screen'; readonly screen: 'settings' | 'rules' }

/** The length of a file name, in characters. */
export const MAX_NAME_LENGTH = 120

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (value: unknown): value is Theme =>
  (THEMES as readonly unknown[]).includes(value)
