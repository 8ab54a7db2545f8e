/**
 * `npm run test:stress -- [--times N] [--load N] [PART…] [-- ARGS]`: the unit, e2e and desktop parts, or those
 * named, again and again while busy loops hold the cores. What fails once in fifty runs shows here.
 */
import { ensureInstalled } from './lib/install.js'
import { stress } from './lib/stress.js'
import { takeFlags } from './lib/words.js'

const USAGE =
  'Usage: npm run test:stress -- [--times N] [--load N] [unit|e2e|desktop…] [-- words for the runner]'
const PARTS = /** @type {const} */ (['unit', 'e2e', 'desktop'])

function read() {
  const { times, load, rest } = takeFlags(process.argv.slice(2))
  const end = rest.indexOf('--')
  const names = end < 0 ? rest : rest.slice(0, end)
  const parts = PARTS.filter((name) => names.includes(name))
  const unknown = names.find((name) => !PARTS.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`There is no part “${unknown}”.`)
  return {
    parts: parts.length === 0 ? PARTS : parts,
    options: { times, load, args: end < 0 ? [] : rest.slice(end + 1) },
  }
}

try {
  const { parts, options } = read()
  await ensureInstalled()
  process.exit((await stress(parts, options)) ? 0 : 1)
} catch (error) {
  console.error(`${/** @type {Error} */ (error).message}\n${USAGE}`)
  process.exit(2)
}
