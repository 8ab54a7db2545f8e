/**
 * `npm run sim -- --game ebbes --players 3 --variants 1,2 --games 1000 --seed 1 [--trace FILE]`
 * Random play with every invariant checked; one line of JSON at the end, exit 1 on a violation.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { simulateEbbes } from '../sim/ebbes'

const { values: flags } = parseArgs({
  options: {
    game: { type: 'string', default: 'ebbes' },
    players: { type: 'string', default: '3' },
    variants: { type: 'string', default: '' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    trace: { type: 'string' },
  },
})

function fail(message: string): never {
  console.error(`sim: ${message}`)
  process.exit(2)
}

function whole(name: 'players' | 'games' | 'seed'): number {
  const number = Number(flags[name])
  if (!Number.isInteger(number)) fail(`--${name} takes a whole number, not “${flags[name]}”.`)
  return number
}

if (flags.game !== 'ebbes') fail(`there is no game “${flags.game}”.`)
const variants = flags.variants.split(',').filter((variant) => variant !== '')
if (variants.some((variant) => variant !== '1' && variant !== '2'))
  fail('--variants takes 1, 2 or 1,2.')

const file = flags.trace === undefined ? undefined : openSync(flags.trace, 'w')
const start = performance.now()
try {
  const report = simulateEbbes({
    options: {
      seats: whole('players'),
      variant1: variants.includes('1'),
      variant2: variants.includes('2'),
    },
    games: whole('games'),
    seed: whole('seed'),
    trace: file === undefined ? undefined : (text) => writeSync(file, text),
  })
  const seconds = (performance.now() - start) / 1000
  const playsPerSecond = Math.round(report.plays / seconds)
  console.log(
    JSON.stringify({
      game: flags.game,
      players: whole('players'),
      variants,
      ...report,
      playsPerSecond,
    }),
  )
  process.exitCode = report.violations.length === 0 ? 0 : 1
} catch (error) {
  fail((error as Error).message)
} finally {
  if (file !== undefined) closeSync(file)
}
