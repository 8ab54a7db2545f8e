/** Threads for bots: started when needed, replaced when they fail. They never keep the process alive. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, AnyQuestion } from './bot-questions'
import { FairQueue } from './fair-queue'

export { answerHere, type Answer, type AnyQuestion } from './bot-questions'

export interface Bots {
  /**
   * The thread's answer. Rejects if the thread fails or takes too long, or if the pool has no threads left. Askers
   * are served in turn, however many questions one of them has. The question is built when its turn comes, from
   * the number of others waiting per thread; if no thread is left by then, the call rejects.
   */
  ask<Asked extends AnyQuestion>(
    who: string,
    question: PutLater<Asked>,
  ): Promise<Answer<Asked> | undefined>
  /** Ends all threads; unanswered questions are rejected. */
  close(): Promise<void>
}

export type PutLater<Asked extends AnyQuestion> = (others: number) => Asked | undefined

export interface BotPoolOptions {
  /** The built entry of the thread, `bot-worker.js`. */
  readonly script: URL
  /** The maximum number of threads: by default one core is left to the table. */
  readonly size?: number
  /** How many milliseconds a bot may think about a decision. */
  readonly patience?: number
}

const PATIENCE = 5000
/** For playing a whole game with open hands. */
const LONG_PATIENCE = 120_000

interface Job {
  readonly question: PutLater<AnyQuestion>
  answer(answer: Answer<AnyQuestion> | undefined): void
  fail(error: Error): void
}

interface Thread {
  readonly worker: Worker
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

export function botPool({
  script,
  size = Math.max(1, availableParallelism() - 1),
  patience = PATIENCE,
}: BotPoolOptions): Bots {
  const threads = new Set<Thread>()
  const queue = new FairQueue<Job>()
  /** Threads that are shutting down: closing waits for them, too. */
  const ending = new Set<Promise<unknown>>()
  let closed = false

  /** A bot never keeps the process alive, not even while it thinks. */
  function start(): Thread {
    const worker = new Worker(script)
    const thread: Thread = { worker, job: undefined, timer: undefined }
    worker.unref()
    worker.on('message', (answer: Answer<AnyQuestion>) => {
      release(thread)?.answer(answer)
      next()
    })
    worker.on('error', (error) => drop(thread, asError(error)))
    worker.on('exit', (code) => drop(thread, new Error(`A bot's thread ended with ${code}.`)))
    threads.add(thread)
    return thread
  }

  function release(thread: Thread): Job | undefined {
    const { job } = thread
    clearTimeout(thread.timer)
    thread.job = undefined
    return job
  }

  /** Gives the thread up; the next job starts a new one. */
  function drop(thread: Thread, reason: Error): void {
    if (!threads.delete(thread)) return
    const ended = thread.worker.terminate().finally(() => ending.delete(ended))
    ending.add(ended)
    release(thread)?.fail(reason)
    next()
  }

  function assign(thread: Thread, job: Job, question: AnyQuestion): void {
    thread.job = job
    const limit = question.ask === 'hindsight' ? LONG_PATIENCE : patience
    thread.timer = setTimeout(() => {
      drop(thread, new Error(`A bot has thought for more than ${limit} ms.`))
    }, limit).unref()
    try {
      thread.worker.postMessage(question)
    } catch (error) {
      // A question that cannot be sent is not the thread's fault.
      release(thread)?.fail(asError(error))
      next()
    }
  }

  const idleThread = (): Thread | undefined =>
    [...threads].find(({ job }) => job === undefined) ?? (threads.size < size ? start() : undefined)

  function next(): void {
    const thread = queue.waiting === 0 ? undefined : idleThread()
    const job = thread && queue.take()
    if (thread === undefined || job === undefined) return
    const question = job.question(queue.waiting / size)
    if (question !== undefined) assign(thread, job, question)
    else {
      job.answer(undefined)
      next()
    }
  }

  return {
    ask: <Asked extends AnyQuestion>(who: string, question: PutLater<Asked>) =>
      new Promise<Answer<Asked> | undefined>((answer, fail) => {
        if (closed) {
          fail(new Error('The bots have gone.'))
          return
        }
        queue.add(who, { question, answer, fail })
        next()
      }),
    async close() {
      closed = true
      for (let job = queue.take(); job !== undefined; job = queue.take())
        job.fail(new Error('The bots have gone.'))
      for (const thread of [...threads]) drop(thread, new Error('The bots have gone.'))
      await Promise.all(ending)
    },
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))
