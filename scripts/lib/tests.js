/** Runs the test runners and reads their counts from their JSON reports. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tool } from './paths.js'
import { run } from './run.js'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {(report: string) => Promise<{ code: number }>} runner   writes its report to that file
 * @param {(report: any) => Counts} count
 * @returns {Promise<Counts>}
 */
async function counted(runner, count) {
  const folder = await mkdtemp(join(tmpdir(), 'stichabend-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await runner(report)
    const counts = count(JSON.parse(await readFile(report, 'utf8')))
    // A runner that fails without a failing test (a file it can't load, say) has failed all the same.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const runUnitTests = () =>
  counted(
    (report) =>
      run(
        process.execPath,
        [tool('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
        { show: true },
      ),
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  )

/**
 * @param {string} project       of playwright.config.ts
 * @param {readonly string[]} [args]
 */
export const runBrowserTests = (project, args = []) =>
  counted(
    (report) =>
      run(
        process.execPath,
        [tool('playwright'), 'test', '--project', project, '--reporter=line,json', ...args],
        { show: true, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      ),
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
      skipped: stats.skipped,
    }),
  )

/** How many tests a project has, without running them. @param {string} project */
export async function countBrowserTests(project) {
  const args = [tool('playwright'), 'test', '--project', project, '--list', '--reporter=json']
  const { output } = await run(process.execPath, args)
  const specs = (/** @type {any} */ suite) =>
    (suite.specs?.length ?? 0) + (suite.suites ?? []).reduce(sumSpecs, 0)
  const sumSpecs = (/** @type {number} */ sum, /** @type {any} */ suite) => sum + specs(suite)
  return specs(JSON.parse(output))
}

/** @param {Counts} counts */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
