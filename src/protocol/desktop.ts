/**
 * What the desktop shell offers a window, as `window.desktop`. In a plain browser it is absent;
 * the renderer asks for a verb, never for "am I in Electron".
 */
import type { Language } from './languages'
import type { JoinLink } from './link'

export interface Desktop {
  about(): Promise<About>
  /** The colours of what the page cannot draw: the frame, and what is seen before it. */
  setTheme(theme: Theme): Promise<void>
  /** The language of menus and dialogs. */
  setLanguage(language: Language): Promise<void>
  settings(): Promise<ShellSettings>
  /** Kept by the shell, as it needs them without a page. */
  changeSettings(changes: Partial<ShellSettings>): Promise<ShellSettings>

  /** This machine's own host, started if need be. */
  host(): Promise<OwnHost>
  /** Null while there is no host. */
  hostStatus(): Promise<HostStatus | null>
  /** Shuts the network out again; the windows of this machine go on. */
  closeHost(): Promise<void>
  /** Tables on the network as far as they have been heard of; to be asked again while somebody looks. */
  nearby(): Promise<readonly NearbyTable[]>

  /** The seats that the players at this machine hold, the newest first. */
  seats(): Promise<readonly HeldSeat[]>
  /** All of them anew. They are on disk with the answer: not even a power cut costs a seat. */
  keepSeats(seats: readonly HeldSeat[]): Promise<void>

  /** The newest version, if it is newer than this one and looking for it is wanted. */
  newerVersion(): Promise<string | null>
  /** Opens where it can be had, in the system's browser. */
  visitRelease(): Promise<void>

  /** For another player at this machine. */
  newWindow(): Promise<void>

  /** The page as a file, where the person wants it. Answers whether there is one now. */
  savePdf(name: string): Promise<boolean>
  /** Answers whether it went to a printer. */
  print(): Promise<boolean>
  openStich(): Promise<StichFile | null>
  saveStich(name: string, text: string): Promise<boolean>

  /** What the system hands to the application, from the first page on. The answer ends it. */
  onOpenRequest(listener: (request: OpenRequest) => void): () => void
}

export interface OwnHost {
  /** Where it listens. */
  readonly origin: string
  /** What proves to it that this machine's user is asking: own-key.ts. */
  readonly key: string
}

export interface NearbyTable {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly free: number
  /** Of its host: the application's version and the protocol it speaks. */
  readonly app: string
  readonly protocol: number
  /** Where its host may be reached, the best first. */
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
  /** Whether there is a place where newer versions are told of. */
  readonly isReleased: boolean
}

export interface ShellSettings {
  /** Whether to look for a newer version now and then. */
  readonly checkUpdates: boolean
}

export interface HostStatus {
  /** Whether others on the network can come in. */
  readonly lan: boolean
  readonly tables: number
  /** Of these, how many have a game going on. */
  readonly playing: number
}

/** A game that was written down, as it lay on the disk: whoever reads it believes nothing. */
export interface StichFile {
  readonly name: string
  readonly text: string
}

/** A file or a link that was opened from outside, or an entry of the menu that leads to a screen. */
export type OpenRequest =
  | ({ readonly kind: 'stich' } & StichFile)
  | ({ readonly kind: 'join' } & JoinLink)
  | { readonly kind: 'screen'; readonly screen: 'settings' | 'rules' }

/** Of links that the system hands to the application; link.ts reads them. */
export const LINK_SCHEME = 'stichabend'

/** Characters of what a file is to be called. */
export const MAX_NAME_LENGTH = 120

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (value: unknown): value is Theme =>
  (THEMES as readonly unknown[]).includes(value)
