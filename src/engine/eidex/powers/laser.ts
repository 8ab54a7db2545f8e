/**
 * eidex.laser — Once: what the others put down is drawn blind, and so is the first lead of another player. Nothing
 * is drawn from Seher, neither now nor later. A card that may not be put down is drawn again.
 */
import { has } from '../../bits'
import type { Random, Seat } from '../../kernel'
import { numberAt } from '../../lists'
import { DECK, type CardNumber } from '../cards'
import { enforce, lift, mayPutDown } from '../force'
import { postpone, putCardDown } from '../flow'
import type { Power, Table } from '../power'
import { handOf, others, type State } from '../state'
import { forcedLead, forceLead, forTheGame, NOTHING_TO_ASK } from './kit'

const forbidden = ({ state, powers }: Table, seat: Seat): CardNumber[] =>
  DECK.filter((card) => !mayPutDown(state, seat, card, powers))

export const laser: Power = {
  id: 'laser',
  uses: 1,
  touches: { changes: ['put-down', 'lead'], reads: ['card', 'replay', 'face-up', 'hands'] },
  windows: {
    'put-down': {
      can: () => true,
      question: () => NOTHING_TO_ASK,
      use(table, owner) {
        const { state } = table
        enforce(table, forTheGame('laser', owner))
        for (const from of others(owner).filter((seat) => has(state.owing, seat))) {
          const except = forbidden(table, from)
          postpone(table, {
            kind: 'draw',
            power: 'laser',
            owner,
            from,
            purpose: 'down',
            except,
            data: [],
          })
        }
      },
    },
  },
  draws: {
    down: (table, { from }, card) => {
      putCardDown(table, from, card)
    },
    lead: (table, { owner, from }, card) => {
      forceLead(table, 'laser', owner, from, card)
    },
  },
  modifiers: {
    beforeLead(table, effect) {
      const { state } = table
      if (effect.until === 'trick') return false
      lift(table, (each) => each !== effect)
      if (state.leader === effect.seat || state.characters[state.leader] === 'seher') return false
      const { seat: owner } = effect
      postpone(table, {
        kind: 'draw',
        power: 'laser',
        owner,
        from: state.leader,
        purpose: 'lead',
        except: [],
        data: [],
      })
      return true
    },
    // The drawn lead overrides a wish: the whole hand counts, not what a wish has left of it.
    restrict: (cards, seat, state, effect) => {
      const hand = handOf(state, seat)
      const left = forcedLead(hand, state.trick.length === 0, effect, seat)
      return left === hand ? cards : left
    },
  },
  imagineSecret(state: State, random: Random, holder: Seat) {
    const cards = handOf(state, holder)
    return cards.length === 0 ? [] : [numberAt(cards, random(cards.length))]
  },
}
