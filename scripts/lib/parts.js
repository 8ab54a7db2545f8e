/** The parts of `npm test`: their names, and how each is run. */
import { launchBrowser } from './browser.js'
import { ensureBuilt } from './build.js'
import { runChecks } from './checks.js'
import { installedElectron } from './electron.js'
import { line } from './progress.js'
import { countBrowserTests, runBrowserTests, runUnitTests, summary } from './tests.js'

/**
 * @typedef {import('./tests.js').Counts} Counts
 * @typedef {import('./tests.js').Report} Report
 * @typedef {import('./tests.js').Options} Options
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {(args: readonly string[], options: Options) => Promise<Report>} run
 */

const NO_TESTS = { passed: 0, failed: 0, skipped: 0, tests: [], output: '' }

/** @satisfies {Readonly<Record<string, Part>>} */
export const PARTS = {
  check: {
    title: 'Checks',
    run: (args, { onTest }) => runChecks(args, onTest),
  },
  unit: {
    title: 'Unit and property tests',
    run: runUnitTests,
  },
  e2e: {
    title: 'End-to-end tests in Chromium',
    async run(args, options) {
      await ensureBuilt()
      // Without a browser, fail with one sentence instead of one for each test.
      await (await launchBrowser()).close()
      return runBrowserTests(['e2e', 'third-game'], args, options)
    },
  },
  desktop: {
    title: 'Desktop tests',
    async run(args, options) {
      if (installedElectron() === undefined) {
        const skipped = await countBrowserTests('desktop', args)
        console.log(`${skipped} skipped: there is no Electron runtime on this machine.`)
        return { ...NO_TESTS, skipped }
      }
      await ensureBuilt()
      return runBrowserTests(['desktop'], args, options)
    },
  },
}

/** @typedef {keyof typeof PARTS} PartName */

/** @type {readonly PartName[]} */
export const PART_NAMES = /** @type {PartName[]} */ (Object.keys(PARTS))

const failure = (/** @type {unknown} */ error) => ({
  ...NO_TESTS,
  failed: 1,
  output: error instanceof Error ? error.message : String(error),
})

/**
 * Runs one part, with a line that shows its progress. The runner's output is shown if anything failed.
 *
 * @param {Part} part
 * @param {readonly string[]} [args]
 * @param {Options} [options]
 * @returns {Promise<Report & { seconds: number }>}
 */
export async function runPart({ title, run }, args = [], options = {}) {
  const live = line(title)
  const report = await run(args, {
    ...options,
    onTest(done, expected) {
      const failed = done.filter(({ ended }) => ended === 'failed').length
      live.say(`${done.length} of ${expected}${failed > 0 ? `, ${failed} failed` : ''}`)
    },
  }).catch(failure)
  const seconds = live.end(summary(report))
  if (report.failed > 0) console.log(report.output.trim())
  return { ...report, seconds }
}

/** @param {readonly Counts[]} reports @returns {Counts} */
export const sumOf = (reports) => ({
  passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  failed: reports.reduce((sum, { failed }) => sum + failed, 0),
  skipped: reports.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** @param {readonly import('./tests.js').Test[]} tests @param {number} most */
export const slowest = (tests, most) =>
  [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file} › ${title}`)
