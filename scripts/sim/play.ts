/** Plays a game at random from its first deal to its end, and checks every state on the way. */
import { lowest } from '../../src/engine/bits'
import {
  listed,
  type Game,
  type GameTypes,
  type Input,
  type Numbers,
  type Random,
} from '../../src/engine/kernel'

export interface Watcher<T extends GameTypes> {
  /** Called after every accepted input; `legal` is what the seat could choose from, as far as it can be listed. */
  seen?(
    state: T['State'],
    input: Input<T>,
    events: readonly T['Event'][],
    legal: readonly T['Action'][],
  ): void
}

/** Returns the number of decisions that seats made. */
export function playRandomly<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  random: Random,
  watcher: Watcher<T> = {},
): number {
  let decisions = 0
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    let input: Input<T>
    let legal: readonly T['Action'][] = []
    if (next.kind === 'chance') input = { by: 'chance', outcome: game.sampleChance(state, random) }
    else {
      const seat = next.seats[random(next.seats.length)] as number
      // Listed only if a watcher wants the list: it is the costly half of a game with questions.
      if (game.sampleAction === undefined || watcher.seen !== undefined) {
        legal = listed(game.legalActions(state, seat))
      }
      const action = game.sampleAction?.(state, seat, random) ?? legal[random(legal.length)]
      if (action === undefined) throw new Error(`Seat ${seat} is asked and has nothing to choose.`)
      input = { by: seat, action }
      decisions++
    }
    const applied = game.apply(state, input)
    if (!applied.ok) throw new Error(`${applied.refusal.code}: ${applied.refusal.message}`)
    watcher.seen?.(state, input, applied.value, legal)
  }
  return decisions
}

/** The same through the numbers of a game: nobody can watch. */
export function playInNumbers<T extends GameTypes>(
  numbers: Numbers<T>,
  state: T['State'],
  random: Random,
): number {
  let decisions = 0
  while (!numbers.isOver(state)) {
    const asked = numbers.asked(state)
    if (asked === 0) {
      numbers.roll(state, random)
      continue
    }
    const seat = lowest(asked)
    numbers.act(state, seat, numbers.sample(state, seat, random))
    decisions++
  }
  return decisions
}
