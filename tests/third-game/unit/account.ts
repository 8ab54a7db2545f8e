/** Who may know which card: a hand is its owner's, what was played is everybody's, the rest is nobody's. */
import { members, setAt } from '../../../src/engine/bits'
import type { AnyEvent, Viewer } from '../../../src/engine/kernel'
import { cardsIn, type Account } from '../../unit/host/leaks/account'
import { DECK, nameOf, parseCard } from '../engine/cards'
import { copy, type State } from '../engine/state'

const CARDS: ReadonlySet<string> = new Set(DECK)
const isCard = (text: string): boolean => CARDS.has(text)

const namesIn = (hand: number): string[] => members(hand).map(nameOf)

function knownTo(viewer: Viewer, state: State): Set<string> {
  const own = viewer === 'spectator' ? [] : namesIn(setAt(state.hands, viewer))
  return new Set<string>([...own, ...state.plays.map(nameOf)])
}

export class TercetAccount implements Account {
  readonly viewers: readonly Viewer[] = [0, 1, 2, 'spectator']
  #before: State
  #state: State

  constructor(state: State) {
    this.#before = state
    this.#state = state
  }

  follow(before: object, _input: unknown, after: object): void {
    this.#before = before as State
    this.#state = after as State
  }

  hidden(viewer: Viewer): readonly string[] {
    const isNewDeal = this.#before.round !== this.#state.round
    const known = knownTo(viewer, this.#state)
    const knownBefore = isNewDeal ? known : knownTo(viewer, this.#before)
    return DECK.filter((card) => !known.has(card) && !knownBefore.has(card))
  }

  complaints(viewer: Viewer, view: object, events: readonly AnyEvent[]): string[] {
    const known = knownTo(viewer, this.#state)
    return [...cardsIn({ view, events }, isCard)]
      .filter(([card]) => !known.has(card))
      .map(([card, path]) => `${card} at ${path}`)
  }

  swapped(from: object, one: string, other: string): object {
    const state = copy(from as State)
    const [a, b] = [1 << parseCard(one), 1 << parseCard(other)]
    state.hands = state.hands.map((hand) =>
      ((hand & a) === 0) === ((hand & b) === 0) ? hand : hand ^ a ^ b,
    )
    return state
  }
}
