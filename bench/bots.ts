/**
 * `npm run bench -- bots`: how late the host's thread comes to its work while four masters think in
 * theirs, beside the same thread with nothing to do; the two take turns.
 */
import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import type { AnyGame, GameId } from '../src/engine/games'
import { knownGame } from '../src/engine/known-game'
import { seededRandom } from '../src/engine/random'
import type { Bots } from '../src/host/bot-pool'

const TABLES: readonly GameId[] = ['ebbes', 'eidex', 'ebbes', 'eidex']
const SLICE_MS = 5000
const SLICES = 4
/** As long as a bot may think at a table. */
const MAX_MS = 850

const rounded = (value: number): number => Number(value.toPrecision(3))

/** A table at which a master plays every seat, until it is told to stop. */
async function play(bots: Bots, id: GameId, seed: number, isOver: () => boolean): Promise<number> {
  const game = knownGame(id)
  const random = seededRandom(seed)
  let decisions = 0
  let state: object | undefined
  while (!isOver()) {
    if (state === undefined || game.next(state).kind === 'over') state = newGame(game)
    const next = game.next(state)
    if (next.kind === 'chance') {
      game.apply(state, { by: 'chance', outcome: game.sampleChance(state, random) })
    } else if (next.kind === 'seats') {
      const seat = next.seats[0] as number
      const view = game.view(state, seat)
      const asked = { ask: 'decide', level: 'master', view, seed: decisions, ms: MAX_MS } as const
      const action = await bots.ask(`${id} ${seed}`, () => asked)
      game.apply(state, { by: seat, action: action as { type: string } })
      decisions++
    }
  }
  return decisions
}

function newGame(game: AnyGame): object {
  const made = game.setup({})
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds by which timers come late meanwhile. */
async function lagWhile(work: () => Promise<unknown>) {
  const lag = monitorEventLoopDelay({ resolution: 1 })
  lag.enable()
  await work()
  lag.disable()
  return { p50: lag.percentile(50) / 1e6, p99: lag.percentile(99) / 1e6, max: lag.max / 1e6 }
}

async function run(): Promise<void> {
  const { botPool } = await import('../src/host/bot-pool')
  const bots = botPool({ script: new URL(import.meta.url) })
  const loadBefore = rounded(loadavg()[0] ?? 0)
  const idle = []
  const thinking = []
  let decisions = 0
  for (let slice = 0; slice < SLICES; slice++) {
    idle.push(await lagWhile(() => wait(SLICE_MS)))
    thinking.push(
      await lagWhile(async () => {
        const end = performance.now() + SLICE_MS
        const played = await Promise.all(
          TABLES.map((id, table) =>
            play(bots, id, slice * 10 + table, () => performance.now() > end),
          ),
        )
        decisions += played.reduce((sum, each) => sum + each, 0)
      }),
    )
  }
  await bots.close()
  const worst = (lags: readonly { readonly [Name in 'p50' | 'p99' | 'max']: number }[]) => ({
    p50: rounded(Math.max(...lags.map(({ p50 }) => p50))),
    p99: rounded(Math.max(...lags.map(({ p99 }) => p99))),
    max: rounded(Math.max(...lags.map(({ max }) => max))),
  })
  const lagMs = { idle: worst(idle), fourMasters: worst(thinking) }
  console.log(JSON.stringify({ bench: 'bots', loadBefore, decisions, lagMs }))
}

if (isMainThread) await run()
else await import('../src/host/bot-worker')
