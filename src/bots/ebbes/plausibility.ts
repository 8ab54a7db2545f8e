/** How likely the others would have played as they did, had the cards lain as in an imagined world. */
import { playerCount, isTwoPlayerGame } from '../../engine/ebbes/config'
import { toggleHeld, toggleWon } from '../../engine/ebbes/hand'
import { ROLE_SUITS } from '../../engine/ebbes/layout'
import { addLeader, cardAt, clearPlays, leaderOf } from '../../engine/ebbes/plays'
import { ROLES } from '../../engine/ebbes/roles'
import { playFromHand } from '../../engine/ebbes/round'
import { copy, copyInto, leftOf, PLAY, type State } from '../../engine/ebbes/state'
import type { Seat } from '../../engine/kernel'
import { likelihood } from './policy'

let replayed: State | undefined

/** The logarithm of that; 0 where nothing can be concluded. */
export function plausibility(world: State, viewer: Seat): number {
  if (world.phase !== PLAY || isTwoPlayerGame(world.config) || world.played === 0) return 0
  if (replayed?.cells.length !== world.cells.length || replayed.config !== world.config)
    replayed = copy(world)
  else copyInto(replayed, world)
  rewind(replayed)
  let sum = 0
  for (let place = 0; place < world.played; place++) {
    const card = cardAt(world, place)
    const player = replayed.turn
    if (player !== viewer) sum += likelihood(replayed, player, card)
    playFromHand(replayed, card)
  }
  return sum
}

/** In place: back to the first lead of the round. */
function rewind(state: State): void {
  const players = playerCount(state.config)
  for (let first = 0; first < state.played; first += players) {
    const trick = first / players
    const isFinished = first + players <= state.played
    const winner = isFinished ? leaderOf(state, trick + 1) : -1
    let player = leaderOf(state, trick)
    for (let place = first; place < Math.min(first + players, state.played); place++) {
      const card = cardAt(state, place)
      toggleHeld(state, player, card)
      if (isFinished) toggleWon(state, winner, card)
      player = leftOf(state, player)
    }
  }
  const leader = leaderOf(state, 0)
  clearPlays(state)
  for (let role = 0; role < ROLES.length; role++) state.cells[ROLE_SUITS + role] = -1
  state.designated = 0
  addLeader(state, leader)
  state.turn = leader
}
