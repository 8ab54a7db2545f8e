/**
 * Can somebody who looks on tell from a bot's time whether it had a choice? Of a card that had to be played it would
 * tell him what else the bot does not hold.
 */
import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src/engine/games'
import { knownGame } from '../../src/engine/known-game'
import { seededRandom } from '../../src/engine/random'
import {
  answerHere,
  type Answer,
  type AnyQuestion,
  type Bots,
  type PutLater,
} from '../../src/host/bot-pool'
import type { Roster } from '../../src/host/table/roster'
import type { TableGames } from '../../src/host/table/games'
import { TurnDriver } from '../../src/host/table/turn-driver'
import { IS_DEEP, rounds, SEED } from '../depth'
import { ManualClock } from '../harness/manual-clock'
import { memoryRoom } from '../harness/memory-room'
import { openTable } from './attacker'
import { atRest, Onlooker, type Json } from './onlooker'
import { listed, onlyOne, type Listing } from '../../src/engine/kernel'

const PAUSE = 1500
const LEVEL = IS_DEEP ? 'club' : 'greedy'

/** What can be learnt of one decision of a bot, and what is to be guessed. */
interface Decision {
  readonly time: number
  /** With a single card left everybody knows. */
  readonly isLastCard: boolean
  readonly isForced: boolean
}

const seededSecrets = (seed: number) => {
  const random = seededRandom(seed)
  return (bytes: number): string =>
    Array.from({ length: bytes }, () => random(256).toString(16).padStart(2, '0')).join('')
}

/** Bots who are done at once if there is no choice, and else take their time: now and then more than they have. */
function slowBots(clock: ManualClock, seed: number): Bots {
  const random = seededRandom(seed)
  return {
    ask: <Asked extends AnyQuestion>(_: string, question: PutLater<Asked>) => {
      const asked = question(0)
      const { view } = asked as unknown as { view: { legal: Listing<unknown> } }
      const ms = onlyOne(view.legal) !== undefined ? 0 : 200 + random(random(4) === 0 ? 5000 : 900)
      return new Promise<Answer<Asked> | undefined>((resolve) => {
        clock.after(ms, () => resolve(asked && answerHere(asked)))
      })
    },
    close: () => Promise.resolve(),
  }
}

/** Watches three bots until their game is over. */
async function watch(game: 'ebbes' | 'eidex', options: Json, seed: number): Promise<Decision[]> {
  const clock = new ManualClock()
  const room = memoryRoom({
    clock,
    secrets: seededSecrets(seed),
    bots: slowBots(clock, seed),
    botPause: PAUSE,
  })
  const onlooker = new Onlooker(room.deps, 'Eve')
  const setup = { game, options, seat: null }
  expect(await onlooker.asks(openTable([LEVEL, LEVEL, LEVEL], setup))).toBe('ack')
  expect(await onlooker.asks({ type: 'propose', what: { do: 'start' } })).toBe('ack')
  let proof: Json | undefined
  while ((proof = onlooker.last(({ type }) => type === 'proof')) === undefined) {
    clock.toNext()
    await atRest()
  }
  await room.room.shutDown()
  expect(room.problems).toEqual([])
  return decisionsIn(knownGame(game), proof['log'] as Log, timesIn(onlooker))
}

interface Log {
  readonly config: object
  readonly inputs: readonly { readonly by: number | 'chance' }[]
}

/** By revision: when it was told. */
function timesIn({ heard }: Onlooker): number[] {
  const times: number[] = []
  for (const { at, message } of heard)
    if (message['type'] === 'update') times[message['rev'] as number] = at
  return times
}

/** With the cards open, as only a test can know them. */
function decisionsIn(game: AnyGame, { config, inputs }: Log, times: readonly number[]) {
  const made = game.setup(config)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  return inputs.flatMap((input, rev): Decision[] => {
    const { by } = input
    const time = (times[rev + 1] ?? NaN) - (times[rev] ?? NaN)
    const isForced = by !== 'chance' && onlyOne(game.legalActions(state, by)) !== undefined
    const next = game.next(state)
    const isPlay = next.kind === 'seats' && next.window === 'play'
    const { handSizes } = game.view(state, 'spectator') as { handSizes: readonly number[] }
    game.apply(state, input as never)
    if (by === 'chance' || !isPlay || Number.isNaN(time)) return []
    return [{ time, isLastCard: handSizes[by] === 1, isForced }]
  })
}

