/** The parts of `npm test`, one after the other; an error in one does not stop the others. */
import { summary } from './tests.js'

/** @typedef {import('./tests.js').Counts} Counts */

/**
 * @param {readonly (readonly [string, () => Promise<Counts>])[]} parts
 * @returns {Promise<Counts>}   the sum
 */
export async function runParts(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const [title, part] of parts) {
    console.log(`\n${title}`)
    const counts = await part().catch((error) => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1, skipped: 0 }
    })
    console.log(`${title}: ${summary(counts)}`)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
  return total
}
