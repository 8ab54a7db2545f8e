/** How Node runs the host without a window. */
import { inProject } from './paths.js'

/**
 * Memory for what is new, in MiB. A host makes much that is soon forgotten: by default V8 sets aside three times 16 for
 * it, which is as much as hundreds of tables hold, and gains no time by it.
 */
const FLAGS = ['--max-semi-space-size=4']

/** What to hand to Node, before the host's own flags. */
export const HOST_PROGRAM = [...FLAGS, inProject('out/main/headless.js')]
