/**
 * Bots against bots: one `a` among as many `b` as the table has room for, the same deals from every
 * seat. Exit 1 if there was an illegal move or a bot thought for more than a second, and 2 for
 * what it cannot do.
 *   npm run arena -- --game ebbes --players 3 --a master --b greedy --deals 200 --seed 1 --json
 *   npm run arena -- --game eidex --characters random --a master --b club --deals 100
 * --characters basic, random or three names; --variants 1,2 (ebbes); --tournament (Eidex, else single games);
 * --time MS a decision at most; --steps N for master and clairvoyant; --jobs N processes.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Bout } from '../arena/bout'
import { NAMES, type Name } from '../arena/contestants'
import { fightAll, serve } from '../arena/jobs'
import { reportOf, tableOf } from '../arena/report'
import { gameOf } from '../../src/engine/games'

function fail(message: string): never {
  console.error(`arena: ${message}`)
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

const readFlags = () =>
  parseArgs({
    options: {
      game: { type: 'string', default: 'ebbes' },
      players: { type: 'string', default: '3' },
      variants: { type: 'string', default: '' },
      characters: { type: 'string', default: 'basic' },
      tournament: { type: 'boolean', default: false },
      a: { type: 'string', default: 'master' },
      b: { type: 'string', default: 'greedy' },
      deals: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      time: { type: 'string', default: '1000' },
      steps: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  }).values
type Flags = ReturnType<typeof readFlags>

function whole(name: string, text: string, least: number): number {
  const number = Number(text)
  if (text === '' || !Number.isInteger(number) || number < least) {
    fail(`--${name} takes a whole number from ${least} on, not “${text}”.`)
  }
  return number
}

function nameOf(flag: 'a' | 'b', text: string): Name {
  const found = NAMES.find((name) => name === text)
  return found ?? fail(`--${flag} is one of ${NAMES.join(', ')}, not “${text}”.`)
}

function optionsOf({ game, characters, variants, players }: Flags): Record<string, unknown> {
  if (game === 'eidex') {
    if (characters === 'basic') return {}
    if (characters === 'random') return { mode: 'cosmic' }
    return { mode: 'cosmic', characters: characters.split(',') }
  }
  const wanted = variants.split(',').filter((variant) => variant !== '')
  if (wanted.some((variant) => variant !== '1' && variant !== '2')) {
    fail('--variants takes 1, 2 or 1,2.')
  }
  const seats = whole('players', players, 2)
  return { seats, variant1: wanted.includes('1'), variant2: wanted.includes('2') }
}

function boutOf(flags: Flags): Bout {
  const { game } = flags
  const rules = gameOf(game) ?? fail(`there is no game “${game}”.`)
  const options = optionsOf(flags)
  const made = rules.setup(options)
  if (!made.ok) fail(`${made.refusal.code}: ${made.refusal.message}`)
  return {
    game,
    a: nameOf('a', flags.a),
    b: nameOf('b', flags.b),
    options,
    seats: game === 'ebbes' ? Number(flags.players) : 3,
    seed: whole('seed', flags.seed, 0),
    tournament: flags.tournament,
    drawsCharacters: game === 'eidex' && flags.characters === 'random',
    allowance: {
      time: whole('time', flags.time, 1),
      steps: flags.steps === undefined ? undefined : whole('steps', flags.steps, 1),
    },
  }
}

async function run(): Promise<void> {
  const flags = orFail(readFlags)
  const bout = boutOf(flags)
  const deals = whole('deals', flags.deals, 1)
  const jobs = whole('jobs', flags.jobs, 1)
  const report = reportOf(bout, await fightAll(bout, deals, jobs, fileURLToPath(import.meta.url)))
  console.log(flags.json ? JSON.stringify(report) : tableOf(report))
  process.exitCode = report.illegal + report.overruns === 0 ? 0 : 1
}

// A process with a parent to report to is a helper.
if (process.send === undefined) await run()
else serve()
