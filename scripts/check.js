/** `npm run check`: everything that reads the code without running it. */
import { existsSync, readdirSync } from 'node:fs'
import { ensureInstalled } from './lib/install.js'
import { inProject, tool } from './lib/paths.js'
import { run } from './lib/run.js'

/** @typedef {{ title: string, args: readonly string[] }} Check */

const layers = readdirSync(inProject('src')).filter((layer) =>
  existsSync(inProject('src', layer, 'tsconfig.json')),
)

/** @type {readonly Check[]} */
export const CHECKS = [
  // Slowest first, as two run at a time. svelte-check covers the renderer's types.
  { title: 'lint', args: [tool('eslint'), '--max-warnings=0', '.'] },
  {
    title: 'types of src/renderer',
    args: [tool('svelte-check'), '--tsconfig', 'src/renderer/tsconfig.json', '--fail-on-warnings'],
  },
  { title: 'types of scripts and tests', args: [tool('tsc'), '-p', '.'] },
  ...layers
    .filter((layer) => layer !== 'renderer')
    .map((layer) => ({
      title: `types of src/${layer}`,
      args: [tool('tsc'), '-p', `src/${layer}`],
    })),
  { title: 'format', args: [tool('prettier'), '--check', '--log-level=warn', '.'] },
  { title: 'unused code and dependencies', args: [tool('knip')] },
]

/** Runs all checks, two at a time, prints a line each, and answers how many failed. */
export async function runChecks() {
  const queue = [...CHECKS]
  let failed = 0
  const worker = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const { code, output } = await run(process.execPath, check.args)
      if (code !== 0) failed++
      console.log(
        `${code === 0 ? '✓' : '✗'} ${check.title}${code === 0 ? '' : `\n${output.trim()}`}`,
      )
    }
  }
  await Promise.all([worker(), worker()])
  return { passed: CHECKS.length - failed, failed, skipped: 0 }
}

if (process.argv[1] === inProject('scripts/check.js')) {
  await ensureInstalled()
  const { failed } = await runChecks()
  process.exit(failed === 0 ? 0 : 1)
}
