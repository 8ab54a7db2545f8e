/** `npm start` in a process of its own, with what it printed and how it ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '../../scripts/lib/paths.js'

export const npmStart = (...flags: readonly string[]) => npmStartIn({}, ...flags)

export function npmStartIn(env: NodeJS.ProcessEnv, ...flags: readonly string[]) {
  const child = spawn(process.execPath, [inProject('scripts/start.js'), ...flags], {
    // Games of its own, whatever else runs on this machine.
    env: { ...process.env, XDG_DATA_HOME: mkdtempSync(join(tmpdir(), 'stichabend-')), ...env },
  })
  let printed = ''
  const ended = once(child, 'close') as Promise<[number | null]>
  /** What it printed of that pattern, or undefined if it ended without. */
  const prints = (pattern: RegExp) =>
    new Promise<string | undefined>((resolve) => {
      child.stdout.on('data', () => {
        const found = pattern.exec(printed)?.[0]
        if (found !== undefined) resolve(found)
      })
      void ended.then(() => {
        resolve(undefined)
      })
    })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return {
    address: prints(/http:\/\/127\.0\.0\.1:\d+\//),
    runtime: prints(/the runtime is there/),
    printed: () => printed,
    code: async () => (await ended)[0],
    press: (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => child.kill(signal),
  }
}
