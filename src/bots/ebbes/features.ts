/**
 * What a player of ebbes sees in a card: a handful of features, each the place of a weight (`weights.ts`). They are
 * made of the player's own hand and of what lies open, so that they say how a player would choose who knows no more.
 */
import { count } from '../../engine/bits'
import { SUIT_COUNT, suitOf, valueOf, type CardNumber } from '../../engine/ebbes/cards'
import { handSize, highestValue, playerCount } from '../../engine/ebbes/config'
import { held, won } from '../../engine/ebbes/hand'
import { cardAt, trickStart } from '../../engine/ebbes/plays'
import {
  designatorOf,
  EBBES,
  MINUS,
  PLUS,
  roleOf,
  suitWith,
  TRUMP,
  ZILCH,
} from '../../engine/ebbes/roles'
import type { Features } from '../policy'
import type { Player, State } from '../../engine/ebbes/state'
import { strength } from '../../engine/ebbes/trick'

/** Lead; follow or discard in the middle of a trick; the same as the last. */
const LEAD = 0
const MOMENTS = 5
/** The roles, then a suit without one by how many suits have one. */
const STANDINGS = 9
const HIGHER = 4
const LENGTHS = 4
const STAKES = 5
const THREE = 3

const AT_CARD = 0
const AT_STAKE = AT_CARD + MOMENTS * STANDINGS * 2 * HIGHER
const AT_DESIGNATION = AT_STAKE + MOMENTS * 2 * STAKES * 2
const AT_LENGTH = AT_DESIGNATION + 4 * THREE * LENGTHS * MOMENTS
const AT_RANK = AT_LENGTH + MOMENTS * STANDINGS * LENGTHS
const AT_EBBES = AT_RANK + STANDINGS * HIGHER * THREE
const AT_LED = AT_EBBES + THREE * MOMENTS * 2
const AT_PHASE = AT_LED + STANDINGS * 2 * THREE
const AT_HOLDER = AT_PHASE + THREE * STANDINGS * 2
const AT_VALUE = AT_HOLDER + THREE * 4 * MOMENTS
const COUNT = AT_VALUE + STANDINGS * 2 * 16

/** By suit, filled anew for every decision. */
const HELD = new Int32Array(SUIT_COUNT)
const OUT = new Int32Array(SUIT_COUNT)
const STANDING = new Int32Array(SUIT_COUNT)
/** Of a card of the suit, for this player. */
const WORTH = new Float64Array(SUIT_COUNT)

let here: State
let me: Player = 0
let players = 3
let led = -1
let trump = -1
let best = -1
let isLast = false
let stake = 0
let phase = 0
let ebbesStep = 0

/** To be called before the features of a seat's cards are asked for. */
function look(state: State, seat: Player): void {
  here = state
  me = seat
  players = playerCount(state.config)
  const all = (2 << highestValue(state.config)) - 2
  const first = trickStart(state)
  led = state.led
  trump = suitWith(state, TRUMP)
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const own = held(state, seat, suit)
    let gone = own
    for (let player = 0; player < players; player++) gone |= won(state, player, suit)
    HELD[suit] = own
    OUT[suit] = all & ~gone
    const role = roleOf(state, suit)
    STANDING[suit] = role === -1 ? 5 + state.designated : role
  }
  best = -1
  for (let place = first; place < state.played; place++) {
    const card = cardAt(state, place)
    const suit = suitOf(card)
    OUT[suit] = (OUT[suit] as number) & ~(1 << valueOf(card))
    best = Math.max(best, strength(card, led, trump))
  }
  ebbesStep = stepOfEbbes()
  stake = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const standing = STANDING[suit]
    WORTH[suit] =
      standing === PLUS
        ? 1
        : standing === MINUS
          ? -1
          : standing === EBBES
            ? (1 - ebbesStep) * 0.6
            : 0
  }
  for (let place = first; place < state.played; place++)
    stake += WORTH[suitOf(cardAt(state, place))] as number
  isLast = state.played - first === players - 1
  const left = handSize(state.config) - state.tricks + 1
  phase = left > 7 ? 0 : left > 3 ? 1 : 2
}

/** Whether another card of the suit called ebbes is good (0), a matter of nothing (1) or bad (2). */
function stepOfEbbes(): number {
  if (here.designated <= EBBES) return 1
  const suit = suitWith(here, EBBES)
  const mine = count(won(here, me, suit))
  let most = 0
  let fewest = 99
  for (let player = 0; player < players; player++) {
    if (player === me) continue
    const cards = count(won(here, player, suit))
    most = Math.max(most, cards)
    fewest = Math.min(fewest, cards)
  }
  return mine <= fewest ? 0 : mine >= most - 1 ? 2 : 1
}

/** Three steps: less than the others have won of a suit, about the same, more. */
function marginOf(suit: number): number {
  let others = 0
  for (let player = 0; player < players; player++)
    if (player !== me) others += count(won(here, player, suit))
  const difference = count(won(here, me, suit)) * (players - 1) - others
  return difference < 0 ? 0 : difference === 0 ? 1 : 2
}

/** Writes the features of a card of the seat that `look` was called for; returns how many. */
function write(card: CardNumber, into: Int32Array): number {
  const suit = suitOf(card)
  const value = valueOf(card)
  const standing = STANDING[suit] as number
  const out = OUT[suit] as number
  const isLead = led === -1
  const follows = isLead || suit === led
  const moment = isLead ? LEAD : 1 + (isLast ? 2 : 0) + (follows ? 0 : 1)
  const higher = Math.min(HIGHER - 1, count(out >> (value + 1)))
  const lower = count(out & ((1 << value) - 1))
  const wins = isLead ? (higher === 0 ? 1 : 0) : strength(card, led, trump) > best ? 1 : 0
  const length = Math.min(LENGTHS, count(HELD[suit] as number)) - 1
  const gain = Math.max(-2, Math.min(2, Math.round(stake + (WORTH[suit] as number)))) + 2
  const isTrump = suit === trump ? 1 : 0
  into[0] = AT_CARD + ((moment * STANDINGS + standing) * 2 + wins) * HIGHER + higher
  into[1] = AT_STAKE + ((moment * 2 + wins) * STAKES + gain) * 2 + isTrump
  into[2] = AT_LENGTH + (moment * STANDINGS + standing) * LENGTHS + length
  into[3] = AT_RANK + (standing * HIGHER + higher) * THREE + (lower === 0 ? 0 : lower < 3 ? 1 : 2)
  into[4] =
    AT_LED +
    ((isLead ? standing : (STANDING[led] as number)) * 2 + wins) * THREE +
    (isLead ? 0 : isLast ? 2 : 1)
  into[5] = AT_PHASE + (phase * STANDINGS + standing) * 2 + wins
  into[6] = AT_VALUE + (standing * 2 + wins) * 16 + value
  let written = 7
  if (standing === EBBES) into[written++] = AT_EBBES + (ebbesStep * MOMENTS + moment) * 2 + wins
  const { designated } = here
  if (designated < ZILCH && standing >= 5) {
    const designator = designatorOf(here, suit)
    if (designator === value) {
      into[written++] =
        AT_DESIGNATION +
        ((designated * THREE + marginOf(suit)) * LENGTHS + length) * MOMENTS +
        moment
    } else if (designator !== 0) {
      const where = ((HELD[suit] as number) >> designator) & 1 ? 0 : designator > value ? 1 : 2
      into[written++] = AT_HOLDER + (where * 4 + designated) * MOMENTS + moment
    }
  }
  return written
}

export const features: Features<State> = { look, write, count: COUNT, most: 10 }
