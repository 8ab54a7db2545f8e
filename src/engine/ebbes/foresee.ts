/**
 * What is certain about a card before it is played: what follows from the rules and from what its player sees,
 * wherever the hidden cards are. What cannot be shown in a few steps is left open.
 */
import type { Seat } from '../kernel'
import { apply } from './apply'
import { deckOf, parseCard, suitNameOf, suitOf, type Card, type CardNumber } from './cards'
import { highestValue } from './config'
import { playsOf, trickStart } from './plays'
import { designates, roleOf, ROLES, suitWith, TRUMP, type Role } from './roles'
import { copy, isVirtual, leftOf, type Player, type State } from './state'
import { strength } from './trick'
import type { View } from './view'
import { faceUp, faceUpCards, virtualColumn } from './virtual'

export interface Foresight {
  /** Whether the player takes the trick; undefined while that is open. */
  readonly takes: boolean | undefined
  /** The role of the card's suit, if it has one or gets it by this card. */
  readonly role: Role | undefined
}

/** `world` is any world that agrees with the view: only what is the same in all of them is used. */
export function foresee(view: View, world: State, name: Card): Foresight {
  const card = parseCard(name)
  const state = copy(world)
  const applied = apply(state, { by: view.viewer as Seat, action: { type: 'play', card: name } })
  if (!applied.ok) throw new Error(`${applied.refusal.code}: ${applied.refusal.message}`)
  const trick = applied.value.find((event) => event.type === 'trick')
  return {
    // A complete trick is open, including the virtual player's card.
    takes: trick === undefined ? foreseeTrick(view, state, card) : trick.winner === view.viewer,
    role: foreseeRole(world, card),
  }
}

function foreseeRole(before: State, card: CardNumber): Role | undefined {
  const known = roleOf(before, suitOf(card))
  if (known !== -1) return ROLES[known]
  return designates(before, card) ? ROLES[before.designated] : undefined
}

/** The verdict if it is the same for every trump that this trick can end with, otherwise open. */
function foreseeTrick(view: View, state: State, own: CardNumber): boolean | undefined {
  const led = state.led
  const { forced, possible } = cardsToCome(view, state)
  const lying = [...playsOf(state, trickStart(state)), ...forced]

  const isTakenWith = (trump: number, certain: readonly CardNumber[]): boolean | undefined => {
    const isBetter = (card: CardNumber): boolean =>
      strength(card, led, trump) > strength(own, led, trump)
    if (certain.some(isBetter)) return false
    return possible.some(isBetter) ? undefined : true
  }
  const trump = suitWith(state, TRUMP)
  if (trump !== -1) return isTakenWith(trump, lying)
  // ebbes.winner.instant: while trump is open, a card still to come may turn any card here into a trump.
  const verdicts = [
    isTakenWith(-1, lying),
    ...possible
      .filter((card) => designates(state, card))
      .map((card) => isTakenWith(suitOf(card), [...lying, card])),
  ]
  return verdicts.every((each) => each === verdicts[0]) ? verdicts[0] : undefined
}

interface ToCome {
  /** The virtual player's card: forced by the rules, and visible. */
  readonly forced: readonly CardNumber[]
  /** Every card that any player could still play to this trick. */
  readonly possible: readonly CardNumber[]
}

function cardsToCome({ hand, memory }: View, state: State): ToCome {
  const { config, turn } = state
  const seen = new Set([...hand.map(parseCard), ...playsOf(state), ...faceUpCards(state)])
  const unseen = deckOf(highestValue(config)).filter((card) => !seen.has(card))
  const forced: CardNumber[] = []
  const possible = new Set<CardNumber>()
  for (let player: Player = turn; player !== state.leader; player = leftOf(state, player)) {
    if (isVirtual(config, player)) forced.push(faceUp(state, virtualColumn(state)))
    else {
      const voids = memory.voids[player] ?? []
      for (const card of unseen) if (!voids.includes(suitNameOf(suitOf(card)))) possible.add(card)
    }
  }
  return { forced, possible: [...forced, ...possible] }
}
