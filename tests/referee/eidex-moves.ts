/** Cards that change their place without being played to a trick. */
import { handOf, isPutDown, SEATS, takeFromHand, type Table } from './eidex-table'
import { Complaint, given, same, sameCards, want, type Fact } from './fact'

/** What nobody may put down. */
function wantMayLieDown({ schwarzpeter, rules }: Table, card: string): void {
  want(!(schwarzpeter && !rules.guggitaler && card === 'RJ'), 'the raven jack is not put down')
  want(!(rules.guggitaler && card === 'SK'), 'the star king is not put down')
}

export function followPutDown(table: Table, fact: Fact): void {
  const seat = given(fact.seat, 'seat')
  const card = given(fact.card, 'card')
  wantMayLieDown(table, card)
  const { replaces } = table
  if (replaces !== undefined) {
    same('what is put down instead', [replaces.at, replaces.card], [seat, card])
    takeFromHand(table, replaces.from, card)
    table.lifted[seat] = table.down[seat]
    table.down[seat] = card
    table.replaces = undefined
    return
  }
  if (table.mustPutDown === seat) table.mustPutDown = undefined
  else wantFirstPutDown(table, seat, card)
  takeFromHand(table, seat, card)
  if (table.characters[seat] === 'jackpot' && table.jackpot !== undefined) {
    table.pot.push(card)
    table.opener = { seat, card }
    table.isPotOpen = true
  } else table.down[seat] = card
}

/** eidex.put-down, with Laser, who draws it, and Seher, who waits. */
function wantFirstPutDown(table: Table, seat: number, card: string): void {
  const id = table.characters[seat]
  want(table.tricks === 0 && table.down[seat] === undefined, `seat ${seat} has put down already`)
  want(id !== 'jackpot' || !table.isPotOpen, `seat ${seat} has put down already`)
  same('cards on the table', id === 'seher' ? 1 : 0, table.laid.length)
  const drawn = table.drawnDown[seat]
  if (drawn !== undefined) same('what Laser drew', drawn, card)
  else want(!table.hasLaser || id === 'laser' || id === 'seher', 'Laser draws what is put down')
}

/** A blind card: to be put down, to be led, or to be given in return. */
export function followDraw(table: Table, fact: Fact): void {
  const card = given(fact.card, 'card')
  const holder = SEATS.find((seat) => handOf(table, seat).includes(card))
  if (holder === undefined) throw new Complaint(`${card} is in no hand`)
  const [move] = table.mayDecline ? [] : table.moves
  if (move !== undefined) {
    same('from whose hand is drawn', move.from, holder)
    table.moves = [{ ...move, cards: [card] }]
  } else if (!isPutDown(table)) {
    want(table.hasLaser && table.characters[holder] !== 'laser', 'nobody draws here')
    table.drawnDown[holder] = card
  } else if (table.drawFrom !== undefined) {
    same('from whose hand is drawn', table.drawFrom, holder)
    // In the first trick Laser's own draw comes on top, and beats hers.
    const most = table.hasLaser && !table.hasDrawnLead ? 3 : 2
    want(++table.draws <= most, 'the second draw stands')
    table.leader = holder
    table.drawnLead = card
  } else {
    want(table.hasLaser && table.tricks === 0 && table.laid.length === 0, 'nobody draws here')
    same('from whose hand is drawn', table.leader, holder)
    table.drawnLead = card
    table.hasDrawnLead = true
  }
}

export function followMoved(table: Table, fact: Fact): void {
  const from = given(fact.from, 'from')
  const to = given(fact.to, 'to')
  const cards = given(fact.cards, 'cards')
  if (table.zombies.includes(from)) {
    same('to whom it goes', from, to)
    zombieTakes(table, from, cards)
    return
  }
  const at = table.moves.findIndex((move) => move.from === from && move.to === to)
  const move = table.moves[at]
  if (move === undefined) throw new Complaint(`nothing goes from seat ${from} to seat ${to}`)
  if (move.cards === undefined) same('cards that move', 1, cards.length)
  else sameCards('the cards that move', move.cards, cards)
  table.moves.splice(at, 1)
  for (const card of cards) {
    if (table.lifted[from] === card) table.lifted[from] = undefined
    else if (table.down[from] === card) table.down[from] = undefined
    else takeFromHand(table, from, card)
    handOf(table, Number(to)).push(card)
  }
}

export function followTakenBack(table: Table, fact: Fact): void {
  const seat = given(fact.seat, 'seat')
  const cards = given(fact.cards, 'cards')
  if (table.zombies.includes(seat)) {
    zombieTakes(table, seat, cards)
    return
  }
  const { mayUndo } = table
  if (mayUndo?.seat === seat) {
    table.laid.pop()
    table.returning.push({ seat, card: mayUndo.card })
    table.mayUndo = undefined
    table.mustUndo = false
  }
  const own = table.returning.filter((each) => each.seat === seat).map(({ card }) => card)
  sameCards('what is taken back', own, cards)
  table.returning = table.returning.filter((each) => each.seat !== seat)
  handOf(table, seat).push(...cards)
  table.hidden = table.hidden.filter((card) => !cards.includes(card))
}

/** Of the last trick won an open card; without one the card put down, or what opened the jackpot. */
function zombieTakes(table: Table, seat: number, cards: readonly string[]): void {
  same('cards that Zombie brings', 1, cards.length)
  const card = cards[0] ?? ''
  const last = table.piles[seat]?.at(-1) ?? []
  if (last.some((each) => !table.hidden.includes(each))) {
    want(last.includes(card), `${card} is not of the last trick that seat ${seat} has won`)
    want(!table.hidden.includes(card), `${card} is hidden`)
    last.splice(last.indexOf(card), 1)
  } else if (table.opener?.seat === seat) {
    same('the card that opened the jackpot', table.opener.card, card)
    for (const place of [table.pot, ...table.piles.flat()]) {
      if (place.includes(card)) place.splice(place.indexOf(card), 1)
    }
  } else {
    same('the card put down', table.down[seat], card)
    table.down[seat] = undefined
  }
  handOf(table, seat).push(card)
  table.zombies = table.zombies.filter((each) => each !== seat)
}
