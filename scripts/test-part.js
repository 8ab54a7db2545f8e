/**
 * `npm run test:unit`, `test:e2e` and `test:desktop`: one part of the tests; `npm run test:deep`: the unit part
 * with every long run in full. `--seed N` repeats what was drawn, `--times N` and `--load N` are those of
 * `npm run test:stress`; all other words go to the runner.
 */
import { installedElectron } from './lib/electron.js'
import { ensureInstalled } from './lib/install.js'
import { PARTS, runPart, slowest } from './lib/parts.js'
import { repeating } from './lib/repeating.js'
import { freshSeed, seeded, usualSeed } from './lib/seed.js'
import { stress } from './lib/stress.js'
import { summary } from './lib/tests.js'
import { takeFlags } from './lib/words.js'

const SLOWEST = 10

async function main() {
  const [name = '', ...words] = process.argv.slice(2)
  const isDeep = name === 'deep'
  const part = isDeep ? 'unit' : name
  if (part !== 'unit' && part !== 'e2e' && part !== 'desktop') {
    throw new Error(`There is no part “${part}”.`)
  }
  const { seed: wanted, times, load, rest } = takeFlags(words)
  const seed = isDeep ? freshSeed(wanted) : usualSeed(wanted)
  const env = seeded(seed, isDeep)
  await ensureInstalled()
  if (part === 'desktop' && installedElectron() === undefined) {
    throw new Error(
      'There is no Electron runtime: run npm start once with a network, or set ELECTRON_OVERRIDE_DIST_PATH.',
    )
  }
  if (times !== undefined || load !== undefined) {
    return stress([part], { times, load, args: rest, env })
  }
  console.log(`Seed ${seed}`)
  const report = await runPart(PARTS[part], rest, { env })
  const command = isDeep ? 'npm run test:deep' : 'npm run test:unit'
  for (const line of repeating(part, report.tests, seed, command)) console.log(line)
  if (rest.length === 0) console.log(`\nSlowest:\n${slowest(report.tests, SLOWEST).join('\n')}\n`)
  console.log(summary(report))
  return report.failed === 0
}

try {
  process.exit((await main()) ? 0 : 1)
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exit(1)
}
