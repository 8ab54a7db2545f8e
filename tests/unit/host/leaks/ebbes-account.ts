/** Who may know which card at an ebbes table. */
import {
  deckNames,
  nameOf,
  NO_CARD,
  parseCard,
  suitOf,
  valueOf,
} from '../../../../src/engine/ebbes/cards'
import { highestValue } from '../../../../src/engine/ebbes/config'
import { handOf, toggleHeld } from '../../../../src/engine/ebbes/hand'
import { playsOf } from '../../../../src/engine/ebbes/plays'
import { numbersOf, pairsOf, setNumbers } from '../../../../src/engine/ebbes/roles'
import { copy, SELECT, type State } from '../../../../src/engine/ebbes/state'
import { faceDownCards, faceUpCards, layOut } from '../../../../src/engine/ebbes/virtual'
import type { View } from '../../../../src/engine/ebbes/view'
import type { AnyEvent, Viewer } from '../../../../src/engine/kernel'
import { cardsIn, type Account } from './account'

/** Pairs are a number and a colour written like a card: no card is meant. */
const isPair = (path: string): boolean => path.startsWith('.pairs')

export class EbbesAccount implements Account {
  readonly viewers: readonly Viewer[]
  readonly #deck: ReadonlySet<string>
  #before: State | undefined
  #state: State | undefined

  constructor({ config }: State) {
    this.viewers = [...Array.from({ length: config.seats }, (_, seat) => seat), 'spectator']
    this.#deck = new Set(deckNames(highestValue(config)))
  }

  follow(before: object, _input: unknown, after: object): void {
    this.#before = before as State
    this.#state = after as State
  }

  /** A hand is its owner's; what was played or lies face up is everybody's; the rest is nobody's. */
  #known(state: State | undefined, viewer: Viewer): Set<string> {
    if (state === undefined) return new Set()
    const own = viewer === 'spectator' ? [] : handOf(state, viewer)
    const lying = faceUpCards(state).filter((card) => card !== NO_CARD)
    return new Set([...own, ...playsOf(state), ...lying].map(nameOf))
  }

  hidden(viewer: Viewer): readonly string[] {
    const [before, now] = [this.#known(this.#before, viewer), this.#known(this.#state, viewer)]
    const isNew = this.#before?.round !== this.#state?.round
    return [...this.#deck].filter((card) => !now.has(card) && (isNew || !before.has(card)))
  }

  complaints(viewer: Viewer, view: object, events: readonly AnyEvent[]): string[] {
    const state = this.#state
    if (state === undefined) return []
    const known = this.#known(state, viewer)
    const { legal, ...rest } = view as View
    const own: string[] = viewer === 'spectator' ? [] : handOf(state, viewer).map(nameOf)
    const isCard = (text: string) => this.#deck.has(text)
    const told = events.filter(({ type }) => type !== 'selected')
    return [
      ...[...cardsIn(rest, isCard)].filter(([card, path]) => !isPair(path) && !known.has(card)),
      ...[...cardsIn(told, isCard, 'events')].filter(([card]) => !known.has(card)),
      ...[...cardsIn(rest.hand, isCard, '.hand')].filter(([card]) => !own.includes(card)),
      ...[...cardsIn(legal, isCard, '.legal')].filter(([card]) =>
        state.phase === SELECT ? !this.#isOpenPair(state, card) : !own.includes(card),
      ),
    ].map(([card, path]) => `${card} at ${path}`)
  }

  /** ebbes.select: what nobody has selected yet, held or not. */
  #isOpenPair(state: State, name: string): boolean {
    const card = parseCard(name)
    return pairsOf(state).every(
      (pair) => suitOf(pair) !== suitOf(card) && valueOf(pair) !== valueOf(card),
    )
  }

  swapped(from: object, one: string, other: string): object {
    const state = copy(from as State)
    const [a, b] = [parseCard(one), parseCard(other)]
    const exchange = (card: number) => (card === a ? b : card === b ? a : card)
    for (let player = 0; player < state.config.seats; player++) {
      const cards = handOf(state, player)
      for (const card of cards) toggleHeld(state, player, card)
      for (const card of cards) toggleHeld(state, player, exchange(card))
    }
    for (const [place, card] of faceDownCards(state).entries()) layOut(state, place, exchange(card))
    // Nobody knows the order of the number cards that are still face down; the first of them may be
    // turned over by what is done next.
    const turned = state.round + 1
    const numbers = numbersOf(state)
    setNumbers(state, [...numbers.slice(0, turned), ...numbers.slice(turned).reverse()])
    return state
  }
}
