/** Everything a seat may do now, in card order. The actions are made once and shared. */
import { count, has, lowest, nth } from '../bits'
import { completeList, type CompleteList, type Random, type Seat } from '../kernel'
import { itemAt, numberAt } from '../lists'
import type { Action } from './actions'
import {
  cardNumber,
  deckOf,
  nameOf,
  SUIT_COUNT,
  SUITS,
  suitOf,
  valueOf,
  type CardNumber,
} from './cards'
import { handSize, highestValue, playerCount } from './config'
import { held } from './hand'
import { designatorOf } from './roles'
import { NAME_STARTER, PHASES, PLAY, SELECT, type State } from './state'
import { suitToFollow } from './trick'

/** By phase: the action that belongs to a number, which is a card or a player. */
const ACTIONS: readonly (readonly Action[])[] = PHASES.map((phase): Action[] => {
  if (phase === 'play') return byCard((card) => ({ type: phase, card: nameOf(card) }))
  if (phase === 'select') return byCard((card) => ({ type: phase, card: nameOf(card) }))
  if (phase !== 'name-starter') return []
  return [0, 1, 2, 3, 4].map((seat) => Object.freeze({ type: phase, seat }))
})

function byCard(action: (card: CardNumber) => Action): Action[] {
  const actions: Action[] = []
  for (const card of deckOf(15)) actions[card] = Object.freeze(action(card))
  return actions
}

export const actionOf = ({ phase }: State, action: number): Action =>
  ACTIONS[phase]?.[action] as Action

/** Written anew every time. Full from the start: a list that may have to grow is slower to write to. */
const CHOICES: number[] = deckOf(15).slice()

const NONE: CompleteList<Action> = Object.freeze(completeList(Object.freeze([])))

export function legalActions(state: State, seat: Seat): CompleteList<Action> {
  if (seat !== state.turn) return NONE
  if (state.phase === PLAY) return legalPlays(state, seat)
  const actions: Action[] = []
  const choices = writeOthers(state, CHOICES)
  for (let index = 0; index < choices; index++)
    actions.push(actionOf(state, numberAt(CHOICES, index)))
  return completeList(actions)
}

/** ebbes.follow */
function legalPlays(state: State, seat: Seat): CompleteList<Action> {
  const follow = suitToFollow(state, seat)
  if (follow !== -1) return playsInSuit(follow, held(state, seat, follow))
  const actions: Action[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) addPlays(actions, suit, held(state, seat, suit))
  return completeList(actions)
}

const PLAYS = itemAt(ACTIONS, PLAY)

function addPlays(actions: Action[], suit: number, values: number): void {
  for (let left = values; left !== 0; left &= left - 1)
    actions.push(itemAt(PLAYS, cardNumber(suit, lowest(left))))
}

/** By suit and set of values, made when first needed: most cards are played to follow suit. */
const IN_SUIT: readonly CompleteList<Action>[][] = SUITS.map(() => [])

function playsInSuit(suit: number, values: number): CompleteList<Action> {
  const lists = itemAt(IN_SUIT, suit)
  const known = lists[values]
  if (known !== undefined) return known
  const actions: Action[] = []
  addPlays(actions, suit, values)
  return (lists[values] = completeList(actions))
}

/** For the seat whose turn it is: writes its actions into `into` and returns how many. */
export const writeLegal = (state: State, seat: Seat, into: number[]): number =>
  state.phase === PLAY ? writePlays(state, seat, into) : writeOthers(state, into)

/** ebbes.follow */
function writePlays(state: State, seat: Seat, into: number[]): number {
  const follow = suitToFollow(state, seat)
  const last = follow === -1 ? SUIT_COUNT - 1 : follow
  let written = 0
  for (let suit = Math.max(follow, 0); suit <= last; suit++) {
    written = writeSuit(held(state, seat, suit), suit, into, written)
  }
  return written
}

function writeSuit(values: number, suit: number, into: number[], from: number): number {
  let written = from
  for (let left = values; left !== 0; left &= left - 1) {
    into[written++] = cardNumber(suit, lowest(left))
  }
  return written
}

/** For the seat whose turn it is: one of its actions by one throw, and no list, which is the costly part. */
export function sampleLegal(state: State, seat: Seat, random: Random): number {
  if (state.phase !== PLAY) return CHOICES[random(writeOthers(state, CHOICES))] as number
  const follow = suitToFollow(state, seat)
  return follow === -1
    ? sampleHand(state, seat, random)
    : sampleSuit(follow, held(state, seat, follow), random)
}

const sampleSuit = (suit: number, values: number, random: Random): CardNumber =>
  cardNumber(suit, nth(values, random(count(values))))

function sampleHand(state: State, seat: Seat, random: Random): CardNumber {
  // Every hand has lost a card to each trick before this one.
  let place = random(handSize(state.config) - state.tricks + 1)
  for (let suit = 0; ; suit++) {
    const values = held(state, seat, suit)
    const cards = count(values)
    if (place < cards) return cardNumber(suit, nth(values, place))
    place -= cards
  }
}

function writeOthers(state: State, into: number[]): number {
  if (state.phase === SELECT) return writeOpenPairs(state, into)
  return state.phase === NAME_STARTER ? writePlayers(state, into) : 0
}

/** ebbes.select: any number with any colour, as long as both still lie in the middle. */
function writeOpenPairs(state: State, into: number[]): number {
  let written = 0
  const values = openValues(state)
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (designatorOf(state, suit) === 0) written = writeSuit(values, suit, into, written)
  }
  return written
}

function openValues(state: State): number {
  let selected = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) selected |= 1 << designatorOf(state, suit)
  const all = (2 << highestValue(state.config)) - 2
  return all & ~selected
}

export const isOpenPair = (state: State, pair: CardNumber): boolean =>
  designatorOf(state, suitOf(pair)) === 0 && has(openValues(state), valueOf(pair))

/** ebbes.starter */
function writePlayers({ config }: State, into: number[]): number {
  const players = playerCount(config)
  for (let player = 0; player < players; player++) into[player] = player
  return players
}
