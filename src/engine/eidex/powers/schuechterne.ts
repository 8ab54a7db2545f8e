/**
 * eidex.schuechterne — Once she refuses to lead: a blind card from another hand leads instead, from
 * that player, who may refuse it once; the second draw stands.
 */
import type { Random, Seat } from '../../kernel'
import { numberAt } from '../../lists'
import { drawable } from '../draw'
import { postpone } from '../flow'
import type { Power } from '../power'
import { handOf, type State } from '../state'
import { forcedLead, forceLead, whichOther, YES_OR_NO } from './kit'

export const schuechterne: Power = {
  id: 'schuechterne',
  uses: 1,
  touches: { changes: ['lead'], reads: ['card', 'replay', 'face-up', 'hands'] },
  windows: {
    lead: {
      can: (state, seat) => state.leader === seat,
      question: (_state, seat) => whichOther(seat),
      use: (table, owner, { seat }) =>
        postpone(table, {
          kind: 'draw',
          power: 'schuechterne',
          owner,
          from: seat as Seat,
          purpose: 'first',
          except: [],
          data: [],
        }),
    },
  },
  draws: {
    first(table, step, card) {
      const { owner, from: seat } = step
      // With a single card, nothing else can be drawn.
      if (drawable(table.state, step).length === 1)
        forceLead(table, 'schuechterne', owner, seat, card)
      else
        postpone(table, {
          kind: 'ask',
          power: 'schuechterne',
          owner,
          seat,
          question: 'lead',
          data: [card],
          secret: [seat],
        })
    },
    second(table, { owner, from }, card) {
      forceLead(table, 'schuechterne', owner, from, card)
    },
  },
  followUps: {
    lead: {
      question: () => YES_OR_NO,
      answer(table, { owner, seat, data }, { accept }) {
        const [card = 0] = data
        if (accept === true) forceLead(table, 'schuechterne', owner, seat, card)
        else
          postpone(table, {
            kind: 'draw',
            power: 'schuechterne',
            owner,
            from: seat,
            purpose: 'second',
            except: data,
            secret: [seat],
            data: [],
          })
      },
    },
  },
  modifiers: {
    restrict: (cards, seat, state, effect) =>
      forcedLead(cards, state.trick.length === 0, effect, seat),
  },
  imagineSecret(state: State, random: Random, holder: Seat) {
    const cards = handOf(state, holder)
    return cards.length === 0 ? [] : [numberAt(cards, random(cards.length))]
  },
}
