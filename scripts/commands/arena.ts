/**
 * Bots against bots: one `a` among as many `b` as the table has room for, the same deals from every
 * seat. Exit 1 if there was an illegal move or a bot thought for more than a second, and 2 for
 * what it cannot do. docs/bots.md has examples; which table can be wished for is each game's own (`scripts/games`).
 *   npm run arena -- --game GAME --a master --b greedy --deals 200 --seed 1 --json …
 * --tournament (of a game that is played in them, else single games); --time MS a decision at most;
 * --steps N for master and clairvoyant; --jobs N processes.
 */
import { fileURLToPath } from 'node:url'
import { knownGame } from '../../src/engine/known-game'
import type { Bout } from '../arena/bout'
import { NAMES, type Name } from '../arena/contestants'
import { fightAll, serve } from '../arena/jobs'
import { reportOf, tableOf } from '../arena/report'
import { knownTools, TOOLS } from '../games'
import { orFail, readFlags, whole, type Flags } from '../games/flags'

const OWN = ['game', 'a', 'b', 'deals', 'seed', 'time', 'steps', 'jobs'] as const
const SWITCHES = ['tournament', 'json'] as const
const [USUAL = ''] = Object.keys(TOOLS)

function nameOf(flag: 'a' | 'b', text: string): Name {
  const found = NAMES.find((name) => name === text)
  if (found === undefined) {
    throw new Error(`--${flag} is one of ${NAMES.join(', ')}, not “${text}”.`)
  }
  return found
}

function boutOf(flags: Flags, tournament: boolean): Bout {
  const { game = USUAL, a = 'master', b = 'greedy' } = flags
  const { arena } = knownTools(game)
  const options = arena.optionsOf(flags)
  const rules = knownGame(game)
  const made = rules.setup(options)
  if (!made.ok) throw new Error(`${made.refusal.code}: ${made.refusal.message}`)
  return {
    game,
    a: nameOf('a', a),
    b: nameOf('b', b),
    options,
    seats: rules.seatsOf(options) ?? 0,
    seed: whole(flags, 'seed', 0, '1'),
    tournament,
    draws: arena.draw?.isWished(flags) === true,
    allowance: {
      time: whole(flags, 'time', 1, '1000'),
      steps: flags['steps'] === undefined ? undefined : whole(flags, 'steps', 1, ''),
    },
  }
}

function orderOf() {
  const tables = Object.values(TOOLS).flatMap(({ arena }) => arena.flags)
  const { flags, switches } = readFlags([...OWN, ...tables], SWITCHES)
  return {
    bout: boutOf(flags, switches.has('tournament')),
    deals: whole(flags, 'deals', 1, '20'),
    jobs: whole(flags, 'jobs', 1, '1'),
    asJson: switches.has('json'),
  }
}

async function run(): Promise<void> {
  const { bout, deals, jobs, asJson } = orFail('arena', orderOf)
  const report = reportOf(bout, await fightAll(bout, deals, jobs, fileURLToPath(import.meta.url)))
  console.log(asJson ? JSON.stringify(report) : tableOf(report))
  process.exitCode = report.illegal + report.overruns === 0 ? 0 : 1
}

// A process with a parent to report to is a helper.
if (process.send === undefined) await run()
else serve()
