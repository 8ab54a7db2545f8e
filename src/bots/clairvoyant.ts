/**
 * The same search with open cards: an upper bound for the arena. It wants a state, which nobody at a
 * table has.
 */
import { ebbes } from '../engine/ebbes/game'
import type { State as EbbesState } from '../engine/ebbes/state'
import { eidex } from '../engine/eidex/game'
import type { State as EidexState } from '../engine/eidex/state'
import type { GameTypes, Random, Seat } from '../engine/kernel'
import type { Contest, ViewOf } from './search-model'
import { ebbesContest } from './ebbes/search-model'
import { eidexContest } from './eidex/search-model'
import { SKILLS } from './levels'
import { search } from './think'
import type { Thinking } from './thinking'

export const clairvoyantInEbbes = (
  state: EbbesState,
  seat: Seat,
  random: Random,
  thinking: Thinking = SKILLS.master,
): object => look(ebbesContest, state, ebbes.view(state, seat), random, thinking)

export const clairvoyantInEidex = (
  state: EidexState,
  seat: Seat,
  random: Random,
  thinking: Thinking = SKILLS.master,
): object => look(eidexContest, state, eidex.view(state, seat), random, thinking)

function look<T extends GameTypes>(
  contest: Contest<T>,
  state: T['State'],
  view: ViewOf<T>,
  random: Random,
  thinking: Thinking,
): T['Action'] {
  const actions = contest.candidates(view, random)
  const world = (): T['State'] => contest.game.copy(state)
  return search(contest, actions, view.viewer as Seat, SKILLS.master, thinking, { world, random })
}
