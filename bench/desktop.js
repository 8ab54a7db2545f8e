/**
 * `npm run bench -- desktop`: from launch to the usable start screen, beside an empty window on the same
 * runtime in the same run; and the memory of a game against bots beside that of the empty window. One
 * line of JSON.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../scripts/lib/build.js'
import { installedElectron } from '../scripts/lib/electron.js'
import { inProject, ROOT } from '../scripts/lib/paths.js'

const LAUNCHES = 15
const PATIENCE_MS = 60_000
const ATTEMPTS = 4

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** @param {number} value */
const twoDigits = (value) => Math.round(value * 100) / 100

/** @typedef {{ folder: string, data: string }} Application */

/**
 * What it printed by itself, after its name, and when it was started. A runtime that hangs is started anew.
 *
 * @param {string} electron
 * @param {Application} application
 * @param {Readonly<Record<string, string>>} [wishes]
 * @param {number} [attempts]
 * @returns {Promise<{ started: number, printed: Readonly<Record<string, number>> }>}
 */
async function launch(electron, { folder, data }, wishes = {}, attempts = ATTEMPTS) {
  const watch = inProject('bench/desktop/watch.cjs')
  const started = Date.now()
  const program = spawn(electron, ['-r', watch, folder, `--data=${data}`], {
    env: { ...process.env, ...wishes },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let text = ''
  program.stdout.on('data', (part) => {
    text += String(part)
  })
  const hung = setTimeout(() => program.kill('SIGKILL'), PATIENCE_MS)
  await new Promise((resolve) => program.on('exit', resolve))
  clearTimeout(hung)
  const found = [...text.matchAll(/^(usable|memory) (\d+)$/gm)]
  const printed = Object.fromEntries(found.map(([, name, value]) => [name, Number(value)]))
  if (printed['usable'] !== undefined) return { started, printed }
  if (attempts === 1) throw new Error('The window did not open.')
  return launch(electron, { folder, data }, wishes, attempts - 1)
}

/** @param {string} electron @param {Application} application */
async function timeToUse(electron, application) {
  const { started, printed } = await launch(electron, application)
  return (printed['usable'] ?? 0) - started
}

/** In MiB. @param {string} electron @param {Application} application @param {boolean} plays */
async function memoryOf(electron, application, plays) {
  const wishes = { BENCH_MEMORY: '1', BENCH_PLAY: plays ? '1' : '0' }
  const { printed } = await launch(electron, application, wishes)
  return Math.round((printed['memory'] ?? 0) / 1024)
}

/** @param {string} electron @param {Application} ours @param {Application} empty */
async function measure(electron, ours, empty) {
  // The first launch of each makes its folder and warms the disk.
  for (const each of [ours, empty]) await timeToUse(electron, each)
  const times = { ours: [0], empty: [0] }
  times.ours = []
  times.empty = []
  for (let run = 0; run < LAUNCHES; run++) {
    times.empty.push(await timeToUse(electron, empty))
    times.ours.push(await timeToUse(electron, ours))
  }
  const memory = {
    empty: await memoryOf(electron, empty, false),
    start: await memoryOf(electron, ours, false),
    game: await memoryOf(electron, ours, true),
  }
  return { times, memory }
}

await ensureBuilt()
const electron = installedElectron()
if (electron === undefined) {
  console.error(
    'There is no Electron runtime: run npm start once with a network, or set ELECTRON_OVERRIDE_DIST_PATH.',
  )
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'stichabend-bench-'))
try {
  const { times, memory } = await measure(
    electron,
    { folder: ROOT, data: join(folder, 'ours') },
    { folder: inProject('bench/desktop/empty'), data: join(folder, 'empty') },
  )
  console.log(
    JSON.stringify({
      bench: 'desktop',
      launches: LAUNCHES,
      usableMs: { ours: median(times.ours), empty: median(times.empty) },
      bestMs: { ours: Math.min(...times.ours), empty: Math.min(...times.empty) },
      ratio: twoDigits(median(times.ours) / median(times.empty)),
      memoryMiB: memory,
      memoryRatio: twoDigits(memory.game / memory.empty),
    }),
  )
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
