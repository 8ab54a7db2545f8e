/**
 * Random play with every invariant checked; one line of JSON at the end, exit 1 on a violation and 2
 * for what it cannot do.
 *   npm run sim -- --game ebbes --players 3 --variants 1,2 --games 1000 --seed 1 [--trace FILE]
 *   npm run sim -- --game eidex --trios all --tournaments 1 [--mode basic] [--seed 1] [--trace FILE]
 *   npm run sim -- --game eidex --characters dealer,zombie,sphinx [--seed 1] [--trace FILE]
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { simulateEbbes } from '../sim/ebbes'
import { allTrios, simulateEidex, type Trio } from '../sim/eidex'

function fail(message: string): never {
  console.error(`sim: ${message}`)
  process.exit(2)
}

/** The value, or the first sentence of the error. */
function orFail<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    return fail(`${(error as Error).message.replace(/\.(\s.*)?$/s, '')}.`)
  }
}

const { values: flags } = orFail(() =>
  parseArgs({
    options: {
      game: { type: 'string', default: 'ebbes' },
      seed: { type: 'string', default: '1' },
      trace: { type: 'string' },
      players: { type: 'string', default: '3' },
      variants: { type: 'string', default: '' },
      games: { type: 'string', default: '1000' },
      mode: { type: 'string', default: 'cosmic' },
      // `all`, or a number of them, spread evenly.
      trios: { type: 'string', default: 'all' },
      // One trio by name, instead of many.
      characters: { type: 'string', default: '' },
      tournaments: { type: 'string', default: '1' },
    },
  }),
)

function whole(
  name: 'players' | 'games' | 'seed' | 'tournaments' | 'trios',
  least: number,
): number {
  const number = Number(flags[name])
  if (flags[name] === '' || !Number.isInteger(number) || number < least) {
    fail(`--${name} takes a whole number from ${least} on, not “${flags[name]}”.`)
  }
  return number
}

interface Report {
  readonly plays: number
  readonly violations: readonly string[]
}
type Trace = ((text: string) => void) | undefined

function runEbbes(trace: Trace): Report {
  const variants = flags.variants.split(',').filter((variant) => variant !== '')
  if (variants.some((variant) => variant !== '1' && variant !== '2')) {
    fail('--variants takes 1, 2 or 1,2.')
  }
  const seats = whole('players', 2)
  const options = { seats, variant1: variants.includes('1'), variant2: variants.includes('2') }
  const games = whole('games', 1)
  const seed = whole('seed', 0)
  const report = orFail(() => simulateEbbes({ options, games, seed, trace }))
  return { ...{ players: seats, variants }, ...report }
}

function runEidex(trace: Trace): Report {
  const tournaments = whole('tournaments', 1)
  const seed = whole('seed', 0)
  if (flags.mode === 'basic') return simulateEidex({ trios: [undefined], tournaments, seed, trace })
  if (flags.mode !== 'cosmic') fail('--mode takes basic or cosmic.')
  const all = allTrios()
  if (flags.characters !== '') {
    // In the order in which they sit.
    const named = flags.characters.split(',')
    const isTrio = all.some((trio) => [...trio].sort().join() === [...named].sort().join())
    if (!isTrio) fail(`there is no trio “${flags.characters}”.`)
    return simulateEidex({ trios: [named as unknown as Trio], tournaments, seed, trace })
  }
  const wanted = flags.trios === 'all' ? all.length : whole('trios', 1)
  const trios = all.filter((_, index) => (index * wanted) % all.length < wanted)
  return simulateEidex({ trios, tournaments, seed, trace })
}

const games: Readonly<Record<string, (trace: Trace) => Report>> = {
  ebbes: runEbbes,
  eidex: runEidex,
}
const run = Object.hasOwn(games, flags.game) ? games[flags.game] : undefined
if (run === undefined) fail(`there is no game “${flags.game}”.`)

const { trace } = flags
const file = trace === undefined ? undefined : orFail(() => openSync(trace, 'w'))
const start = performance.now()
const report = run(file === undefined ? undefined : (text) => writeSync(file, text))
if (file !== undefined) closeSync(file)
const playsPerSecond = Math.round((report.plays / (performance.now() - start)) * 1000)
console.log(JSON.stringify({ game: flags.game, ...report, playsPerSecond }))
process.exitCode = report.violations.length === 0 ? 0 : 1
