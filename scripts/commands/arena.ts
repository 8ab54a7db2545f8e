/**
 * Bots against bots: one `a` among as many `b` as the table has room for, the same deals from every
 * seat. Exit 1 if there was an illegal move or a bot thought for more than a second, and 2 for
 * what it cannot do. docs/bots.md has examples; which table can be wished for is each game's own (`scripts/games`).
 *   npm run arena -- --game GAME --a master --b greedy --deals 200 --seed 1 --json …
 * --tournament (of a game that is played in them, else single games); --time MS a decision at most, of this process's
 * CPU; --steps N for master and clairvoyant; --jobs N processes.
 *   npm run arena -- --league --names master,master-1,ismcts --deals 200 --time 20 --save FILE
 * draws who sits at each table, and rates everybody from who was ahead of whom.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownGame } from '../../src/engine/known-game'
import type { Bout } from '../arena/bout'
import { NAMES, type Name } from '../arena/contestants'
import { playAll, serve } from '../arena/jobs'
import type { League } from '../arena/league'
import { leagueReport, leagueTable, reportOf, tableOf } from '../arena/report'
import { knownTools, TOOLS } from '../games'
import { orFail, readFlags, whole, words, type Flags } from '../games/flags'

const OWN = ['game', 'a', 'b', 'names', 'deals', 'seed', 'time', 'steps', 'jobs', 'save'] as const
const SWITCHES = ['tournament', 'league', 'json'] as const
const [USUAL = ''] = Object.keys(TOOLS)

function nameOf(flag: string, text: string): Name {
  const found = NAMES.find((name) => name === text)
  if (found === undefined) {
    throw new Error(`--${flag} is one of ${NAMES.join(', ')}, not “${text}”.`)
  }
  return found
}

/** The table, and what everybody at it is allowed. */
function tableFrom(flags: Flags) {
  const { game = USUAL } = flags
  const { arena } = knownTools(game)
  const options = arena.optionsOf(flags)
  const rules = knownGame(game)
  const made = rules.setup(options)
  if (!made.ok) throw new Error(`${made.refusal.code}: ${made.refusal.message}`)
  return {
    game,
    options,
    seats: rules.seatsOf(options) ?? 0,
    seed: whole(flags, 'seed', 0, '1'),
    draws: arena.draw?.isWished(flags) === true,
    allowance: {
      time: whole(flags, 'time', 1, '1000'),
      steps: flags['steps'] === undefined ? undefined : whole(flags, 'steps', 1, ''),
    },
  }
}

function boutOf(flags: Flags, tournament: boolean): Bout {
  const { a = 'master', b = 'greedy' } = flags
  return { ...tableFrom(flags), a: nameOf('a', a), b: nameOf('b', b), tournament }
}

function leagueOf(flags: Flags): League {
  const names = words(flags['names'] ?? 'greedy,beginner,club,master,master-1,ismcts')
  if (names.length < 2) throw new Error('--names takes two names or more.')
  return { ...tableFrom(flags), names: names.map((name) => nameOf('names', name)) }
}

function orderOf() {
  const tables = Object.values(TOOLS).flatMap(({ arena }) => arena.flags)
  const { flags, switches } = readFlags([...OWN, ...tables], SWITCHES)
  return {
    what: switches.has('league')
      ? ({ kind: 'league', league: leagueOf(flags) } as const)
      : ({ kind: 'bout', bout: boutOf(flags, switches.has('tournament')) } as const),
    deals: whole(flags, 'deals', 1, '20'),
    jobs: whole(flags, 'jobs', 1, '1'),
    asJson: switches.has('json'),
    save: flags['save'],
  }
}

async function run(): Promise<void> {
  const { what, deals, jobs, asJson, save } = orFail('arena', orderOf)
  const script = fileURLToPath(import.meta.url)
  const report =
    what.kind === 'bout'
      ? reportOf(what.bout, await playAll('bout', what.bout, deals, jobs, script))
      : leagueReport(what.league, await playAll('league', what.league, deals, jobs, script))
  const text = JSON.stringify(report)
  if (save !== undefined) writeFileSync(save, `${text}\n`)
  console.log(asJson ? text : 'ratings' in report ? leagueTable(report) : tableOf(report))
  process.exitCode = report.illegal + report.overruns === 0 ? 0 : 1
}

// A process with a parent to report to is a helper.
if (process.send === undefined) await run()
else serve()
