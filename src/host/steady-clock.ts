import type { Clock } from './ports'

/** Reports what fails in a timer instead of ending the program. */
export const steadyClock = (clock: Clock, report: (problem: string) => void): Clock => ({
  now: () => clock.now(),
  after: (ms, run) =>
    clock.after(ms, () => {
      try {
        run()
      } catch (error) {
        report((error as Error).stack ?? String(error))
      }
    }),
})
