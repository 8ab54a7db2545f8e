/**
 * `npm run test:mutants`: how good are the tests? Each entry of tests/mutants.json is a small fault, put into
 * src for a moment, and the unit tests have to notice. `-- FILE-PART` tries only files with that in their path.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './lib/paths.js'
import { mustRun } from './lib/run.js'
import { runRelatedTests, runUnitTests } from './lib/tests.js'

/**
 * @typedef {object} Mutant
 * @property {string} file
 * @property {string} from       occurs exactly once
 * @property {string} to
 * @property {string} why        what it would mean to a player
 * @property {string[]} specs    run first: what no import leads to, and what is likely to answer soonest
 */

const LIST = 'tests/mutants.json'
/** How many may go unnoticed. */
const TOLERATED = 2

/** @param {Mutant} mutant */
function textsOf({ file, from, to }) {
  const whole = readFileSync(inProject(file), 'utf8')
  const [before = '', after, ...more] = whole.split(from)
  if (after !== undefined && more.length === 0) return { whole, broken: before + to + after }
  throw new Error(`${LIST} is stale: ${file} does not have exactly once:\n${from}`)
}

/** @param {import('./lib/tests.js').Report} report @returns {string | undefined} */
function failureIn({ tests, failed, output }) {
  const test = tests.find(({ ended }) => ended === 'failed')
  // A run that failed without a failing test, for example because a spec is missing, proves nothing.
  if (test === undefined && failed > 0) throw new Error(`No test failed, and yet:\n${output}`)
  return test && `${test.file}: ${test.title}`
}

/** @param {Mutant} mutant @returns {Promise<string | undefined>} the test that noticed */
const noticed = async ({ file, specs }) =>
  failureIn(await runUnitTests(['--bail=1', ...specs])) ?? failureIn(await runRelatedTests(file))

/** @param {Mutant} mutant @returns {Promise<boolean>} */
async function isCaught(mutant) {
  const { whole, broken } = textsOf(mutant)
  const restore = () => writeFileSync(inProject(mutant.file), whole)
  process.once('exit', restore)
  const start = performance.now()
  try {
    writeFileSync(inProject(mutant.file), broken)
    const by = await noticed(mutant)
    const seconds = Math.round((performance.now() - start) / 1000)
    const how = by === undefined ? `SLIPPED THROUGH: ${mutant.why}` : `caught by ${by}`
    console.log(`${mutant.file} (${seconds} s) ${how}`)
    return by !== undefined
  } finally {
    restore()
    process.off('exit', restore)
  }
}

try {
  const { output } = await mustRun('git', ['status', '--porcelain', '--', 'src'])
  if (output !== '') throw new Error(`Commit first, as this edits src:\n${output}`)
  // The fault is removed on the way out.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))
  /** @type {readonly Mutant[]} */
  const all = JSON.parse(readFileSync(inProject(LIST), 'utf8'))
  const parts = process.argv.slice(2)
  const chosen = all.filter(({ file }) => parts.every((part) => file.includes(part)))
  chosen.forEach(textsOf)
  let caught = 0
  for (const mutant of chosen) if (await isCaught(mutant)) caught++
  console.log(`${caught} of ${chosen.length} caught`)
  process.exitCode = caught < chosen.length - TOLERATED ? 1 : 0
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exitCode = 1
}
