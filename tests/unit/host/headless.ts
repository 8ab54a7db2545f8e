/**
 * The headless host in a process of its own, for tests that kill it or send it signals. Bundled here,
 * as unit tests run before there is a build.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { inProject, ROOT } from '../../../scripts/lib/paths.js'

export interface HeadlessBundle {
  /** What plain Node runs. */
  readonly file: string
  remove(): Promise<void>
}

/** The host's environment: it dies with so many lines in the journal that are not in their own files yet. */
export const DIES_BETWEEN = 'STICHABEND_TEST_DIES_BETWEEN'

/**
 * Bots that do not wait for people to follow: a game night in seconds. A host that waits for whoever is slow because the
 * machine is busy, begins a new journal every other minute, and dies where a test wants it. Nothing else is changed.
 */
const CHANGES = [
  [
    '/src/host/store/write-ahead.ts',
    'MAX_JOURNAL_BYTES = 4 * 1024 * 1024',
    'MAX_JOURNAL_BYTES = 16 * 1024',
  ],
  [
    '/src/host/store/file-log.ts',
    'this.#file.write(bytes)',
    `if (--process.env.${DIES_BETWEEN} === 0) process.kill(process.pid, 'SIGKILL')
    this.#file.write(bytes)`,
  ],
  ['/src/host/host.ts', 'const BOT_PAUSE_MS = 1500', 'const BOT_PAUSE_MS = 0'],
  ['/src/host/bot-pool.ts', 'const PATIENCE = 5000', 'const PATIENCE = 3_600_000'],
  ['/src/host/session.ts', 'hello: 5000', 'hello: 3_600_000'],
  ['/src/host/web/sockets.ts', 'heartbeat: 15_000', 'heartbeat: 3_600_000'],
] as const

function otherTimes(): Plugin {
  const left = new Set<string>(CHANGES.map(([, before]) => before))
  return {
    name: 'other-times',
    // As it is written: the compiler has spellings of its own for numbers.
    enforce: 'pre',
    transform(code, id) {
      const change = CHANGES.find(([file]) => id.endsWith(file))
      if (change === undefined) return undefined
      const [, before, after] = change
      if (code.includes(before)) left.delete(before)
      return code.replace(before, after)
    },
    buildEnd() {
      if (left.size > 0) throw new Error(`The host no longer says “${[...left].join('” or “')}”.`)
    },
  }
}

/** Laid out as the build is: the host finds its pages, its bots and its version by where it lies. */
export async function bundleHeadless(): Promise<HeadlessBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'stichabend-headless-'))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [otherTimes()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'out', 'main'),
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          headless: inProject('src/host/headless.ts'),
          'bot-worker': inProject('src/host/bot-worker.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  await mkdir(join(folder, 'out', 'renderer'))
  await writeFile(join(folder, 'out', 'renderer', 'index.html'), '<title>Stichabend</title>')
  await writeFile(join(folder, 'package.json'), '{"type":"module","version":"0.0.0-test"}')
  return {
    file: join(folder, 'out', 'main', 'headless.js'),
    remove: () => rm(folder, { recursive: true }),
  }
}

export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A host process, from its start to its end. */
export class HeadlessProcess {
  readonly #child: ChildProcess
  #printed = ''
  /** Everything it ever said, once it is gone. */
  readonly ended: Promise<Ending>
  /** Where it listens; rejected if it ends before. */
  readonly origin: Promise<string>

  constructor(child: ChildProcess) {
    this.#child = child
    this.ended = new Promise((resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal }))
    })
    this.origin = new Promise((resolve, reject) => {
      const read = (text: string) => {
        this.#printed += text
        const open = /open at (http:\/\/127\.0\.0\.1:\d+)/.exec(this.#printed)?.[1]
        if (open !== undefined) resolve(open)
      }
      child.stdout?.setEncoding('utf8').on('data', read)
      child.stderr?.setEncoding('utf8').on('data', read)
      void this.ended.then(({ code, signal }) => {
        reject(new Error(`The host ended with ${String(code ?? signal)}:\n${this.#printed}`))
      })
    })
    // Whoever kills it at once does not ask where it listens.
    this.origin.catch(() => undefined)
  }

  get printed(): string {
    return this.#printed
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  kill(signal: NodeJS.Signals): Promise<Ending> {
    this.#child.kill(signal)
    return this.ended
  }
}

export const startHeadless = (
  { file }: HeadlessBundle,
  ...flags: readonly string[]
): HeadlessProcess => startHeadlessWith({}, file, flags)

export const startHeadlessWith = (
  env: NodeJS.ProcessEnv,
  file: string,
  flags: readonly string[],
): HeadlessProcess =>
  new HeadlessProcess(
    spawn(process.execPath, [file, ...flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    }),
  )
