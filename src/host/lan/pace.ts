import type { Clock } from '../ports'

export interface Paced {
  /** Runs it now, or as soon as enough time has passed since the last run; then once for all requests. */
  ask(): void
  /** Cancels a pending run. */
  stop(): void
}

/** Runs something at most once in so many milliseconds, however often it is asked for. */
export function paced(clock: Clock, ms: number, run: () => void): Paced {
  let last = -Infinity
  let cancel: (() => void) | undefined

  function doIt(): void {
    cancel = undefined
    last = clock.now()
    run()
  }

  return {
    ask() {
      if (cancel !== undefined) return
      const wait = last + ms - clock.now()
      if (wait <= 0) doIt()
      else cancel = clock.after(wait, doIt)
    },
    stop() {
      cancel?.()
      cancel = undefined
    },
  }
}
