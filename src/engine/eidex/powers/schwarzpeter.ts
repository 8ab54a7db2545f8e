/**
 * eidex.schwarzpeter — Once: the player who ends up with the raven jack loses, the others get a
 * victory point each. Not if raven is trump or two players are one point from victory. Nobody may
 * then put the raven jack down. If nobody ends up with it, the game counts as usual.
 */
import { has, setAt } from '../../bits'
import { parseCard, rankOf, RAVEN, suitOf } from '../cards'
import { oneEach } from '../count'
import { enforce } from '../force'
import type { Power } from '../power'
import { at, others, type State } from '../state'
import { forTheGame, NOTHING_TO_ASK } from './kit'

export const RAVEN_JACK = parseCard('RJ')

const onTheBrink = ({ victoryPoints, config }: State): number =>
  victoryPoints.filter((points) => points === config.target - 1).length

const wonJack = (state: State, seat: number): boolean =>
  has(setAt(state.won, at(seat, suitOf(RAVEN_JACK))), rankOf(RAVEN_JACK))

export const schwarzpeter: Power = {
  id: 'schwarzpeter',
  uses: 1,
  touches: {
    changes: ['award', 'put-down'],
    reads: ['trump', 'limit', 'destination', 'face-up', 'call'],
  },
  windows: {
    dealt: {
      can: (state) => state.trump !== RAVEN && onTheBrink(state) < 2,
      question: () => NOTHING_TO_ASK,
      use: (table, seat) => {
        enforce(table, forTheGame('schwarzpeter', seat))
      },
    },
  },
  modifiers: {
    mayPutDown: (card) => card !== RAVEN_JACK,
    award(state) {
      const loser = [0, 1, 2].find((seat) => wonJack(state, seat))
      return loser === undefined
        ? undefined
        : { awarded: oneEach(others(loser)), reason: 'schwarzpeter' }
    },
  },
}
