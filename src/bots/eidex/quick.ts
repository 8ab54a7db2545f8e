/** Decides in Eidex at a glance, for playing on to the end of the game in a search. */
import { suitOf, type CardNumber } from '../../engine/eidex/cards'
import { PASSING } from '../../engine/eidex/codes'
import { eidex } from '../../engine/eidex/game'
import { cardPlayed } from '../../engine/eidex/plays'
import { at, nextSeat, SEATS, topStep, type State, type TrickCard } from '../../engine/eidex/state'
import { strengthIn, valueIn } from '../../engine/eidex/tables'
import type { Random, Seat } from '../../engine/kernel'
import { count, has, setAt } from '../../engine/bits'
import { numberAt } from '../../engine/lists'
import { chanceOver, glanceOf, promiseOf, worthOfGift, type Glance } from './glance'

const { numbers } = eidex
/** One in this many offers to use a power is taken up. */
const SELDOM = 6
/** Filled anew for every decision. */
const LEGAL: number[] = []

/** Answers the number of an action. */
export function eidexQuick(state: State, seat: Seat, random: Random): number {
  const step = topStep(state)
  if (step?.kind === 'window' && random(SELDOM) !== 0) return PASSING
  if (step !== undefined) return numbers.sample(state, seat, random)
  const count = numbers.legal(state, seat, LEGAL)
  if (count === 1) return numberAt(LEGAL, 0)
  const glance = glanceOf(state, seat)
  const isDown = has(state.owing, seat)
  let chosen = numberAt(LEGAL, 0)
  let most = -Infinity
  for (let place = 0; place < count; place++) {
    const play = numberAt(LEGAL, place)
    const card = cardPlayed(play)
    const worth =
      (isDown ? worthDown(state, glance, card) : worthOfPlay(state, seat, glance, card)) -
      promiseOf(state, glance, card) +
      (random(NOISE) / NOISE) * DOUBT
    if (worth > most) {
      most = worth
      chosen = play
    }
  }
  return chosen
}

const NOISE = 1 << 16
/** Players' judgements of the same card differ by this many points. */
const DOUBT = 0.4

/** A card put down counts for its owner alone. */
const worthDown = ({ tables }: State, { aim }: Glance, card: CardNumber): number =>
  (aim === 'take' ? 1 : -1) * valueIn(tables, card)

const TRUMP_RANK = 16

/** Greater is stronger; a card that neither follows suit nor is a trump cannot win. */
function strengthOf({ tables, trump }: State, card: CardNumber, led: number): number {
  const suit = suitOf(card)
  if (suit === trump) return strengthIn(tables, card) + TRUMP_RANK
  return suit === led ? strengthIn(tables, card) : -1
}

/** What a card is worth that is still to come. */
const COMING = 4.5

function worthOfPlay(state: State, seat: Seat, glance: Glance, card: CardNumber): number {
  const { trick, tables } = state
  const value = valueIn(tables, card)
  const led = trick.length === 0 ? suitOf(card) : suitOf((trick[0] as TrickCard).card)
  const toCome = SEATS - 1 - (trick.length % SEATS)
  let points = value + toCome * COMING
  let best = -1
  let winner = -1
  for (let index = 0; index < trick.length; index++) {
    const play = trick[index] as TrickCard
    const strength = strengthOf(state, play.card, led)
    points += valueIn(tables, play.card)
    if (strength > best || index === 0) {
      best = strength
      winner = play.seat
    }
  }
  const strength = strengthOf(state, card, led)
  const chance = strength <= best ? 0 : chanceToHold(state, seat, glance, card, led, toCome)
  // A seat that wants points still stops short of the limit.
  const isTooMuch = numberAt(glance.points, seat) + points >= state.limit
  const lost = value * worthOfGift(state, glance, winner)
  const won = isTooMuch || glance.aim === 'avoid' ? -chance : chance
  return won * points + (1 - chance) * lost
}

/** The chance that no seat to come beats the card. */
function chanceToHold(
  state: State,
  seat: Seat,
  glance: Glance,
  card: CardNumber,
  led: number,
  toCome: number,
): number {
  let chance = 1
  let other = seat
  for (let step = 0; step < toCome; step++) {
    other = nextSeat(state, other)
    const isVoid = has(setAt(state.voids, other), led) && suitOf(card) === led
    chance *= 1 - chanceOver(state, glance, card, sizeOf(state, other), isVoid)
  }
  return chance
}

const sizeOf = ({ hands }: State, seat: Seat): number =>
  count(setAt(hands, at(seat, 0))) +
  count(setAt(hands, at(seat, 1))) +
  count(setAt(hands, at(seat, 2))) +
  count(setAt(hands, at(seat, 3)))
