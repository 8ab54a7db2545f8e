/** Runs the application itself, and reports how it ended. */
import { spawn } from 'node:child_process'
import { ROOT } from './paths.js'

const EARLY_MS = 10_000
const LAST_LINES = 20
/** Time to read the rest of the pipe after a program has ended, in case a child of it keeps the pipe open. */
const REST_MS = 500

/**
 * @typedef {object} End
 * @property {number} code         to end with ourselves
 * @property {string} [failedEarly]   how, if it could not be started or ended badly at once
 * @property {string} complaints   the last lines of its stderr, if that was kept
 *
 * @typedef {object} Options
 * @property {boolean} [keepErrors]              keep what goes to stderr instead of printing it
 * @property {(text: string) => void} [onText]   sees what it prints
 */

/**
 * Runs a program to its end. Signals are passed on to the program, which ends cleanly by itself.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<End>}
 */
export function runProgram(command, args, { keepErrors = false, onText } = {}) {
  const start = performance.now()
  let asked = false
  let complaints = ''
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['inherit', 'pipe', keepErrors ? 'pipe' : 'inherit'],
    })
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      asked = true
      child.kill(signal)
    }
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
    for (const signal of signals) process.on(signal, forward)
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text)
      onText?.(text)
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      complaints = `${complaints}${text}`
        .split('\n')
        .slice(-LAST_LINES - 1)
        .join('\n')
    })
    const end = () => {
      for (const signal of signals) process.off(signal, forward)
      const { exitCode, signalCode } = child
      const good = exitCode === 0 || asked
      const early = !good && performance.now() - start < EARLY_MS
      resolve({
        code: exitCode ?? (asked ? 0 : 1),
        complaints,
        ...(early ? { failedEarly: signalCode ?? `code ${exitCode}` } : {}),
      })
    }
    child.on('error', reject)
    child.on('close', end)
    child.on('exit', () => setTimeout(end, REST_MS))
  }).catch((/** @type {Error} */ error) => ({ code: 1, failedEarly: error.message, complaints }))
}
