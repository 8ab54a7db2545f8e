/**
 * What must hold in every state of every ebbes game. Counts the cards and points itself; asks the engine only
 * which seat acts and what is legal, to see that the two agree.
 */
import { playerCount } from '../../src/engine/ebbes/config'
import { ebbes } from '../../src/engine/ebbes/game'
import { held, won } from '../../src/engine/ebbes/hand'
import { playsOf } from '../../src/engine/ebbes/plays'
import { rolesOf } from '../../src/engine/ebbes/roles'
import { pointsOf, scoresOf } from '../../src/engine/ebbes/score'
import { DEAL, OVER, type State } from '../../src/engine/ebbes/state'
import { faceDownCards, faceUpCards } from '../../src/engine/ebbes/virtual'
import { listed } from '../../src/engine/kernel'

const SUITS = 5
const VIRTUAL = 2

/** Visits every card of the state, wherever it lies: `visit` gets suit and value bits. */
function everyCard(state: State, visit: (suit: number, values: number) => void): void {
  const players = playerCount(state.config)
  for (let player = 0; player < players; player++) {
    for (let suit = 0; suit < SUITS; suit++) {
      visit(suit, held(state, player, suit))
      visit(suit, won(state, player, suit))
    }
  }
  const trick = playsOf(state, state.played - (state.played % players))
  for (const cards of [trick, faceUpCards(state), faceDownCards(state)]) {
    for (const card of cards) if (card !== -1) visit(card >> 4, 1 << (card & 15))
  }
}

function bitsIn(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

function handSizes(state: State): number[] {
  return scoresOf(state).map((_, player) => {
    if (state.config.seats === 2 && player === VIRTUAL) {
      return [...faceUpCards(state), ...faceDownCards(state)].filter((card) => card !== -1).length
    }
    let size = 0
    for (let suit = 0; suit < SUITS; suit++) size += bitsIn(held(state, player, suit))
    return size
  })
}

/** The broken invariants; none in a sound state. */
export function violations(state: State): string[] {
  const found: string[] = []
  const demand = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence)
  }
  const { config, phase } = state
  const roles = rolesOf(state)
  const players = playerCount(config)
  const allCards = state.round === 0 ? 0 : players * (config.variant1 ? 15 : 10)

  const seen = [0, 0, 0, 0, 0]
  let cards = 0
  everyCard(state, (suit, values) => {
    demand(((seen[suit] ?? 0) & values) === 0, 'a card lies in two places')
    seen[suit] = (seen[suit] ?? 0) | values
    cards += bitsIn(values)
  })
  demand(cards === allCards, 'a card is lost or too many')

  demand(new Set(roles).size === roles.length, 'a suit has two roles')
  demand(roles.length !== SUITS - 1 && roles.length <= SUITS, 'minus is taken and zilch is not')

  const sizes = handSizes(state)
  const unequal = Math.max(...sizes) - Math.min(...sizes)
  demand(unequal <= (state.played % players === 0 ? 0 : 1), 'hands are unequal')

  if ((phase === DEAL || phase === OVER) && state.round > 0) {
    demand(roles.length === SUITS, 'a round ended with an open role')
    demand(state.played === allCards, 'a round ended with a card unplayed')
    const sum = pointsOf(state).reduce((total, points) => total + points, 0)
    // Plus and minus cards cancel out over all players; the rest are threes for ebbes.
    demand(sum % 3 === 0 && sum >= 0 && sum <= 3 * (players - 2), 'the points do not add up')
  }

  const next = ebbes.next(state)
  const asked = next.kind === 'seats' ? next.seats : []
  for (let seat = 0; seat < config.seats; seat++) {
    const can = listed(ebbes.legalActions(state, seat)).length > 0
    demand(can || !asked.includes(seat), 'a seat is asked and can do nothing')
    demand(!can || asked.includes(seat), 'a seat can act without being asked')
  }
  return found
}
