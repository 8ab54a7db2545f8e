/** Everything that reads the code without running it. */
import { existsSync, readdirSync } from 'node:fs'
import { inProject, tool } from './paths.js'
import { run } from './run.js'

/** @typedef {{ title: string, args: readonly string[] }} Check */

const layers = readdirSync(inProject('src')).filter((layer) =>
  existsSync(inProject('src', layer, 'tsconfig.json')),
)

/** All pages, with those of the third game. */
const PAGES = 'tests/third-game/renderer/tsconfig.json'

/** @type {readonly Check[]} */
export const CHECKS = [
  // Slowest first, as two run at a time. svelte-check covers the renderer's types.
  { title: 'lint', args: [tool('eslint'), '--max-warnings=0', '.'] },
  { title: 'format', args: [tool('prettier'), '--check', '--log-level=warn', '.'] },
  {
    title: 'types of src/renderer',
    args: [tool('svelte-check'), '--tsconfig', PAGES, '--fail-on-warnings'],
  },
  { title: 'lint with types', args: [tool('oxlint'), '--type-aware', '--deny-warnings', '.'] },
  { title: 'types of scripts and tests', args: [tool('tsc'), '-p', '.'] },
  ...layers
    .filter((layer) => layer !== 'renderer')
    .map((layer) => ({
      title: `types of src/${layer}`,
      args: [tool('tsc'), '-p', `src/${layer}`],
    })),
  { title: 'unused code and dependencies', args: [tool('knip')] },
]

/** The checks whose titles begin with this: `types` are all about types. @param {string} beginning */
export const checksNamed = (beginning) => CHECKS.filter(({ title }) => title.startsWith(beginning))

/**
 * Runs checks, two at a time.
 *
 * @param {readonly string[]} [names]   beginnings of titles; all, if there are none
 * @param {import('./tests.js').Options['onTest']} [onTest]
 * @returns {Promise<import('./tests.js').Report>}
 */
export async function runChecks(names = [], onTest) {
  const checks = names.length === 0 ? CHECKS : names.flatMap(checksNamed)
  const queue = [...checks]
  /** @type {import('./tests.js').Test[]} */
  const tests = []
  /** @type {string[]} */
  const complaints = []
  const worker = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const start = performance.now()
      const { code, output } = await run(process.execPath, check.args)
      const ms = performance.now() - start
      tests.push({ file: 'check', title: check.title, ended: code === 0 ? 'passed' : 'failed', ms })
      if (code !== 0) complaints.push(`✗ ${check.title}\n${output.trim()}`)
      onTest?.(tests, checks.length)
    }
  }
  await Promise.all([worker(), worker()])
  const failed = complaints.length
  return {
    ...{ passed: checks.length - failed, failed, skipped: 0 },
    ...{ tests, output: complaints.join('\n') },
  }
}
