/**
 * `npm test`: from a fresh clone to a verdict, with nothing but Node and npm.
 * The last line is `N passed, N failed, N skipped` over all parts.
 */
import { runChecks } from './check.js'
import { ensureBuilt } from './lib/build.js'
import { installedElectron } from './lib/electron.js'
import { ensureInstalled } from './lib/install.js'
import { countBrowserTests, runBrowserTests, runUnitTests, summary } from './lib/tests.js'

async function runDesktopTests() {
  if (installedElectron() !== undefined) return runBrowserTests('desktop')
  const skipped = await countBrowserTests('desktop')
  console.log(`${skipped} desktop tests skipped: there is no Electron runtime on this machine.`)
  return { passed: 0, failed: 0, skipped }
}

/** @type {readonly (readonly [string, () => Promise<import('./lib/tests.js').Counts>])[]} */
const PARTS = [
  ['Checks', runChecks],
  ['Unit and property tests', runUnitTests],
  ['End-to-end tests in Chromium', () => runBrowserTests('e2e')],
  ['Desktop tests', runDesktopTests],
]

const total = { passed: 0, failed: 0, skipped: 0 }
try {
  await ensureInstalled()
  await ensureBuilt()
  for (const [title, part] of PARTS) {
    console.log(`\n${title}`)
    const counts = await part()
    console.log(`${title}: ${summary(counts)}`)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed++
}
console.log(`\n${summary(total)}`)
process.exit(total.failed === 0 ? 0 : 1)
