/**
 * What the desktop shell offers a window, as `window.desktop`. In a plain browser it is absent;
 * the renderer asks for a verb, never for "am I in Electron".
 */
export interface Desktop {
  about(): Promise<About>
  setTheme(theme: Theme): Promise<void>
  /** Where this machine's own host listens, started if need be. */
  host(): Promise<string>
  /** Tables on the network as far as they have been heard of; to be asked again while somebody looks. */
  nearby(): Promise<readonly NearbyTable[]>
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

interface About {
  readonly version: string
}

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (value: unknown): value is Theme =>
  (THEMES as readonly unknown[]).includes(value)
