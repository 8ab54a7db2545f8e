/** An Eidex table with two cards in each other's place, wherever they lie hidden. */
import { rankOf, suitOf, type CardNumber } from '../../../../src/engine/eidex/cards'
import { copy } from '../../../../src/engine/eidex/copy'
import { at, POT, type State, type TrickCard } from '../../../../src/engine/eidex/state'

/** Undefined where everybody was told the suit of one of them, and the other has another suit. */
export function swapCards(from: State, one: CardNumber, other: CardNumber): State | undefined {
  const led = [from.trick[0], ...from.tricks.map(({ cards }) => cards[0])]
  const isLed = led.some((play) => play?.card === one || play?.card === other)
  if (isLed && suitOf(one) !== suitOf(other)) return undefined
  const exchange = (card: CardNumber) => (card === one ? other : card === other ? one : card)
  // A card that was won openly, taken back and then hidden has been seen where it was.
  const play = (card: TrickCard): TrickCard =>
    card.faceDown ? { ...card, card: exchange(card.card) } : card
  const secret = <
    T extends { readonly secret?: readonly number[]; readonly data: readonly number[] },
  >(
    item: T,
  ): T => (item.secret === undefined ? item : { ...item, data: item.data.map(exchange) })
  const state = copy(from)
  for (const owner of [0, 1, 2]) exchangeBits(state.hands, owner, one, other)
  for (const owner of [0, 1, 2, POT]) exchangeBits(state.won, owner, one, other)
  state.down = state.down.map(exchange)
  state.second = exchange(state.second)
  state.trick = state.trick.map(play)
  state.aside = state.aside.map(play)
  state.veiled = state.veiled.map(play)
  state.tricks = state.tricks.map((trick) => ({ ...trick, cards: trick.cards.map(play) }))
  state.effects = state.effects.map(secret)
  state.agenda = state.agenda.map((step) => {
    if (step.kind === 'window') return step
    if (step.kind === 'ask' || step.secret === undefined) return secret(step)
    return { ...secret(step), except: step.except.map(exchange) }
  })
  return state
}

function exchangeBits(sets: number[], owner: number, one: CardNumber, other: CardNumber): void {
  const has = (card: CardNumber) => ((sets[at(owner, suitOf(card))] ?? 0) >> rankOf(card)) & 1
  if (has(one) === has(other)) return
  for (const card of [one, other]) {
    const place = at(owner, suitOf(card))
    sets[place] = (sets[place] ?? 0) ^ (1 << rankOf(card))
  }
}
