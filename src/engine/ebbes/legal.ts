/** Everything a seat may do now, in card order. The actions are made once and shared. */
import { has, lowest } from '../bits'
import { completeList, type Seat, type CompleteList } from '../kernel'
import type { Action } from './actions'
import { cardNumber, deckOf, nameOf, SUIT_COUNT, suitOf, valueOf, type CardNumber } from './cards'
import { highestValue, playerCount } from './config'
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

const NONE: CompleteList<Action> = Object.freeze(completeList(Object.freeze([])))

export function legalActions(state: State, seat: Seat): CompleteList<Action> {
  if (seat !== state.turn) return NONE
  const choices: number[] = []
  writeLegal(state, seat, choices)
  return completeList(choices.map((action) => actionOf(state, action)))
}

/** For the seat whose turn it is: writes its actions into `into` and returns how many. */
export function writeLegal(state: State, seat: Seat, into: number[]): number {
  switch (state.phase) {
    case PLAY:
      return writePlays(state, seat, into)
    case SELECT:
      return writeOpenPairs(state, into)
    case NAME_STARTER:
      return writePlayers(state, into)
  }
  return 0
}

/** ebbes.follow */
function writePlays(state: State, seat: Seat, into: number[]): number {
  const follow = suitToFollow(state, seat)
  if (follow !== -1) return writeSuit(held(state, seat, follow), follow, into, 0)
  let written = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
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
