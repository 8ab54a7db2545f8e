import type { Desktop } from '../protocol/desktop'

declare global {
  interface Window {
    /** The shell's verbs; absent in a plain browser. */
    readonly desktop?: Desktop
  }
}

/** Read at each call: a test, or a later shell, may add it after this module was loaded. */
export const desktop = (): Desktop | undefined => window.desktop
