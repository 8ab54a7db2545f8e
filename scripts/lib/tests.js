/** Runs the test runners; our reporters in them send back how each test went. */
import { inProject, tool } from './paths.js'
import { run } from './run.js'

/**
 * @typedef {'passed' | 'failed' | 'skipped'} Ended
 * @typedef {{ file: string, title: string, ended: Ended, ms: number }} Test
 * @typedef {{ word: 'expects', tests: number } | ({ word: 'test' } & Test) | { word: 'end' }} Told   by a reporter
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { tests: readonly Test[], output: string }} Report   output: what the runner printed
 *
 * @typedef {object} Options
 * @property {(done: readonly Test[], expected: number) => void} [onTest]
 * @property {NodeJS.ProcessEnv} [env]
 */

const reporter = (/** @type {string} */ name) => inProject('scripts/lib/reporters', `${name}.js`)

/** @param {readonly Test[]} tests @param {Ended} ended */
const countOf = (tests, ended) => tests.filter((test) => test.ended === ended).length

/**
 * @param {readonly string[]} command
 * @param {Options} options
 * @returns {Promise<Report>}
 */
async function reportOf(command, { onTest, env = {} }) {
  /** @type {Test[]} */
  const tests = []
  let expected = 0
  let hasEnded = false
  const hear = (/** @type {Told} */ told) => {
    if (told.word === 'end') hasEnded = true
    if (told.word === 'expects') expected += told.tests
    if (told.word === 'test') tests.push(told)
    onTest?.(tests, expected)
  }
  const { code, output } = await run(process.execPath, command, {
    env: { ...process.env, ...env },
    hear,
  })
  if (!hasEnded) {
    throw new Error(`The test runner ended with ${code} and left no report.\n${output.trim()}`)
  }
  const failed = countOf(tests, 'failed')
  return {
    passed: countOf(tests, 'passed'),
    // A runner that fails without a failing test (a stray rejection, say) has still failed.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: countOf(tests, 'skipped'),
    tests,
    output,
  }
}

/** @param {readonly string[]} command   of Vitest @param {Options} options */
const vitest = (command, options) =>
  reportOf(
    [
      ...[tool('vitest'), ...command],
      ...['--allowOnly=false', '--reporter=dot', `--reporter=${reporter('vitest')}`],
    ],
    options,
  )

/** @param {readonly string[]} [args] @param {Options} [options] */
export const runUnitTests = (args = [], options = {}) => vitest(['run', ...args], options)

/** Only the tests that a source file can affect, until one fails. @param {string} file */
export const runRelatedTests = (file) =>
  vitest(['related', file, '--run', '--bail=1', '--passWithNoTests'], {})

/** @param {readonly string[]} projects   of playwright.config.ts @param {readonly string[]} args */
const playwright = (projects, args) => [
  ...[tool('playwright'), 'test', ...projects.map((project) => `--project=${project}`)],
  ...[`--reporter=dot,${reporter('playwright')}`, ...args],
]

/** @param {readonly string[]} projects @param {readonly string[]} [args] @param {Options} [options] */
export const runBrowserTests = (projects, args = [], options = {}) =>
  reportOf(playwright(projects, ['--forbid-only', ...args]), options)

/**
 * The number of tests in a project, without running them.
 *
 * @param {string} project
 * @param {readonly string[]} [args]
 */
export async function countBrowserTests(project, args = []) {
  let expected = 0
  const { failed, output } = await reportOf(playwright([project], ['--list', ...args]), {
    onTest: (_, tests) => {
      expected = tests
    },
  })
  if (failed > 0) throw new Error(output.trim())
  return expected
}

/** @param {Counts} counts */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
