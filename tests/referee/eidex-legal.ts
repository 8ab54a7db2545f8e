/** Which cards a seat may play. */
import { orderOf, suitOf, valueOf } from './eidex-cards'
import type { Laid, Table } from './eidex-table'

/** A trump is above another in the suit's present order. */
const isBelow = (card: string, other: string, order: readonly string[]): boolean =>
  order.indexOf(card) < order.indexOf(other)

/** eidex.follow with its exceptions, without what powers ask for. */
function following(
  hand: readonly string[],
  laid: readonly Laid[],
  seat: number,
  { rules }: Table,
): readonly string[] {
  const { trump, skat } = rules
  const led = laid[0] === undefined ? '' : suitOf(laid[0].card)
  const ofSuit = hand.filter((card) => suitOf(card) === led)
  if (trump === undefined) return ofSuit.length > 0 ? ofSuit : hand
  if (led === trump) {
    const isJackAlone = ofSuit.length === 1 && ofSuit[0] === `${trump}J`
    return ofSuit.length === 0 || isJackAlone ? hand : ofSuit
  }
  const trumps = hand.filter((card) => suitOf(card) === trump)
  if (ofSuit.length > 0 && skat) return ofSuit
  const allowed = ofSuit.length > 0 ? [...ofSuit, ...trumps] : hand
  if (trumps.length === hand.length) return allowed
  const order = orderOf(trump, rules)
  // Nobody is bound by what he cannot see.
  const above = laid.filter(
    (each) => each.seat !== seat && !each.faceDown && suitOf(each.card) === trump,
  )
  return allowed.filter(
    (card) => suitOf(card) !== trump || !above.some((other) => isBelow(card, other.card, order)),
  )
}

export interface Choice {
  readonly legal: readonly string[]
  readonly excuses: readonly string[]
  readonly hidden: readonly string[]
}

export function choiceOf(table: Table, seat: number): Choice {
  const hand = table.hands[seat] ?? []
  const id = table.characters[seat]
  const isLead = table.laid.length === 0
  let legal = isLead ? leads(table, seat, hand) : following(hand, table.laid, seat, table)
  const mustPlay = table.called !== undefined && legal.includes(table.called)
  if (mustPlay) legal = legal.filter((card) => card === table.called)
  const used = (power: string) => table.uses[power] ?? 0
  const mayExcuse = id === 'excuse' && used('excuse') === 0 && !isLead && !mustPlay
  const { rules } = table
  const excuses = hand.filter(
    (card) => !legal.includes(card) && suitOf(card) !== rules.trump && valueOf(card, rules) <= 3,
  )
  const mayHide = id === 'sphinx' && used('sphinx') < 2 && !mustPlay
  return { legal, excuses: mayExcuse ? excuses : [], hidden: mayHide ? legal : [] }
}

function leads(table: Table, seat: number, hand: readonly string[]): readonly string[] {
  if (table.drawnLead !== undefined) return [table.drawnLead]
  const wished = hand.filter((card) => suitOf(card) === table.wish)
  const isOwnWish = table.characters[seat] === 'farbenfreund'
  return wished.length > 0 && !isOwnWish ? wished : hand
}
