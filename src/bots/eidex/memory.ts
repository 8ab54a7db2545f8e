/** What a player of Eidex forgets: cards of earlier tricks might as well still be out. */
import { rankOf, suitOf, type CardNumber } from '../../engine/eidex/cards'
import {
  addCard,
  at,
  handOf,
  others,
  POT,
  removeCard,
  type State,
} from '../../engine/eidex/state'
import { knownTo } from '../../engine/eidex/knowledge'
import type { View } from '../../engine/eidex/view'
import { has, setAt } from '../../engine/bits'
import type { Random, Seat } from '../../engine/kernel'
import { shuffle } from '../../engine/random'
import type { Memory } from '../search-model'

/**
 * In a world imagined by this viewer, shuffles the forgotten cards together with the other hands.
 * Cards that a power has named, or a player has shown, are remembered.
 */
export function forgetEidex(
  state: State,
  { viewer }: View,
  { counts }: Memory,
  random: Random,
): void {
  // A seat that is asked a question may look at the cards that it is about.
  if (counts === 'everything' || state.agenda.length > 0) return
  const me = viewer as Seat
  const named = new Set(state.effects.flatMap(({ data }) => data))
  const isForgotten = (card: CardNumber): boolean =>
    !named.has(card) && !(counts === 'trumps' && suitOf(card) === state.trump)
  const past = pastCards(state).filter(({ card }) => isForgotten(card))
  if (past.length === 0) return
  const held = others(me).flatMap((seat) =>
    handOf(state, seat)
      .filter((card) => isForgotten(card) && !isKnown(state, me, seat, card))
      .map((card) => ({ seat, card })),
  )
  const before = [...past, ...held].map(({ card }) => card)
  const after = shuffle(before, random)
  const changed = new Map(before.map((card, index) => [card, after[index] as CardNumber]))
  for (const { seat, card } of held) drop(state.hands, seat, card)
  for (const { owner, card } of past) drop(state.won, owner, card)
  for (const { seat, card } of held) put(state.hands, seat, changed.get(card) as CardNumber)
  for (const { owner, card } of past) put(state.won, owner, changed.get(card) as CardNumber)
  changeTricks(state, changed)
}

const put = (sets: number[], owner: number, card: CardNumber): void =>
  addCard(sets, at(owner, suitOf(card)), card)
const drop = (sets: number[], owner: number, card: CardNumber): void =>
  removeCard(sets, at(owner, suitOf(card)), card)

const isKnown = (state: State, viewer: Seat, hand: Seat, card: CardNumber): boolean =>
  has(knownTo(state, viewer, hand, suitOf(card)), rankOf(card))

/** A card in a pile, from a trick before the last. */
interface Past {
  readonly card: CardNumber
  readonly owner: number
}

/** The cards played face up, as far as they still lie where the trick went. */
function pastCards({ tricks, won }: State): Past[] {
  const last = new Set(tricks.at(-1)?.cards.map(({ card }) => card))
  const earlier = tricks.flatMap(({ cards }) => cards.filter(({ faceDown }) => !faceDown))
  return [...new Set(earlier.map(({ card }) => card))].flatMap((card) => {
    const owner = OWNERS.find((each) => has(setAt(won, at(each, suitOf(card))), rankOf(card)))
    return owner === undefined || last.has(card) ? [] : [{ card, owner }]
  })
}

const OWNERS = [0, 1, 2, POT]

/** The finished tricks, with the cards as the player now believes them to have been. */
function changeTricks(state: State, changed: ReadonlyMap<CardNumber, CardNumber>): void {
  state.tricks = state.tricks.map((trick) => ({
    ...trick,
    cards: trick.cards.map((play) => ({ ...play, card: changed.get(play.card) ?? play.card })),
  }))
}
