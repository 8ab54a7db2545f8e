import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HEADLESS = fileURLToPath(new URL('../../out/main/headless.js', import.meta.url))

export interface HostProcess {
  readonly origin: string
  /** Of the user of this machine: it stands in the link. */
  readonly key: string
  readonly printed: () => string
  /** Ends it as Ctrl-C would and answers the exit code. */
  stop(): Promise<number | null>
}

/** The built host in a process of its own, on a free port. */
export async function startHost(...flags: readonly string[]): Promise<HostProcess> {
  const data = await mkdtemp(join(tmpdir(), 'stichabend-host-'))
  const child = spawn(process.execPath, [HEADLESS, '--port=0', ...flags], {
    env: { ...process.env, XDG_DATA_HOME: data },
  })
  let printed = ''
  const link = new Promise<readonly string[]>((resolve, reject) => {
    const read = (text: string) => {
      printed += text
      const found = /(http:\/\/127\.0\.0\.1:\d+)\/#\/key\/([0-9a-f]+) /.exec(printed)
      if (found !== null) resolve(found)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.on('exit', (code) => {
      reject(new Error(`The host ended with ${String(code)}:\n${printed}`))
    })
  })
  const [, origin = '', key = ''] = await link
  return {
    origin,
    key,
    printed: () => printed,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}
