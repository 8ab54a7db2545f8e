/** A process of the benchmark that answers its parent's questions, and the parent's end of it. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'

export type Answers = Readonly<Record<string, (argument: never) => unknown>>

export interface Usage {
  readonly cpuMicros: number
  /** How much later than wanted the event loop came round, in milliseconds. */
  readonly lagP99: number
}

export interface Memory {
  readonly rss: number
  readonly heap: number
}

const LAG_RESOLUTION_MS = 5

const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
let cpu = process.cpuUsage()

/** What every child can be asked. */
const COMMON: Answers = {
  begin: () => {
    cpu = process.cpuUsage()
    lag.reset()
    lag.enable()
  },
  end: (): Usage => {
    const { user, system } = process.cpuUsage(cpu)
    lag.disable()
    return { cpuMicros: user + system, lagP99: lag.percentile(99) / 1e6 - LAG_RESOLUTION_MS }
  },
  memory: async (): Promise<Memory> => {
    // What a collection frees is given back to the system some time after it.
    for (let times = 0; times < 5; times++) {
      globalThis.gc?.()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const { rss, heapUsed } = process.memoryUsage()
    return { rss, heap: heapUsed }
  },
}

export function answer(more: Answers): void {
  const answers: Answers = { ...COMMON, ...more }
  process.on('message', ({ what, argument }: { what: string; argument: never }) => {
    void Promise.resolve(answers[what]?.(argument)).then((value) => process.send?.({ value }))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}

export class Child {
  readonly #process: ChildProcess

  private constructor(child: ChildProcess) {
    this.#process = child
  }

  static async start(script: string, role: string, flags: readonly string[] = []): Promise<Child> {
    const child = fork(script, [role], { execArgv: ['--expose-gc', ...flags] })
    child.on('exit', (code) => {
      if (code !== 0) process.exit(1)
    })
    await once(child, 'message')
    return new Child(child)
  }

  /** One question at a time. */
  async ask<T>(what: string, argument: unknown = null): Promise<T> {
    const answered = once(this.#process, 'message')
    this.#process.send({ what, argument })
    const [{ value }] = (await answered) as [{ value: T }]
    return value
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.#process.disconnect()
    await ended
  }
}
