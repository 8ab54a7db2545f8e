import type { Clock } from '../ports'

export interface Paced {
  /** Has it done: now, or as soon as the last time is long enough ago, and then once for all who asked. */
  ask(): void
  /** Calls off what was asked for. */
  stop(): void
}

/** Something that is not done more than once in so many milliseconds, however often it is asked for. */
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
