/** Tables where some seats are bots and the others play at random. */
import { decide, type Level, type Thinking } from '../../../src/bots/player'
import type { View as EbbesView } from '../../../src/engine/ebbes/view'
import { POWER_IDS } from '../../../src/engine/eidex/characters'
import type { View as EidexView } from '../../../src/engine/eidex/view'
import {
  listed,
  type Game,
  type GameTypes,
  type Input,
  type Random,
  type Seat,
} from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'

export type AnyView = EbbesView | EidexView

export interface Sitting {
  readonly options: object
  readonly isBot: (seat: Seat) => boolean
  readonly seed: number
  readonly level: Level
  readonly thinking?: Thinking
  /** Before each decision of a bot, with the dice it will have. */
  readonly asked?: (view: AnyView, seed: number) => void
  readonly told?: (events: readonly object[]) => void
}

export const everybody = (): boolean => true

/** Plays to the end; an action that is refused is an error. */
export function play<T extends GameTypes>(game: Game<T>, sitting: Sitting): T['Outcome'] {
  const { options, isBot, seed, level, thinking, asked, told } = sitting
  const made = game.setup(options)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const random = seededRandom(seed)
  for (;;) {
    const next = game.next(state)
    if (next.kind === 'over') return next.outcome
    let input: Input<T>
    if (next.kind === 'chance') input = { by: 'chance', outcome: game.sampleChance(state, random) }
    else {
      const seat = next.seats[random(next.seats.length)] as Seat
      let action = isBot(seat) ? undefined : randomAction(game, state, seat, random)
      if (action === undefined) {
        const view = game.view(state, seat) as AnyView
        const dice = random(1e9)
        asked?.(view, dice)
        action = decide(level, view, seededRandom(dice), thinking)
      }
      input = { by: seat, action }
    }
    const applied = game.apply(state, input)
    if (!applied.ok) {
      throw new Error(`${JSON.stringify(input)} is refused: ${applied.refusal.message}`)
    }
    told?.(applied.value)
  }
}

function randomAction<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  random: Random,
): T['Action'] {
  if (game.sampleAction !== undefined) return game.sampleAction(state, seat, random)
  const legal = listed(game.legalActions(state, seat))
  return legal[random(legal.length)] as T['Action']
}

export const EBBES_TABLES = [2, 3, 4, 5].flatMap((seats) =>
  [false, true].flatMap((variant1) =>
    [false, true].map((variant2) => ({ seats, variant1, variant2 })),
  ),
)

/** Every character thrice, in changing company. */
const TRIOS = POWER_IDS.map((id, place) => [
  id,
  POWER_IDS[(place + 7) % 36],
  POWER_IDS[(place + 19) % 36],
])
export const EIDEX_TABLES = [
  { target: 3 },
  ...TRIOS.map((characters) => ({ mode: 'cosmic', characters, target: 3 })),
]

/** Listens for powers that are used in a window. */
export function listenForPowers(): {
  readonly used: Set<string>
  told: (events: readonly object[]) => void
} {
  const used = new Set<string>()
  return {
    used,
    told(events) {
      for (const event of events as readonly { type: string; id?: string }[]) {
        if (event.type === 'power' && event.id !== undefined) used.add(event.id)
      }
    },
  }
}

/** The same view again, from another hidden deal. */
export const seenFromElsewhere = <T extends GameTypes>(
  game: Game<T>,
  view: AnyView,
  seed: number,
): AnyView => game.view(game.imagine(view, seededRandom(seed)), view.viewer) as AnyView
