/** For work that no caller awaits: failures are reported and harm nothing else. */
export const reported =
  (report: (problem: string) => void) =>
  (error: unknown): void =>
    report(error instanceof Error ? (error.stack ?? error.message) : String(error))
