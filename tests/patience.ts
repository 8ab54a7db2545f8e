/**
 * How long a test waits for anything before it says that it never came, in milliseconds. No test is meant to
 * take so long: it only ends what hangs, also on a machine with something else to do.
 */
export const PATIENCE = 60_000
/** The same for a whole test, which may wait for many things. */
export const LONGEST_TEST = 10 * PATIENCE
