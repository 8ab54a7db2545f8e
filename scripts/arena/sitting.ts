/** One game of the arena: the same deals whatever bots sit there, and a timer on every decision. */
import type { AnyGame } from '../../src/engine/games'
import {
  listed,
  onlyOne,
  type AnyAction,
  type AnyView,
  type GameTypes,
  type Input,
  type Random,
  type Seat,
} from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'

/** The player of a seat. Only contestants who see open cards may use the state. */
export type Contestant = (view: AnyView, state: object, seat: Seat, random: Random) => AnyAction

export interface Sitting {
  readonly game: AnyGame
  readonly options: object
  readonly seats: readonly Contestant[]
  readonly seed: number
  /** When to break the game off, if not at its end. */
  readonly isOver?: (state: object) => boolean
  readonly now: () => number
}

export interface Sat {
  readonly state: object
  /** By seat: how long each decision took, where there was a choice. */
  readonly times: readonly (readonly number[])[]
  /** By seat: actions that the engine refused. A random action is played instead. */
  readonly illegal: readonly number[]
}

export function sit({ game, options, seats, seed, isOver, now }: Sitting): Sat {
  const made = game.setup(options)
  if (!made.ok) throw new Error(`${made.refusal.code}: ${made.refusal.message}`)
  const state = made.value
  const times = seats.map((): number[] => [])
  const illegal = seats.map(() => 0)
  let chances = 0
  let decisions = 0
  for (;;) {
    const next = game.next(state)
    if (next.kind === 'over' || isOver?.(state) === true) return { state, times, illegal }
    if (next.kind === 'chance') {
      // Separate dice for every outcome: a different play must not change the next deal.
      const dice = seededRandom(seed * 10_007 + chances++)
      const applied = game.apply(state, { by: 'chance', outcome: game.sampleChance(state, dice) })
      if (!applied.ok) throw new Error(applied.refusal.message)
      continue
    }
    const seat = next.seats[0] as Seat
    const random = seededRandom(seed * 1_000_003 + decisions++)
    const view = game.view(state, seat)
    const start = now()
    const action = (seats[seat] as Contestant)(view, state, seat, random)
    if (onlyOne(view.legal) === undefined) times[seat]?.push(now() - start)
    const input: Input<GameTypes> = { by: seat, action }
    if (game.apply(state, input).ok) continue
    illegal[seat] = (illegal[seat] as number) + 1
    const legal = listed(game.legalActions(state, seat))
    game.apply(state, { by: seat, action: legal[random(legal.length)] as GameTypes['Action'] })
  }
}
