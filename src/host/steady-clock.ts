import type { Clock } from './ports'

/** What goes wrong when its time has come is reported, and does not end the program. */
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
