/**
 * eidex.skater — Once, until the end of the game: trump only when void in the suit led, and every ten
 * moves up between king and ace, at once. Called right after a trump from a hand that still holds the suit
 * led, it undoes that card: its owner takes it back and follows.
 */
import { rankNamed, suitOf } from '../cards'
import { enforce } from '../force'
import { takeBack } from '../moves'
import type { Offer, Power, Table } from '../power'
import { at, type State, type TrickCard } from '../state'
import { forTheGame, NOTHING_TO_ASK } from './kit'

const [TEN, KING, ACE] = [rankNamed('10'), rankNamed('K'), rankNamed('A')]

/** The card just played, if it trumped a suit that its owner could have followed. */
function needlessTrump({ stage, trick, trump, hands }: State): TrickCard | undefined {
  const [first, last] = [trick[0], trick.at(-1)]
  if (stage !== 'card' || first === undefined || last === undefined || first === last)
    return undefined
  const led = suitOf(first.card)
  const isTrump = led !== trump && suitOf(last.card) === trump
  return isTrump && hands[at(last.seat, led)] !== 0 ? last : undefined
}

function undo(table: Table, play: TrickCard): void {
  const { state } = table
  state.trick.pop()
  takeBack(table, play)
  state.turn = play.seat
  state.stage = 'play'
}

const callSkat: Offer = {
  can: () => true,
  question: () => NOTHING_TO_ASK,
  use(table, seat) {
    const needless = needlessTrump(table.state)
    enforce(table, forTheGame('skater', seat))
    if (needless !== undefined) undo(table, needless)
  },
}

export const skater: Power = {
  id: 'skater',
  uses: 1,
  touches: { changes: ['rank', 'follow', 'card'], reads: ['lap', 'replay', 'face-up'] },
  windows: { dealt: callSkat, lead: callSkat, card: callSkat, judge: callSkat },
  modifiers: {
    strictFollowing: true,
    rank(order) {
      const others = order.filter((rank) => rank !== TEN)
      const between = Math.max(others.indexOf(ACE), others.indexOf(KING))
      return others.toSpliced(between, 0, TEN)
    },
  },
}
