/**
 * What is certain about an action before it is done: who takes the trick, as far as that follows from the rules
 * and from what the viewer sees, wherever the hidden cards are and whatever powers can still do. What cannot be
 * shown in a few steps is left open.
 */
import type { Seat } from '../kernel'
import type { Action } from './actions'
import { apply } from './apply'
import { hasUsesLeft, offerIn } from './asking'
import { DECK, parseCard, suitOf, SUITS, type CardNumber } from './cards'
import { decidesInSecret, overrulesRanks } from './force'
import type { Powers } from './power'
import { copy } from './copy'
import { nextSeat, SEATS, type State } from './state'
import { strengthOf } from './trick'
import type { View } from './view'
import type { Window } from './windows'

/** From playing a card until its trick is taken. */
const WINDOWS_OF_TRICK: readonly Window[] = ['card', 'lap', 'judge']

/**
 * Whether the viewer takes the trick; undefined while that is open. `world` is any world that agrees with the
 * view: only what is the same in all of them is used.
 */
export function foresee(
  view: View,
  world: State,
  action: Action,
  powers: Powers,
): boolean | undefined {
  const seat = view.viewer as Seat
  if (!hasOpenEffect(view, action) || decidesInSecret(world, seat, powers)) return undefined
  const state = copy(world)
  const applied = apply(state, { by: seat, action }, powers)
  if (!applied.ok) throw new Error(`${applied.refusal.code}: ${applied.refusal.message}`)
  const trick = applied.value.find((event) => event.type === 'trick')
  // Whether a window asks depends on public facts: if no seat is asked in one world, none is in any.
  if (trick !== undefined && view.trick.every(({ card }) => card !== null))
    return trick.winner === seat
  const isOpen = canAnybodyAct(world, powers) || overrulesRanks(world, powers)
  if (action.type !== 'play' || isOpen) return undefined
  return foreseeByRank(view, world, parseCard(action.card))
}

/** A power may look at hidden cards when it acts; once the trick is complete, they no longer matter. */
const hasOpenEffect = ({ stage }: View, { type }: Action): boolean =>
  type === 'play' || type === 'pass' || stage === 'judge'

/** Whether any power can still be used in this trick. */
const canAnybodyAct = (state: State, powers: Powers): boolean =>
  state.characters.some((_, seat) =>
    WINDOWS_OF_TRICK.some((window) => {
      const offer = offerIn(state, seat, window, powers)
      return offer !== undefined && (offer.free === true || hasUsesLeft(state, seat, powers))
    }),
  )

/** By the ranks alone: the cards in the trick stay there, and every other seat plays at most one more card. */
function foreseeByRank(view: View, state: State, own: CardNumber): boolean | undefined {
  const led = view.led === null ? suitOf(own) : SUITS.indexOf(view.led)
  const strength = (card: CardNumber): number => strengthOf(state, card, led)
  const seen = view.trick.flatMap(({ seat, card }) =>
    card === null ? [] : [{ seat, strength: strength(parseCard(card)) }],
  )
  const strongest = (mine: boolean): number[] =>
    seen.filter(({ seat }) => (seat === view.viewer) === mine).map((each) => each.strength)
  const best = Math.max(strength(own), ...strongest(true))
  // Even a hidden lead beats a card that neither follows nor is a trump.
  if (best < Math.max(-1, ...strongest(false)) || (best === -1 && view.trick.length > 0))
    return false
  return cardsToCome(view, state).some((card) => strength(card) > best) ? undefined : true
}

/** Every card that could lie hidden in this trick, or could still be played to it. */
function cardsToCome(view: View, state: State): CardNumber[] {
  const seen = new Set(
    [
      ...view.hand,
      ...view.trick.map(({ card }) => card),
      ...view.won.flat(),
      ...view.veiled.map(({ card }) => card),
      ...view.down,
    ].map(parseCard),
  )
  const unseen = DECK.filter((card) => !seen.has(card))
  if (view.trick.some(({ card }) => card === null)) return unseen
  const left = SEATS - 1 - (view.trick.length % SEATS)
  const seats: Seat[] = []
  for (let seat = nextSeat(state, view.turn); seats.length < left; seat = nextSeat(state, seat))
    seats.push(seat)
  return unseen.filter((card) =>
    seats.some((seat) => view.voids[seat]?.includes(SUITS[suitOf(card)] as never) !== true),
  )
}
