import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { inProject, ROOT } from '../../../scripts/lib/paths.js'
import { ebbes } from '../../../src/engine/ebbes/game'
import { eidex } from '../../../src/engine/eidex/game'
import type { Game, GameTypes } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import {
  botPool,
  answerHere,
  type BotPoolOptions,
  type AnyQuestion,
  type Bots,
} from '../../../src/host/bot-pool'

let folder: string
let script: URL
const pools: Bots[] = []

/** The longest that a timer can wait: threads start slowly on a busy machine. */
const NEVER = 2 ** 31 - 1

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bot-worker-'))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: inProject('src/host/bot-worker.ts'),
      emptyOutDir: false,
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'bot-worker.mjs' } },
    },
  })
  script = pathToFileURL(join(folder, 'bot-worker.mjs'))
})

afterEach(() => Promise.all(pools.splice(0).map((bots) => bots.close())))
afterAll(() => rm(folder, { recursive: true }))

function open(options: Partial<BotPoolOptions> = {}): Bots {
  const bots = botPool({ script, patience: NEVER, ...options })
  pools.push(bots)
  return bots
}

/** A thread that does as it is told, to see what becomes of one that fails. */
async function unreliable(): Promise<URL> {
  const file = join(folder, 'unreliable.mjs')
  await writeFile(
    file,
    `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ view }) => {
      if (view.act === 'throw') throw new Error('A slip of the mind.')
      if (view.act === 'exit') process.exit(3)
      if (view.act === 'brood') for (;;);
      parentPort.postMessage(threadId)
    })`,
  )
  return pathToFileURL(file)
}

const request = (view: object, seed = 1) =>
  ({ ask: 'decide', level: 'greedy', view, seed }) as const satisfies AnyQuestion

/** What the first seat asked sees after the deal. */
function firstView<T extends GameTypes>(game: Game<T>, seed: number): T['View'] {
  const made = game.setup({})
  if (!made.ok) throw new Error(made.refusal.message)
  const random = seededRandom(seed)
  for (;;) {
    const next = game.next(made.value)
    if (next.kind === 'seats') return game.view(made.value, next.seats[0] as number)
    game.apply(made.value, { by: 'chance', outcome: game.sampleChance(made.value, random) })
  }
}

it('a thread decides as this one would, also when more is asked than there are threads', async () => {
  const bots = open({ size: 2 })
  const requests = Array.from({ length: 12 }, (_, seed) => [
    request(firstView(ebbes, seed), seed),
    request(firstView(eidex, seed), seed),
  ]).flat()
  const decisions = await Promise.all(requests.map((each) => bots.ask(each)))
  expect(decisions).toEqual(requests.map((each) => answerHere(each)))
})

it('there are never more threads than allowed, and they are used again', async () => {
  const bots = open({ script: await unreliable(), size: 2 })
  const ids = await Promise.all(Array.from({ length: 10 }, () => bots.ask(request({}))))
  expect(new Set(ids).size).toBeLessThanOrEqual(2)
})

it.each([
  ['throw', 'A slip of the mind.'],
  ['exit', 'ended with 3'],
])('a thread that dies (%s) fails its own request only, and is replaced', async (act, message) => {
  const bots = open({ script: await unreliable(), size: 1 })
  const before = await bots.ask(request({}))
  const failing = bots.ask(request({ act }))
  const waiting = bots.ask(request({}))
  await expect(failing).rejects.toThrow(message)
  expect(await waiting).not.toBe(before)
})

it('a thread that broods too long is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const bots = open({ script: await unreliable(), size: 1, patience: 300 })
  const before = await bots.ask(request({}))
  const failing = expect(bots.ask(request({ act: 'brood' }))).rejects.toThrow('more than 300 ms')
  const waiting = bots.ask(request({}))
  vi.advanceTimersByTime(300)
  await failing
  // The clock stands still while the next thread takes its time to start.
  const after = await waiting
  vi.useRealTimers()
  expect(after).not.toBe(before)
})

it('a request that cannot be sent is refused, and the thread lives on', async () => {
  const bots = open({ script: await unreliable(), size: 1 })
  const before = await bots.ask(request({}))
  await expect(bots.ask(request({ secret: () => 1 }))).rejects.toThrow('could not be cloned')
  expect(await bots.ask(request({}))).toBe(before)
})

it('closing ends all threads, and whoever still waits is told', async () => {
  const bots = open({ script: await unreliable(), size: 1 })
  const asked = [{ act: 'brood' }, {}].map((view) => bots.ask(request(view)))
  const answers = Promise.allSettled(asked)
  await bots.close()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(bots.ask(request({}))).rejects.toThrow('The bots have gone')
})
