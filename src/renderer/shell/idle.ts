const SOON_MS = 2000

/** Resolves when the page has drawn what it has, and nothing else wants its thread. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Not every browser can tell when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: SOON_MS })
    else setTimeout(resolve, SOON_MS / 4)
  })
