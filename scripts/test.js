/**
 * `npm test`: from a fresh clone to a verdict, with nothing but Node and npm.
 * The last line is `N passed, N failed, N skipped` over all parts.
 */
import { launchBrowser } from './lib/browser.js'
import { ensureBuilt } from './lib/build.js'
import { runChecks } from './lib/checks.js'
import { installedElectron } from './lib/electron.js'
import { ensureInstalled } from './lib/install.js'
import { runParts } from './lib/parts.js'
import { countBrowserTests, runBrowserTests, runUnitTests, summary } from './lib/tests.js'

let built = false

async function build() {
  await ensureBuilt()
  built = true
  return { passed: 1, failed: 0, skipped: 0 }
}

function needBuild() {
  if (!built) throw new Error('There is nothing to test, as the build failed.')
}

async function runE2eTests() {
  needBuild()
  // Without a browser, one sentence instead of one for each test.
  await (await launchBrowser()).close()
  return runBrowserTests('e2e')
}

async function runDesktopTests() {
  needBuild()
  if (installedElectron() !== undefined) return runBrowserTests('desktop')
  const skipped = await countBrowserTests('desktop')
  console.log(`${skipped} desktop tests skipped: there is no Electron runtime on this machine.`)
  return { passed: 0, failed: 0, skipped }
}

try {
  await ensureInstalled()
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  console.log(`\n${summary({ passed: 0, failed: 1, skipped: 0 })}`)
  process.exit(1)
}
const total = await runParts([
  ['Checks', runChecks],
  ['Unit and property tests', runUnitTests],
  ['Build', build],
  ['End-to-end tests in Chromium', runE2eTests],
  ['Desktop tests', runDesktopTests],
])
console.log(`\n${summary(total)}`)
process.exit(total.failed === 0 ? 0 : 1)
