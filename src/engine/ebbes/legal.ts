/** Everything a seat may do now, in card order. The actions are made once and shared. */
import { lowest, setAt } from '../bits'
import { completeList, type Seat, type CompleteList } from '../kernel'
import type { Action } from './actions'
import { cardNumber, deckOf, nameOf, SUIT_COUNT, suitOf, valueOf, type CardNumber } from './cards'
import { highestValue, playerCount } from './config'
import { at, type State } from './state'
import { suitToFollow } from './trick'

const PLAY: readonly Action[] = byCard((card) => ({ type: 'play', card: nameOf(card) }))
const SELECT: readonly Action[] = byCard((card) => ({ type: 'select', card: nameOf(card) }))
const NAME: readonly Action[] = [0, 1, 2, 3, 4].map((seat) =>
  Object.freeze({ type: 'name-starter', seat }),
)
const NONE: CompleteList<Action> = Object.freeze(completeList(Object.freeze([])))

function byCard(action: (card: CardNumber) => Action): Action[] {
  const actions: Action[] = []
  for (const card of deckOf(15)) actions[card] = Object.freeze(action(card))
  return actions
}

export function legalActions(state: State, seat: Seat): CompleteList<Action> {
  if (seat !== state.turn) return NONE
  switch (state.phase) {
    case 'play':
      return legalPlays(state, seat)
    case 'select':
      return completeList(openPairs(state).map((card) => SELECT[card] as Action))
    case 'name-starter':
      return completeList(NAME.slice(0, playerCount(state.config)))
    case 'open':
    case 'deal':
    case 'over':
      return NONE
  }
}

/** ebbes.follow */
function legalPlays(state: State, seat: Seat): CompleteList<Action> {
  const follow = suitToFollow(state, seat)
  if (follow !== -1) return playsInSuit(follow, setAt(state.hands, at(seat, follow)))
  const actions: Action[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    addPlays(actions, suit, setAt(state.hands, at(seat, suit)))
  }
  return completeList(actions)
}

function addPlays(actions: Action[], suit: number, values: number): void {
  for (let left = values; left !== 0; left &= left - 1) {
    actions.push(PLAY[cardNumber(suit, lowest(left))] as Action)
  }
}

/** By suit and set of values, made when first needed: most cards are played to follow suit. */
const IN_SUIT: (CompleteList<Action> | undefined)[][] = Array.from({ length: SUIT_COUNT }, () => [])

function playsInSuit(suit: number, values: number): CompleteList<Action> {
  const lists = IN_SUIT[suit] as (CompleteList<Action> | undefined)[]
  const known = lists[values]
  if (known !== undefined) return known
  const actions: Action[] = []
  addPlays(actions, suit, values)
  return (lists[values] = completeList(actions))
}

/** ebbes.select: any number with any colour, as long as both still lie in the middle. */
export function openPairs(state: State): CardNumber[] {
  const { pairs } = state
  return deckOf(highestValue(state.config)).filter(
    (card) =>
      !pairs.some((pair) => suitOf(pair) === suitOf(card) || valueOf(pair) === valueOf(card)),
  )
}
