/**
 * Runs parts of the tests repeatedly while other work holds the cores, and reports every test that ever failed.
 */
import { spawn } from 'node:child_process'
import { PARTS, runPart } from './parts.js'
import { clock } from './progress.js'
import { summary } from './tests.js'

/** @typedef {import('./parts.js').PartName} PartName */

const TIMES = 5
const LOAD = 2

/** Busy loops in so many processes, until they are stopped. @param {number} count */
function busy(count) {
  const loops = Array.from({ length: count }, () =>
    // They must not outlive us: each checks now and then whether its parent is still there.
    spawn(
      process.execPath,
      [
        '-e',
        'const spin = () => { for (let i = 0; i < 5e7; i++); setImmediate(spin) }; process.on("disconnect", () => process.exit()); spin()',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    ),
  )
  return () => {
    for (const loop of loops) loop.kill()
  }
}

/** Every test that ever failed, with its share. @param {readonly import('./tests.js').Report[]} runs */
export function everFailed(runs) {
  /** @type {Map<string, number>} */
  const failures = new Map()
  for (const { tests, failed, output } of runs) {
    const names = tests
      .filter(({ ended }) => ended === 'failed')
      .map(({ file, title }) => `${file} › ${title}`)
    // A failure outside any test.
    if (failed > 0 && names.length === 0) names.push(output.trim().split('\n')[0] ?? '(the runner)')
    for (const name of new Set(names)) failures.set(name, (failures.get(name) ?? 0) + 1)
  }
  return [...failures]
    .sort(([, a], [, b]) => b - a)
    .map(([name, times]) => `${times} of ${runs.length}  ${name}`)
}

/**
 * @param {readonly PartName[]} names
 * @param {{ times?: number | undefined, load?: number | undefined, args?: readonly string[], env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<boolean>}   whether nothing failed
 */
export async function stress(names, { times = TIMES, load = LOAD, args = [], env = {} } = {}) {
  const calm = busy(load)
  /** @type {string[]} */
  const table = []
  /** @type {string[]} */
  const failures = []
  try {
    for (const name of names) {
      const runs = []
      for (let time = 1; time <= times; time++) {
        const part = { ...PARTS[name], title: `${PARTS[name].title}, ${time} of ${times}` }
        const report = await runPart(part, args, { env })
        runs.push(report)
        table.push(
          `${name.padEnd(8)} ${time}  ${clock(report.seconds).padStart(6)}  ${summary(report)}`,
        )
      }
      failures.push(...everFailed(runs))
    }
  } finally {
    calm()
  }
  console.log(`\n${load} busy loops\npart   run    time\n${table.join('\n')}`)
  console.log(
    failures.length === 0 ? '\nNothing ever failed.' : `\nFailed:\n${failures.join('\n')}`,
  )
  return failures.length === 0
}
