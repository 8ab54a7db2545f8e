import { spawn } from 'node:child_process'
import { ROOT } from './paths.js'

/**
 * Runs a command to its end and keeps its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, show?: boolean, hear?: (told: any) => void }} [options]   show: print while it runs; hear: what it sends us
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, hear, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe', hear === undefined ? 'ignore' : 'ipc'],
    })
    if (hear !== undefined) child.on('message', hear)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
        if (show) process.stdout.write(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Like `run`, but the command must succeed. @type {typeof run} */
export async function mustRun(command, args, options) {
  const result = await run(command, args, options)
  if (result.code !== 0)
    throw new Error(result.output.trim() || `${command} ended with ${result.code}`)
  return result
}
