/**
 * `npm test`: from a fresh clone to a verdict, with nothing but Node and npm.
 * The last line is `N passed, N failed, N skipped` over all parts.
 */
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.js'
import { PARTS, PART_NAMES, runPart, slowest, sumOf } from './lib/parts.js'
import { clock } from './lib/progress.js'
import { repeating } from './lib/repeating.js'
import { seeded, usualSeed } from './lib/seed.js'
import { affectedBy, changedSince } from './lib/since.js'
import { summary } from './lib/tests.js'

/** @typedef {import('./lib/parts.js').PartName} PartName */

const USAGE = `Usage: npm test -- [--only ${PART_NAMES.join('|')}] [--since REV] [--seed N] [FILE…]
  --only PART   that part alone; several are separated by commas
  --since REV   only what the change since that commit can affect, committed or not
  --seed N      draw the examples of property tests from this seed
  FILE…         and other words go to the runner of the part, with --only`
const SLOWEST = 10

/** @param {string} message @returns {never} */
function misused(message) {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        since: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    const only = values.only?.split(',') ?? PART_NAMES
    const unknown = only.find((name) => !Object.hasOwn(PARTS, name))
    if (unknown !== undefined) throw new Error(`There is no part “${unknown}”.`)
    if (positionals.length > 0 && only.length > 1) {
      throw new Error('Files go to one part: name it with --only.')
    }
    const seed = usualSeed(values.seed)
    return { only: /** @type {PartName[]} */ (only), since: values.since, seed, files: positionals }
  } catch (error) {
    return misused(/** @type {Error} */ (error).message)
  }
}

const start = performance.now()
const { only, since, seed, files } = readFlags()
try {
  await ensureInstalled()
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  console.log(`\n${summary({ passed: 0, failed: 1, skipped: 0 })}`)
  process.exit(1)
}

/** @type {Partial<Record<PartName, readonly string[]>>} */
let wanted = Object.fromEntries(PART_NAMES.map((name) => [name, files]))
if (since !== undefined) {
  try {
    wanted = await affectedBy(await changedSince(since), since)
  } catch (error) {
    misused(/** @type {Error} */ (error).message)
  }
}

console.log(`Seed ${seed}`)
const reports = []
for (const name of only) {
  const args = wanted[name]
  if (args === undefined) continue
  const report = await runPart(PARTS[name], [...args, ...(since === undefined ? [] : files)], {
    env: seeded(seed),
  })
  for (const line of repeating(name, report.tests, seed)) console.log(line)
  reports.push(report)
}
const slow = slowest(
  reports.flatMap(({ tests }) => tests),
  SLOWEST,
)
if (slow.length > 0) console.log(`\nSlowest:\n${slow.join('\n')}`)
const total = sumOf(reports)
console.log(`\n${clock((performance.now() - start) / 1000)} in all\n${summary(total)}`)
process.exit(total.failed === 0 ? 0 : 1)
