/**
 * What the desktop shell offers a window, as `window.desktop`. In a plain browser it is absent;
 * the renderer asks for a verb, never for "am I in Electron".
 */
export interface Desktop {
  about(): Promise<About>
  setTheme(theme: Theme): Promise<void>
  /** Where this machine's own host listens, started if need be. */
  host(): Promise<string>
}

interface About {
  readonly version: string
}

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (value: unknown): value is Theme =>
  (THEMES as readonly unknown[]).includes(value)
