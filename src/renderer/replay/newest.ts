const PAUSE_MS = 150

/** Sends one thing after the other, and not too often: what is out of date by then is skipped. */
export function newestOnly<T>(send: (what: T) => Promise<unknown>): (what: T) => void {
  let waiting: { readonly what: T } | undefined
  let isBusy = false
  async function sendAll() {
    isBusy = true
    while (waiting !== undefined) {
      const { what } = waiting
      waiting = undefined
      await Promise.all([send(what), new Promise((resolve) => setTimeout(resolve, PAUSE_MS))])
    }
    isBusy = false
  }
  return (what) => {
    waiting = { what }
    if (!isBusy) sendAll().catch(reportError)
  }
}
