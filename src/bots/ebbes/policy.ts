/** How players of ebbes choose their cards. */
import { writeLegal } from '../../engine/ebbes/legal'
import { PLAY, type Player, type State } from '../../engine/ebbes/state'
import type { Random } from '../../engine/kernel'
import { policyOf } from '../policy'
import { features } from './features'
import { WEIGHTS } from './weights'

const policy = policyOf(features, WEIGHTS)
const LEGAL: number[] = []

/** Draws an action, each as likely as players would choose it. */
export function drawAction(state: State, player: Player, random: Random): number {
  const count = writeLegal(state, player, LEGAL)
  if (count === 1) return LEGAL[0] as number
  if (state.phase !== PLAY) return LEGAL[random(count)] as number
  return policy.draw(state, player, LEGAL, count, random)
}

/** The logarithm of how likely a player is to play this card. */
export function likelihood(state: State, player: Player, card: number): number {
  const count = writeLegal(state, player, LEGAL)
  return count === 1 ? 0 : policy.likelihood(state, player, LEGAL, count, card)
}
