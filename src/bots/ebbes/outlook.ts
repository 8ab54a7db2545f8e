/** What a player of ebbes can tell from their view: what is out, what counts, and what a card is good for. */
import { count, exclude, setAt } from '../../engine/bits'
import { addTo, itemAt, numberAt } from '../../engine/lists'
import {
  parseCard,
  SUIT_COUNT,
  SUITS,
  suitOf,
  valueOf,
  type CardNumber,
} from '../../engine/ebbes/cards'
import { highestValue } from '../../engine/ebbes/config'
import { EBBES, ROLES, ZILCH } from '../../engine/ebbes/roles'
import type { Player } from '../../engine/ebbes/state'
import type { View } from '../../engine/ebbes/view'
import { chanceToHold } from '../choose'

/** Suits in the order of their designation, as far as it has gone. */
export type Roles = readonly number[]

export interface Outlook {
  readonly view: View
  readonly me: Player
  readonly rivals: number
  readonly hand: readonly CardNumber[]
  readonly roles: Roles
  /** By suit, as bit sets: values that may be in another hand. */
  readonly unseen: readonly number[]
  /** How many cards that is in all. */
  readonly unseenCards: number
  /** By player and suit: how many cards they have won. */
  readonly won: readonly (readonly number[])[]
}

export function outlookOf(view: View): Outlook {
  const hand = view.hand.map(parseCard)
  const unseen = unseenBySuit(view, hand)
  return {
    view,
    me: view.viewer as Player,
    rivals: view.handSizes.length - 1,
    hand,
    roles: ROLES.flatMap((role) => {
      const suit = view.roles[role]
      return suit === undefined ? [] : [SUITS.indexOf(suit)]
    }),
    unseen,
    unseenCards: unseen.reduce((sum, values) => sum + count(values), 0),
    won: cardsWon(view),
  }
}

function unseenBySuit(view: View, hand: readonly CardNumber[]): number[] {
  const all = (1 << (highestValue(view.config) + 1)) - 2
  const unseen = SUITS.map((suit) =>
    view.memory.gone[suit].reduce((set, value) => set & ~(1 << value), all),
  )
  for (const card of hand) exclude(unseen, suitOf(card), valueOf(card))
  return unseen
}

function cardsWon({ memory, handSizes }: View): number[][] {
  const won = handSizes.map(() => Array<number>(SUIT_COUNT).fill(0))
  for (const { cards, winner } of memory.tricks) {
    const pile = itemAt(won, winner)
    for (const { card } of cards) {
      const suit = suitOf(parseCard(card))
      addTo(pile, suit, 1)
    }
  }
  return won
}

/** What winning one card of a role brings; ebbes depends on who has how many. */
const WORTH: readonly number[] = ROLES.map((role) =>
  role === 'plus' ? 1 : role === 'minus' ? -1 : role === 'zilch' ? 0.05 : 0,
)
/** Ebbes scores three points for a middling number of cards: each card is a step towards it or past it. */
const EBBES_STEP = 0.6

function ebbesWorth({ won, me }: Outlook, suit: number): number {
  const others = won.filter((_, player) => player !== me).map((pile) => numberAt(pile, suit))
  const mine = won[me]?.[suit] ?? 0
  if (mine <= Math.min(...others)) return EBBES_STEP
  return mine >= Math.max(...others) - 1 ? -EBBES_STEP : 0
}

/** What winning a card of this suit is worth; for an open suit, the mean of what it may become. */
export function worthOf(outlook: Outlook, suit: number, roles: Roles): number {
  const role = roles.indexOf(suit)
  if (role === EBBES) return ebbesWorth(outlook, suit)
  if (role !== -1) return WORTH[role] ?? 0
  const open = WORTH.slice(roles.length)
  return open.reduce((sum, worth) => sum + worth, 0) / open.length
}

/** The share of rivals expected to follow suit. */
const FOLLOWERS = 0.6
/** What a trump that wins is worth: it takes the tricks that count, and the lead. */
const CONTROL = 0.7

/** The chance that the card is the highest of its suit whenever it is played. */
function chanceToStand({ unseen, unseenCards, view, rivals }: Outlook, card: CardNumber): number {
  const higher = count(setAt(unseen, suitOf(card)) >> (valueOf(card) + 1))
  const size = Math.max(...view.handSizes)
  return (1 - chanceToHold(higher, size, unseenCards)) ** rivals
}

/** What the card can be expected to bring if it is kept for later. */
export function promiseOf(outlook: Outlook, card: CardNumber, roles: Roles): number {
  const { rivals } = outlook
  const chance = chanceToStand(outlook, card)
  if (suitOf(card) === roles[0]) return CONTROL * (0.3 + 0.7 * chance)
  const worth = worthOf(outlook, suitOf(card), roles)
  return chance * worth * (1 + rivals * FOLLOWERS) - ((1 - chance) * worth) / rivals
}

/** How a player stands with suits in these roles: what they have won, and what they still hold. */
function standing(outlook: Outlook, roles: Roles): number {
  const { won, me, rivals, hand } = outlook
  let sum = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const worth = worthOf(outlook, suit, roles)
    for (const [player, pile] of won.entries()) {
      sum += (worth * numberAt(pile, suit)) / (player === me ? 1 : -rivals)
    }
  }
  return hand.reduce((total, card) => total + promiseOf(outlook, card, roles), sum)
}

/** The roles once this card has been played. */
export function rolesAfter({ view, roles }: Outlook, card: CardNumber): Roles {
  if (roles.length >= ZILCH || !isDesignator(view, card)) return roles
  const after = [...roles, suitOf(card)]
  if (after.length < ZILCH) return after
  return [...after, ...[...SUITS.keys()].filter((suit) => !after.includes(suit))]
}

const isDesignator = ({ config, numbers, pairs }: View, card: CardNumber): boolean =>
  config.variant2
    ? pairs.some((pair) => parseCard(pair) === card)
    : valueOf(card) === numbers.turned.at(-1)

/** The gain from the card designating its suit. */
export function designationOf(outlook: Outlook, after: Roles): number {
  return after === outlook.roles ? 0 : standing(outlook, after) - standing(outlook, outlook.roles)
}
