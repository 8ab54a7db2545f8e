/** Watches what powers of Eidex really do to the table, in random games. */
import type { PowerId } from '../../src/engine/eidex/characters'
import { eidex } from '../../src/engine/eidex/game'
import { sampleAction } from '../../src/engine/eidex/legal'
import type { Power, Table } from '../../src/engine/eidex/power'
import { POWERS } from '../../src/engine/eidex/powers'
import { copy } from '../../src/engine/eidex/copy'
import { at, POT, SEATS, type State } from '../../src/engine/eidex/state'
import type { Touch } from '../../src/engine/eidex/touches'
import { seededRandom } from '../../src/engine/random'

const SUITS = [0, 1, 2, 3]

const bit = (card: number): number => 1 << (card & 15)

/** The cards of a seat, in its hand or before it in the trick, played or rejected: by suit, as bit sets. */
function cardsOf({ hands, trick, aside }: State, seat: number): number[] {
  const sets = SUITS.map((suit) => hands[at(seat, suit)] as number)
  for (const play of [...trick, ...aside]) {
    if (play.seat === seat) sets[play.card >> 4] = (sets[play.card >> 4] as number) | bit(play.card)
  }
  return sets
}

const gains = (before: readonly number[], after: readonly number[]): boolean =>
  after.some((set, place) => (set & ~(before[place] as number)) !== 0)

const differs = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after)

/** By touch: how to see it in the table before and after. Later effects show in modifiers. */
const SEEN: Partial<Record<Touch, (before: State, after: State) => boolean>> = {
  trump: (a, b) => differs([a.mode, a.trump, a.turnUp], [b.mode, b.trump, b.turnUp]),
  points: (a, b) => differs(a.points, b.points),
  limit: (a, b) => a.limit !== b.limit,
  award: (a, b) =>
    a.effects.some(({ power }) => isGone(power, a, b) && 'award' in modifiersOf(power)),
  destination: (a, b) => gains(b.won, a.won),
  lead: (a, b) => a.leader !== b.leader,
  card: (a, b) => a.trick.length > b.trick.length && b.stage === 'play',
  replay: (a, b) => a.trick.length > b.trick.length && b.stage === 'lead',
  lap: (a, b) => a.stage === 'lap' && b.stage === 'play',
  turn: (a, b) => a.direction !== b.direction,
  'put-down': (a, b) =>
    differs(a.down, b.down) || gains(a.won.slice(at(POT, 0)), b.won.slice(at(POT, 0))),
  hands: (a, b) =>
    Array.from({ length: SEATS }, (_, seat) => gains(cardsOf(a, seat), cardsOf(b, seat))).includes(
      true,
    ),
}

const modifiersOf = (power: PowerId): object => POWERS[power].modifiers ?? {}
const isGone = (power: PowerId, before: State, after: State): boolean =>
  before.effects.some((effect) => effect.power === power) &&
  !after.effects.some((effect) => effect.power === power)

const changesIn = (before: State, after: State): Touch[] =>
  (Object.keys(SEEN) as Touch[]).filter((touch) => SEEN[touch]?.(before, after))

type Acts = Readonly<Record<string, (table: Table, ...rest: never[]) => void>>

/** Each of these acts as before, and reports what it has changed. */
const watched = (acts: Acts, saw: (changes: readonly Touch[]) => void): Acts =>
  Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [
      name,
      (table: Table, ...rest: never[]) => {
        const before = copy(table.state)
        act(table, ...rest)
        saw(changesIn(before, table.state))
      },
    ]),
  )

function watch(power: Power, saw: (changes: readonly Touch[]) => void): Power {
  const { windows = {}, followUps = {}, draws = {} } = power
  const wrap = <T extends object>(
    list: Readonly<Record<string, T>>,
    act: keyof T,
  ): Record<string, T> =>
    Object.fromEntries(
      Object.entries(list).map(([name, each]) => [
        name,
        { ...each, ...watched({ [act]: each[act] } as Acts, saw) },
      ]),
    )
  return {
    ...power,
    windows: wrap(windows, 'use'),
    followUps: wrap(followUps, 'answer'),
    draws: watched(draws, saw) as NonNullable<Power['draws']>,
  }
}

