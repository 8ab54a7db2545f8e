/** What pages report of themselves, which browsers have and Node has not, fails the test in which it happens. */
globalThis.reportError = (error: unknown) => {
  throw error
}