/** How often, of two decisions, the one with a choice took longer: 1/2 says nothing, 1 and 0 everything. */
function tellingApart(forced: readonly number[], free: readonly number[]): number {
  let longer = 0
  for (const a of forced) for (const b of free) longer += b > a ? 1 : b === a ? 0.5 : 0
  return longer / (forced.length * free.length)
}

/** Five standard errors of that share, if it is all chance. */
const byChance = (forced: number, free: number): number =>
  5 * Math.sqrt((forced + free + 1) / (12 * forced * free))

/** When a bot plays in that world, if the dice fall so. */
async function momentIn(game: AnyGame, state: object, seat: number, seed: number): Promise<number> {
  const clock = new ManualClock()
  const seats = [0, 1, 2].map(() => ({ person: null, bot: LEVEL }))
  const roster = { isEmpty: false, seats, isBot: () => true, isPresent: () => false }
  const games = {
    ...{ asked: [seat], rev: 1, number: 1, runClocks: () => undefined },
    viewOf: (viewer: number | 'spectator') => game.view(state, viewer),
    play: { next: game.next(state) },
  }
  return new Promise((resolve) => {
    const turnDriver = new TurnDriver(
      roster as unknown as Roster,
      games as unknown as TableGames,
      { id: 'here' },
      {
        ...{ clock, botPause: PAUSE, bots: slowBots(clock, seed) },
        secrets: seededSecrets(seed),
        report: (problem) => expect(problem).toBe(''),
        decide: () => {
          resolve(clock.now())
          return Promise.resolve(true)
        },
      },
    )
    turnDriver.look()
    void untilStill(clock)
  })
}

async function untilStill(clock: ManualClock): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    clock.toNext()
    await atRest()
  }
}

/** Games that are played at random, stopped wherever a card is to be played. */
function* moments(game: AnyGame, options: object, seed: number) {
  const random = seededRandom(seed)
  const made = game.setup(options)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  for (;;) {
    const next = game.next(state)
    if (next.kind === 'over') return
    if (next.kind === 'chance') {
      game.apply(state, { by: 'chance', outcome: game.sampleChance(state, random) })
      continue
    }
    const seat = next.seats[0] as number
    if (next.window === 'play') yield { state, seat, random }
    const legal = listed(game.legalActions(state, seat))
    const action = game.sampleAction?.(state, seat, random) ??
      legal[random(legal.length)] ?? { type: 'pass' }
    game.apply(state, { by: seat, action })
  }
}

const TABLES = [
  ['ebbes', { goal: 10 }],
  ['eidex', { target: 3 }],
  ['eidex', { mode: 'cosmic', target: 3 }],
] as const

describe('the time of a bot', () => {
  it.each(TABLES)(
    'is the same in all worlds that look the same from outside: %s %o',
    async (id, options) => {
      const game = knownGame(id)
      let differing = 0
      for (let played = 0; played < rounds(1, 20); played++) {
        for (const { state, seat, random } of moments(game, options, SEED + played)) {
          const seen = game.view(state, 'spectator')
          const worlds = Array.from({ length: 4 }, () => game.imagine(seen, random))
          const forced = worlds.filter(
            (world) => onlyOne(game.legalActions(world, seat)) !== undefined,
          )
          if (forced.length === 0 || forced.length === worlds.length) continue
          differing++
          const seed = random(2 ** 31)
          const times = await Promise.all(worlds.map((world) => momentIn(game, world, seat, seed)))
          expect(new Set(times).size).toBe(1)
        }
      }
      expect(differing).toBeGreaterThan(10)
    },
  )

  it.each(TABLES)('does not tell a card it had to play: %s %o', async (game, options) => {
    const decisions: Decision[] = []
    for (let played = 0; played < rounds(4, 100); played++)
      decisions.push(...(await watch(game, options, SEED + played)))
    const secret = decisions.filter(({ isLastCard }) => !isLastCard)
    const forced = secret.filter(({ isForced }) => isForced).map(({ time }) => time)
    const free = secret.filter(({ isForced }) => !isForced).map(({ time }) => time)
    expect(Math.min(forced.length, free.length)).toBeGreaterThan(30)
    const chance = byChance(forced.length, free.length)
    expect(Math.abs(tellingApart(forced, free) - 0.5)).toBeLessThan(chance)
  })
})