/** One game with these three characters and random players. */
function playGame(characters: readonly PowerId[], seed: number): void {
  const random = seededRandom(seed)
  const made = eidex.setup({ mode: 'cosmic', characters })
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  for (
    let next = eidex.next(state);
    next.kind !== 'over' && state.games < 2;
    next = eidex.next(state)
  ) {
    const seat = next.kind === 'seats' ? (next.seats[0] ?? 0) : 0
    eidex.apply(
      state,
      next.kind === 'chance'
        ? { by: 'chance', outcome: eidex.sampleChance(state, random) }
        : { by: seat, action: sampleAction(state, seat, random, POWERS) },
    )
  }
}

type Seen = Map<PowerId, Set<Touch>>

/** What each power did in one game of each of these trios. */
function seenIn(
  trios: readonly (readonly PowerId[])[],
  watching: (power: Power, saw: (found: readonly Touch[]) => void) => Power,
): Seen {
  const powers = POWERS as Record<PowerId, Power>
  const kept = { ...powers }
  const seen: Seen = new Map()
  for (const id of Object.keys(kept) as PowerId[]) {
    const all = new Set<Touch>()
    seen.set(id, all)
    powers[id] = watching(kept[id], (found) => {
      for (const touch of found) all.add(touch)
    })
  }
  try {
    for (const [seed, trio] of trios.entries()) playGame(trio, seed + 1)
  } finally {
    Object.assign(powers, kept)
  }
  return seen
}

/** What the uses of each power have changed. */
export const changesSeen = (trios: readonly (readonly PowerId[])[]): Seen => seenIn(trios, watch)

/** What a power reads, as far as it shows in the state. */
const LOOKED_AT: Readonly<Record<string, Touch>> = {
  'tables.value': 'value',
  'tables.strength': 'rank',
  'trick.faceDown': 'face-up',
  trump: 'trump',
  mode: 'trump',
  limit: 'limit',
  points: 'points',
  leader: 'lead',
  down: 'put-down',
  tricks: 'destination',
  won: 'destination',
}

/** A proxy of the same thing that reports which of its properties are read. */
const spied = <T extends object>(thing: T, looked: (at: string) => void, path = ''): T =>
  new Proxy(thing, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key)
      if (typeof key !== 'string') return found
      looked(path + key)
      if (key === 'tables') return spied(found as object, looked, 'tables.')
      if (key !== 'trick') return found
      return (found as object[]).map((play) => spied(play, looked, 'trick.'))
    },
  })

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && 'agenda' in value

type Anything = (...args: unknown[]) => unknown

/** Wherever code asks something of a table, it asks through a spy. */
function spying<T>(part: T, looked: (at: string) => void): T {
  if (typeof part === 'function') {
    const ask = part as unknown as Anything
    const asked: Anything = (...args) =>
      ask(...args.map((arg) => (isState(arg) ? spied(arg, looked) : arg)))
    return asked as T
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, spying(each as unknown, looked)]),
  ) as T
}

/** What the offers, modifiers and traits of each power have read. */
export const looksSeen = (trios: readonly (readonly PowerId[])[]): Seen =>
  seenIn(trios, (power, saw) => {
    const looked = (at: string): void => {
      const touch = LOOKED_AT[at]
      if (touch !== undefined) saw([touch])
    }
    const { windows = {}, modifiers, traits } = power
    return {
      ...power,
      windows: spying(windows, looked),
      ...(modifiers && { modifiers: spying(modifiers, looked) }),
      ...(traits && { traits: spying(traits, looked) }),
    }
  })
