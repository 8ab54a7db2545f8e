/** For work that nobody waits for: what goes wrong in it is reported, and nothing else falls with it. */
export const reported =
  (report: (problem: string) => void) =>
  (error: unknown): void =>
    report(error instanceof Error ? (error.stack ?? error.message) : String(error))
