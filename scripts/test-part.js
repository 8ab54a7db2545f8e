/**
 * `npm run test:unit`, `test:e2e` and `test:desktop`: one part of the tests; `npm run test:deep`: the unit
 * and the browser part with every long run in full. `--seed N` repeats what was drawn, `--times N` and `--load N` are those of
 * `npm run test:stress`; all other words go to the runner.
 */
import { installedElectron } from './lib/electron.js'
import { ensureInstalled } from './lib/install.js'
import { PARTS, runPart, slowest, sumOf } from './lib/parts.js'
import { repeating } from './lib/repeating.js'
import { freshSeed, seeded, usualSeed } from './lib/seed.js'
import { stress } from './lib/stress.js'
import { summary } from './lib/tests.js'
import { takeFlags } from './lib/words.js'

const SLOWEST = 10

/** @param {string} name @returns {name is 'unit' | 'e2e' | 'desktop'} */
const isPart = (name) => ['unit', 'e2e', 'desktop'].includes(name)

/** A file belongs to one part. @param {readonly string[]} words @returns {('unit' | 'e2e')[]} */
const deepParts = (words) =>
  words.length === 0
    ? ['unit', 'e2e']
    : words.some((word) => word.startsWith('tests/e2e'))
      ? ['e2e']
      : ['unit']

async function main() {
  const [name = '', ...words] = process.argv.slice(2)
  const isDeep = name === 'deep'
  const { seed: wanted, times, load, rest } = takeFlags(words)
  const parts = isDeep ? deepParts(rest) : isPart(name) ? [name] : []
  if (parts.length === 0) throw new Error(`There is no part “${name}”.`)
  const seed = isDeep ? freshSeed(wanted) : usualSeed(wanted)
  const env = seeded(seed, isDeep)
  await ensureInstalled()
  if (name === 'desktop' && installedElectron() === undefined) {
    throw new Error(
      'There is no Electron runtime: run npm start once with a network, or set ELECTRON_OVERRIDE_DIST_PATH.',
    )
  }
  if (times !== undefined || load !== undefined) {
    return stress(parts, { times, load, args: rest, env })
  }
  console.log(`Seed ${seed}`)
  const reports = []
  for (const part of parts) {
    const report = await runPart(PARTS[part], rest, { env })
    for (const line of repeating(part, report.tests, seed, isDeep)) console.log(line)
    reports.push(report)
  }
  const tests = reports.flatMap((report) => report.tests)
  if (rest.length === 0) console.log(`\nSlowest:\n${slowest(tests, SLOWEST).join('\n')}\n`)
  const total = sumOf(reports)
  console.log(summary(total))
  return total.failed === 0
}

try {
  process.exit((await main()) ? 0 : 1)
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exit(1)
}
