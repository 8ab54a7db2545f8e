/** Runs the test runners and reads their counts from their JSON reports. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tool } from './paths.js'
import { run } from './run.js'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {(report: string) => Promise<{ code: number, output: string }>} runner   writes its report to that file
 * @returns {Promise<{ code: number, report: any }>}
 */
async function reportOf(runner) {
  const folder = await mkdtemp(join(tmpdir(), 'stichabend-report-'))
  const file = join(folder, 'report.json')
  try {
    const { code, output } = await runner(file)
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`The test runner ended with ${code} and left no report.\n${output.trim()}`)
    })
    return { code, report: JSON.parse(text) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A runner that fails without a failing test (a stray rejection, say) has failed all the same. */
const orFailed = (/** @type {number} */ code, /** @type {Counts} */ counts) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** @typedef {{ show?: boolean }} Options   show: print while it runs */

/** @param {readonly string[]} [args] @param {Options} [options] @returns {Promise<Counts>} */
export async function runUnitTests(args = [], { show = true } = {}) {
  const command = [tool('vitest'), 'run', '--allowOnly=false', '--reporter=dot', '--reporter=json']
  const { code, report } = await reportOf((file) =>
    run(process.execPath, [...command, `--outputFile.json=${file}`, ...args], { show }),
  )
  const unloadable = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return orFailed(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** @param {readonly string[]} args @param {Options} options */
const playwright = (args, { show = false }) =>
  reportOf((file) =>
    run(process.execPath, [tool('playwright'), 'test', ...args], {
      show,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  )

/**
 * @param {string} project       of playwright.config.ts
 * @param {readonly string[]} [args]
 * @param {Options} [options]
 * @returns {Promise<Counts>}
 */
export async function runBrowserTests(project, args = [], { show = true } = {}) {
  const flags = ['--project', project, '--forbid-only', '--reporter=line,json']
  const { code, report } = await playwright([...flags, ...args], { show })
  const { stats, errors } = report
  return orFailed(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  })
}

/** @param {{ specs?: readonly unknown[], suites?: readonly any[] }} suite @returns {number} */
const specsIn = ({ specs = [], suites = [] }) =>
  suites.reduce((sum, suite) => sum + specsIn(suite), specs.length)

/**
 * How many tests a project has, without running them.
 *
 * @param {string} project
 * @param {readonly string[]} [args]
 */
export async function countBrowserTests(project, args = []) {
  const flags = ['--project', project, '--list', '--reporter=json']
  const { report } = await playwright([...flags, ...args], {})
  if (report.errors.length > 0) throw new Error(report.errors[0].message)
  return specsIn(report)
}

/** @param {Counts} counts */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
