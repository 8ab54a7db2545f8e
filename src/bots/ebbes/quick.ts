/** Judges a card of ebbes at a glance, for playing on to the end of the round in a search. */
import { count, highest, setAt } from '../../engine/bits'
import type { Action } from '../../engine/ebbes/actions'
import { parseCard, SUIT_COUNT, suitOf, valueOf, type CardNumber } from '../../engine/ebbes/cards'
import { isTwoPlayerGame, playerCount } from '../../engine/ebbes/config'
import { legalActions } from '../../engine/ebbes/legal'
import { designates, EBBES, MINUS, PLUS, TRUMP } from '../../engine/ebbes/roles'
import { at, isVirtual, leftOf, ledSuit, type Player, type State } from '../../engine/ebbes/state'
import type { Random } from '../../engine/kernel'

export function ebbesQuick(state: State, seat: Player, random: Random): Action {
  const legal = legalActions(state, seat).all
  if (legal.length === 1 || state.phase !== 'play') return legal[random(legal.length)] as Action
  const trick = glance(state)
  let chosen = legal[0] as Action
  let most = -Infinity
  for (let index = 0; index < legal.length; index++) {
    const action = legal[index] as Action & { type: 'play' }
    const worth =
      worthOfCard(state, seat, parseCard(action.card), trick) + (random(NOISE) / NOISE) * DOUBT
    if (worth > most) {
      most = worth
      chosen = action
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
  readonly cards: readonly CardNumber[]
  readonly toCome: number
}

const TRUMP_RANK = 16
const strengthOf = (card: CardNumber, led: number, trump: number): number =>
  suitOf(card) === trump ? valueOf(card) + TRUMP_RANK : suitOf(card) === led ? valueOf(card) : 0

function glance(state: State): Glance {
  const { plays, leaders, roles } = state
  const players = playerCount(state.config)
  const first = (leaders.length - 1) * players
  const led = ledSuit(state)
  const trump = roles[TRUMP] ?? -1
  const cards: CardNumber[] = []
  let best = 0
  for (let index = first; index < plays.length; index++) {
    const card = plays[index] as CardNumber
    cards.push(card)
    best = Math.max(best, strengthOf(card, led, trump))
  }
  return { led, trump, best, cards, toCome: players - 1 - cards.length }
}

/** What an open suit is worth, by the number of roles that are taken. */
const OPEN = [0.05, 0.05, -0.2, -0.5, 0, 0]

/** What winning a card of this suit is worth. */
function worthOfSuit(state: State, player: Player, suit: number): number {
  const { roles } = state
  for (let role = 0; role < roles.length; role++) {
    if (roles[role] !== suit) continue
    if (role === PLUS) return 1
    if (role === MINUS) return -1
    if (role === EBBES) return worthOfEbbes(state, player, suit)
    return 0.08
  }
  return OPEN[roles.length] ?? 0
}

/** Three points for a middling number of cards: each card is a step towards it or past it. */
function worthOfEbbes(state: State, player: Player, suit: number): number {
  const mine = count(setAt(state.won, at(player, suit)))
  let most = 0
  let fewest = Infinity
  for (let other = 0; other < playerCount(state.config); other++) {
    if (other === player) continue
    const cards = count(setAt(state.won, at(other, suit)))
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
  for (let index = 0; index < trick.cards.length; index++)
    stake += worthOfSuit(state, seat, suitOf(trick.cards[index] as CardNumber))
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
    const cards =
      count(setAt(state.won, at(player, suit))) + count(setAt(state.hands, at(player, suit))) / 2
    if (player === seat) mine = cards
    else others += cards
  }
  const share = mine - others / (playerCount(state.config) - 1)
  return share * (ROLE_WORTH[state.roles.length] ?? 0) * 0.5
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
  const { hands } = state
  const inSuit = setAt(hands, at(player, led))
  if (inSuit !== 0) return highest(inSuit) + (led === trump ? TRUMP_RANK : 0) > strength
  return trump !== -1 && highest(setAt(hands, at(player, trump))) + TRUMP_RANK > strength
}

/** From the piles so far: points, with open suits at what they may become. */
export function pointsAtAGlance(state: State, player: Player): number {
  let points = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const cards = count(setAt(state.won, at(player, suit)))
    if (state.roles.indexOf(suit) !== EBBES) points += cards * worthOfSuit(state, player, suit)
    else points += Math.abs(worthOfEbbes(state, player, suit)) < 0.1 ? 3 : 0
  }
  return points
}
