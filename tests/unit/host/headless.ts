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

const PAUSE = 'const BOT_PAUSE_MS = 2000'

/** Bots that do not wait for people to follow: a game night in seconds. Nothing else is changed. */
function hastyBots(): Plugin {
  let isDone = false
  return {
    name: 'hasty-bots',
    // As it is written: the compiler has spellings of its own for numbers.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/host/host.ts')) return undefined
      isDone = code.includes(PAUSE)
      return code.replace(PAUSE, 'const BOT_PAUSE_MS = 0')
    },
    buildEnd() {
      if (!isDone) throw new Error(`src/host/host.ts no longer says “${PAUSE}”.`)
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
    plugins: [hastyBots()],
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
): HeadlessProcess =>
  new HeadlessProcess(
    spawn(process.execPath, [file, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] }),
  )
