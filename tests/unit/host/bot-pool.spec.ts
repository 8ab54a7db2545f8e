import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'
import { ebbes } from '../../../src/engine/ebbes/game'
import { eidex } from '../../../src/engine/eidex/game'
import type { AnyView, Game, GameTypes } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import {
  botPool,
  answerHere,
  type BotPoolOptions,
  type AnyQuestion,
  type Bots,
} from '../../../src/host/bot-pool'
import { bundleForNode, type Bundle } from '../../harness/bundle'

let bundle: Bundle
let script: URL
const pools: Bots[] = []

/** The longest that a timer can wait: threads start slowly on a busy machine. */
const NEVER = 2 ** 31 - 1

beforeAll(async () => {
  bundle = await bundleForNode(inProject('src/host/bot-worker.ts'))
  script = pathToFileURL(bundle.file)
})

afterEach(() => Promise.all(pools.splice(0).map((bots) => bots.close())))
afterAll(() => bundle.remove())

function open(options: Partial<BotPoolOptions> = {}): Bots {
  const bots = botPool({ script, patience: NEVER, ...options })
  pools.push(bots)
  return bots
}

/** A thread that does as it is told, to see what becomes of one that fails. */
async function unreliable(): Promise<URL> {
  const file = join(dirname(bundle.file), 'unreliable.mjs')
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
  ({
    ask: 'decide',
    level: 'greedy',
    view: view as AnyView,
    seed,
    ms: NEVER,
  }) as const satisfies AnyQuestion

const ask = (bots: Bots, view: object, who = 'a table') => bots.ask(who, () => request(view))

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
  const decisions = await Promise.all(requests.map((each) => bots.ask('a table', () => each)))
  expect(decisions).toEqual(requests.map((each) => answerHere(each)))
})

it('there are never more threads than allowed, and they are used again', async () => {
  const bots = open({ script: await unreliable(), size: 2 })
  const ids = await Promise.all(Array.from({ length: 10 }, () => ask(bots, {})))
  expect(new Set(ids).size).toBeLessThanOrEqual(2)
})

/** How many threads of this process step back for the one that asks. */
const modestThreads = (): number =>
  readdirSync('/proc/self/task').filter((thread) => {
    const file = `/proc/self/task/${thread}/stat`
    // It may end while we look.
    const stat = existsSync(file) ? readFileSync(file, 'utf8') : ''
    // After the name, which may have spaces, nice is the seventeenth.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) > getPriority()
  }).length

it.skipIf(process.platform !== 'linux')(
  `a thread that thinks steps back for all others${process.platform === 'linux' ? '' : ' (skipped: only Linux has priorities of threads)'}`,
  async () => {
    const before = modestThreads()
    const own = getPriority()
    await ask(open({ size: 1 }), firstView(ebbes, 1))
    expect(modestThreads()).toBe(before + 1)
    expect(getPriority()).toBe(own)
  },
)

it('all who ask are served in turn, however much one of them wants', async () => {
  const bots = open({ script: await unreliable(), size: 1 })
  const order: string[] = []
  const asked = [...Array<string>(4).fill('greedy table'), 'another', 'a third', 'another'].map(
    (who) => ask(bots, {}, who).then(() => order.push(who)),
  )
  await Promise.all(asked)
  expect(order).toEqual([
    // Its first question was put before anybody else had one.
    ...['greedy table', 'greedy table', 'another', 'a third'],
    ...['greedy table', 'another', 'greedy table'],
  ])
})

it('whoever has a turn is told how many others wait for each thread', async () => {
  const bots = open({ script: await unreliable(), size: 2 })
  const told: number[] = []
  const asked = ['a', 'b', 'c', 'd', 'd', 'e'].map((who) =>
    bots.ask(who, (others) => {
      told.push(others)
      return request({})
    }),
  )
  await Promise.all(asked)
  expect(told).toEqual([0, 0, 1, 1, 0.5, 0])
})

it('a question that has become pointless when its turn comes is not put', async () => {
  const bots = open({ script: await unreliable(), size: 1 })
  let isThere = true
  const first = ask(bots, {})
  const pointless = bots.ask('gone', () => (isThere ? request({ act: 'throw' }) : undefined))
  const last = ask(bots, {})
  isThere = false
  expect(await pointless).toBeUndefined()
  expect(await last).toBe(await first)
})

it.each([
  ['throw', 'A slip of the mind.'],
  ['exit', 'ended with 3'],
])('a thread that dies (%s) fails its own request only, and is replaced', async (act, message) => {
  const bots = open({ script: await unreliable(), size: 1 })
  const before = await ask(bots, {})
  const failing = ask(bots, { act })
  const waiting = ask(bots, {})
  await expect(failing).rejects.toThrow(message)
  expect(await waiting).not.toBe(before)
})

it('a thread that broods too long is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const bots = open({ script: await unreliable(), size: 1, patience: 300 })
  const before = await ask(bots, {})
  const failing = expect(ask(bots, { act: 'brood' })).rejects.toThrow('more than 300 ms')
  const waiting = ask(bots, {})
  vi.advanceTimersByTime(300)
  await failing
  // The clock stands still while the next thread takes its time to start.
  const after = await waiting
  vi.useRealTimers()
  expect(after).not.toBe(before)
})

it('a request that cannot be sent is refused, and the thread lives on', async () => {
  const bots = open({ script: await unreliable(), size: 1 })
  const before = await ask(bots, {})
  await expect(ask(bots, { secret: () => 1 })).rejects.toThrow('could not be cloned')
  expect(await ask(bots, {})).toBe(before)
})

it('closing ends all threads, and whoever still waits is told', async () => {
  const bots = open({ script: await unreliable(), size: 1 })
  const asked = [{ act: 'brood' }, {}].map((view) => ask(bots, view))
  const answers = Promise.allSettled(asked)
  await bots.close()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(ask(bots, {})).rejects.toThrow('The bots have gone')
})
