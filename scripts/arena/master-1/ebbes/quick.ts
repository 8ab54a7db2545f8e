/** Judges a card of ebbes at a glance, for playing on to the end of the round in a search. */
import { count, highest } from '../../../../src/engine/bits'
import { suitOf, valueOf, type CardNumber } from '../../../../src/engine/ebbes/cards'
import { isTwoPlayerGame, playerCount } from '../../../../src/engine/ebbes/config'
import { held, won } from '../../../../src/engine/ebbes/hand'
import { writeLegal } from '../../../../src/engine/ebbes/legal'
import { cardAt, trickStart } from '../../../../src/engine/ebbes/plays'
import {
  designates,
  EBBES,
  MINUS,
  PLUS,
  roleOf,
  suitWith,
  TRUMP,
} from '../../../../src/engine/ebbes/roles'
import {
  isVirtual,
  leftOf,
  PLAY,
  type Player,
  type State,
} from '../../../../src/engine/ebbes/state'
import type { Random } from '../../../../src/engine/kernel'

/** Filled anew for every decision. */
const LEGAL: number[] = []

/** Answers the number of an action. */
export function ebbesQuick(state: State, seat: Player, random: Random): number {
  const choices = writeLegal(state, seat, LEGAL)
  if (choices === 1 || state.phase !== PLAY) return LEGAL[random(choices)] as number
  const trick = glance(state)
  let chosen = LEGAL[0] as CardNumber
  let most = -Infinity
  for (let index = 0; index < choices; index++) {
    const card = LEGAL[index] as CardNumber
    const worth = worthOfCard(state, seat, card, trick) + (random(NOISE) / NOISE) * DOUBT
    if (worth > most) {
      most = worth
      chosen = card
    }
  }
  return chosen
}

/** Players vary from world to world: so much of a card's worth is left to chance. */
const DOUBT = 0.6
const NOISE = 1 << 16

/** The trick on the table so far. */
interface Glance {
  readonly led: number
  readonly trump: number
  readonly best: number
  /** The place of its first card. */
  readonly first: number
  readonly toCome: number
}

const TRUMP_RANK = 16
const strengthOf = (card: CardNumber, led: number, trump: number): number =>
  suitOf(card) === trump ? valueOf(card) + TRUMP_RANK : suitOf(card) === led ? valueOf(card) : 0

function glance(state: State): Glance {
  const first = trickStart(state)
  const led = state.led
  const trump = suitWith(state, TRUMP)
  let best = 0
  for (let place = first; place < state.played; place++) {
    best = Math.max(best, strengthOf(cardAt(state, place), led, trump))
  }
  const toCome = playerCount(state.config) - 1 - (state.played - first)
  return { led, trump, best, first, toCome }
}

/** What an open suit is worth, by the number of roles that are taken. */
const OPEN = [0.05, 0.05, -0.2, -0.5, 0, 0]

/** What winning a card of this suit is worth. */
function worthOfSuit(state: State, player: Player, suit: number): number {
  const role = roleOf(state, suit)
  if (role === -1) return OPEN[state.designated] ?? 0
  if (role === PLUS) return 1
  if (role === MINUS) return -1
  return role === EBBES ? worthOfEbbes(state, player, suit) : 0.08
}

/** Three points for a middling number of cards: each card is a step towards it or past it. */
function worthOfEbbes(state: State, player: Player, suit: number): number {
  const mine = count(won(state, player, suit))
  let most = 0
  let fewest = Infinity
  for (let other = 0; other < playerCount(state.config); other++) {
    if (other === player) continue
    const cards = count(won(state, other, suit))
    most = Math.max(most, cards)
    fewest = Math.min(fewest, cards)
  }
  if (mine <= fewest) return 0.6
  return mine >= most - 1 ? -0.6 : 0
}

function worthOfCard(state: State, seat: Player, card: CardNumber, trick: Glance): number {
  const rivals = playerCount(state.config) - 1
  const suit = suitOf(card)
  const led = trick.led === -1 ? suit : trick.led
  const own = worthOfSuit(state, seat, suit)
  let stake = own + trick.toCome * 0.5 * worthOfSuit(state, seat, led)
  for (let place = trick.first; place < state.played; place++)
    stake += worthOfSuit(state, seat, suitOf(cardAt(state, place)))
  const chance = chanceToWin(state, seat, card, led, trick)
  // A high card spent without winning is missed later.
  const spent = valueOf(card) * (suit === trick.trump ? 0.06 : 0.02)
  let worth = chance * stake - ((1 - chance) * stake) / rivals - spent
  if (designates(state, card)) worth += worthOfDesignation(state, seat, suit)
  return worth
}

const ROLE_WORTH = [0.3, 1, 0.1, -1, 0]

/** The gain if this suit takes the next role. */
function worthOfDesignation(state: State, seat: Player, suit: number): number {
  let mine = 0
  let others = 0
  for (let player = 0; player < playerCount(state.config); player++) {
    const cards = count(won(state, player, suit)) + count(held(state, player, suit)) / 2
    if (player === seat) mine = cards
    else others += cards
  }
  const share = mine - others / (playerCount(state.config) - 1)
  return share * (ROLE_WORTH[state.designated] ?? 0) * 0.5
}

/**
 * The chance that no player to come beats the card: whether they could, and how likely they would.
 */
function chanceToWin(
  state: State,
  seat: Player,
  card: CardNumber,
  led: number,
  trick: Glance,
): number {
  const strength = strengthOf(card, led, trick.trump)
  if (strength <= trick.best) return 0
  let chance = 1
  let player = seat
  for (let step = 0; step < trick.toCome; step++) {
    player = leftOf(state, player)
    if (isTwoPlayerGame(state.config) && isVirtual(state.config, player)) chance *= 0.7
    else if (canBeat(state, player, strength, led, trick.trump)) chance *= 0.35
  }
  return chance
}

function canBeat(
  state: State,
  player: Player,
  strength: number,
  led: number,
  trump: number,
): boolean {
  const inSuit = held(state, player, led)
  if (inSuit !== 0) return highest(inSuit) + (led === trump ? TRUMP_RANK : 0) > strength
  return trump !== -1 && highest(held(state, player, trump)) + TRUMP_RANK > strength
}
