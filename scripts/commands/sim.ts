/**
 * Random play with every invariant checked; one line of JSON at the end, exit 1 on a violation and 2
 * for what it cannot do. CONTRIBUTING.md has examples; which flags there are beside these is each game's own
 * (`scripts/games`).
 *   npm run sim -- --game GAME [--seed 1] [--trace FILE] …
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { knownTools, TOOLS } from '../games'
import { orFail, readFlags, whole } from '../games/flags'

const names = Object.values(TOOLS).flatMap(({ sim }) => sim.flags)
const [usual = ''] = Object.keys(TOOLS)

const { flags } = orFail('sim', () => readFlags(['game', 'seed', 'trace', ...names]))
const { game = usual, trace } = flags
const { sim } = orFail('sim', () => knownTools(game))
const seed = orFail('sim', () => whole(flags, 'seed', 0, '1'))
const file = trace === undefined ? undefined : orFail('sim', () => openSync(trace, 'w'))
const start = performance.now()
const report = orFail('sim', () =>
  sim.run(flags, seed, file === undefined ? undefined : (text) => writeSync(file, text)),
)
if (file !== undefined) closeSync(file)
const playsPerSecond = Math.round((report.plays / (performance.now() - start)) * 1000)
console.log(JSON.stringify({ game, ...report, playsPerSecond }))
process.exitCode = report.violations.length === 0 ? 0 : 1
