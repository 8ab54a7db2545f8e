/** Who replays the files of the history: the host's own thread, in small steps, or several others. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { yielding } from '../cooperative'
import type { FileName } from '../store/archive'
import { contentsOf, type Contents } from './contents'

export interface FileReader {
  /** How many files it can be given at a time. */
  readonly atOnce: number
  contentsOf(file: FileName, text: string): Promise<Contents>
  close(): void
}

export interface Task {
  readonly number: number
  readonly file: FileName
  readonly text: string
}
/** Without contents if the thread has failed with this file. */
export interface Done {
  readonly number: number
  readonly contents?: Contents
}

/** A thread that has finished is given the next file at once. */
const AHEAD = 2

export const readingHere: FileReader = {
  atOnce: 1,
  contentsOf: (file, text) => yielding(contentsOf(file, text)),
  close: () => undefined,
}

/** Threads that are there until it is closed. What they fail with is read here, so that no file is lost by them. */
export function readingInThreads(script: URL, size = Math.max(2, availableParallelism() - 1)) {
  const threads = Array.from({ length: size }, () => new Thread(script))
  const reader: FileReader = {
    atOnce: size * AHEAD,
    contentsOf: async (file, text) => {
      const free = threads.reduce((best, thread) => (thread.waiting < best.waiting ? thread : best))
      return (await free.ask(file, text)) ?? readingHere.contentsOf(file, text)
    },
    close: () => {
      for (const thread of threads) thread.end()
    },
  }
  return reader
}

class Thread {
  readonly #worker: Worker
  readonly #asked = new Map<number, (contents: Contents | undefined) => void>()
  #number = 0
  #isOver = false

  constructor(script: URL) {
    this.#worker = new Worker(script)
    this.#worker.unref()
    this.#worker.on('message', ({ number, contents }: Done) => {
      this.#answer(number, contents)
    })
    this.#worker.on('error', () => this.#fail())
    this.#worker.on('exit', () => this.#fail())
  }

  /** A thread that is over is the last to be asked. */
  get waiting(): number {
    return this.#isOver ? Infinity : this.#asked.size
  }

  ask(file: FileName, text: string): Promise<Contents | undefined> {
    if (this.#isOver) return Promise.resolve(undefined)
    const task: Task = {
      number: this.#number++,
      file: { place: file.place, name: file.name },
      text,
    }
    return new Promise((resolve) => {
      this.#asked.set(task.number, resolve)
      this.#worker.postMessage(task)
    })
  }

  end(): void {
    this.#fail()
    this.#worker.terminate().catch(() => undefined)
  }

  #answer(number: number, contents: Contents | undefined): void {
    this.#asked.get(number)?.(contents)
    this.#asked.delete(number)
  }

  #fail(): void {
    this.#isOver = true
    for (const number of this.#asked.keys()) this.#answer(number, undefined)
  }
}
