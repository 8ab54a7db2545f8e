/** The 36 characters: when each may act, how often, and what that declares. */
import { orderOf, rankOf, suitOf, sumOf, SUIT_NAMES, SUITS } from './eidex-cards'
import {
  handOf,
  handsAreEmpty,
  isPutDown,
  othersThan,
  SEATS,
  turnOf,
  type Table,
} from './eidex-table'
import { endTrick, rankWinner } from './eidex-trick'
import { weisheitSum } from './eidex-weisheit'
import { Complaint, given, want, type Fact } from './fact'

const ALWAYS = Infinity

/** Card, id, windows, uses a game: the table of the rule page. */
const CHARACTERS: readonly (readonly [string, string, readonly string[], number])[] = [
  ['LA', 'dealer', ['lead'], ALWAYS],
  ['RA', 'jiu-jitsu', ['judge'], 1],
  ['HA', 'ultimo', ['judge'], ALWAYS],
  ['SA', 'trumphator', ['dealt'], 1],
  ['LK', 'computer', ['count'], 1],
  ['RK', 'raeuber', ['dealt'], 1],
  ['HK', 'voyeur', ['dealt', 'lead'], 1],
  ['SK', 'quizmaster', ['after'], ALWAYS],
  ['LQ', 'feministin', ['judge'], ALWAYS],
  ['RQ', 'schuechterne', ['lead'], 1],
  ['HQ', 'teekraenzchen', ['ready'], 1],
  ['SQ', 'gerechtigkeit', ['lead'], 1],
  ['LJ', 'skater', ['dealt', 'lead', 'card', 'judge'], 1],
  ['RJ', 'schwarzpeter', ['dealt'], 1],
  ['HJ', 'farbenfreund', ['lead'], 2],
  ['SJ', 'scharfmacher', ['lap'], 1],
  ['L10', 'differenzler', ['ready'], 1],
  ['R10', 'fahnder', ['card'], 1],
  ['H10', 'fuersorge', ['judge'], ALWAYS],
  // Shows combinations once, and decides about them once.
  ['S10', 'weisheit', ['ready', 'count'], 2],
  ['L9', 'laser', ['put-down'], 1],
  ['R9', 'radarkontrolle', ['dealt'], 1],
  ['H9', 'konsumentenschutz', ['card'], 1],
  ['S9', 'seher', ['ready'], 1],
  ['L8', 'umwerter', ['ready'], 1],
  ['R8', 'zombie', ['lead'], 1],
  ['H8', 'excuse', [], 1],
  ['S8', 'taschenspieler', ['lead'], 1],
  ['L7', 'korrektor', ['judge'], 1],
  ['R7', 'fledderer', ['ready'], 1],
  ['H7', 'guggitaler', ['ready'], 1],
  ['S7', 'jackpot', ['dealt'], 1],
  ['L6', 'kompass', ['ready', 'lead'], 3],
  ['R6', 'black-friday', ['ready'], 1],
  ['H6', 'wuenschelrute', ['dealt'], 1],
  ['S6', 'sphinx', [], 2],
]

/** In the order in which they come between two cards. */
const WINDOWS = ['dealt', 'put-down', 'ready', 'after', 'lead', 'card', 'lap', 'judge', 'count']

export const idOf = (card: string): string | undefined =>
  CHARACTERS.find(([each]) => each === card)?.[1]

/** The windows that can be open now. */
function windowsNow(table: Table): string[] {
  const { laid, tricks } = table
  if (laid.length > 0) {
    const isComplete = turnOf(table) === undefined
    const isLap =
      laid.length === 3 && !table.isDouble && table.hands.every(({ length }) => length > 0)
    return ['card', ...(isComplete ? ['judge'] : []), ...(isLap ? ['lap'] : [])]
  }
  if (tricks > 0) return handsAreEmpty(table) ? ['count'] : ['after', 'lead']
  const isUntouched = table.down.every((card) => card === undefined) && !table.isPotOpen
  if (isUntouched) return ['dealt', 'put-down']
  return isPutDown(table) ? ['ready', 'lead'] : ['put-down']
}

export function followPower(table: Table, fact: Fact, victoryPoints: readonly number[]): void {
  const seat = given(fact.seat, 'seat')
  const id = given(fact.id, 'id')
  want(table.characters[seat] === id, `seat ${seat} is not ${id}`)
  const [, , windows = [], most = 0] = CHARACTERS.find(([, each]) => each === id) ?? []
  const open = windowsNow(table).filter((window) => windows.includes(window))
  want(open.length > 0, `${id} is asked in ${windows.join(', ')}, and now it is another window`)
  wantInOrder(table, id, open)
  const uses = (table.uses[id] ?? 0) + 1
  want(uses <= most, `${id} was used ${uses} times`)
  table.uses[id] = uses
  POWERS[id]?.(table, seat, fact, victoryPoints)
}

/** eidex.order: window after window, and in each of them the higher card first. */
function wantInOrder(table: Table, id: string, open: readonly string[]): void {
  const character = CHARACTERS.findIndex(([, each]) => each === id)
  const moments = open.map((window) => WINDOWS.indexOf(window) * 100 + character)
  const moment = Math.min(...moments.filter((each) => each > table.asked))
  want(moment < Infinity, `${id} was to be asked earlier`)
  table.asked = moment
}

type Power = (table: Table, seat: number, fact: Fact, victoryPoints: readonly number[]) => void

/** A suit is written as its letter or its name. */
const suitIn = ({ suit }: Fact): string => {
  const letter = SUIT_NAMES[given(suit, 'suit')] ?? given(suit, 'suit')
  want(SUITS.includes(letter), `there is no suit “${letter}”`)
  return letter
}
const isLastTrick = (table: Table): boolean => handsAreEmpty(table)
const isFaceUp = (table: Table, is: (rank: string) => boolean): boolean =>
  table.laid.some(({ card, faceDown }) => !faceDown && is(rankOf(card)))
const leadsNow = (table: Table): number => table.leader
function anotherSeat({ target }: Fact, seat: number): number {
  const other = given(target, 'target')
  want(SEATS.includes(other) && other !== seat, `seat ${other} is no other player`)
  return other
}

const POWERS: Readonly<Record<string, Power>> = {
  dealer(table, seat, fact) {
    const other = anotherSeat(fact, seat)
    const [own, others] = [[...handOf(table, seat)], [...handOf(table, other)]]
    want(own.length === others.length, 'the hands are not of equal size')
    table.moves = [
      { from: seat, to: other, cards: own },
      { from: other, to: seat, cards: others },
    ]
    table.mayDecline = true
  },
  'jiu-jitsu'(table, _seat, { cards = [] }) {
    const [a = '', b = ''] = cards
    for (const card of [a, b]) {
      want(
        table.laid.some((each) => each.card === card && !each.faceDown),
        `${card} is not open`,
      )
    }
    const order = orderOf(suitOf(a), table.rules)
    want(Math.abs(order.indexOf(a) - order.indexOf(b)) === 1, `${a} and ${b} are no neighbours`)
    table.swapped = [a, b]
  },
  ultimo(table, seat) {
    want(isLastTrick(table), 'this is not the last trick')
    table.ultimo = seat
  },
  trumphator(table) {
    table.awaitsTurnUp = true
  },
  computer(table, seat, { number }) {
    want(number === 5 || number === -5, 'Computer adds or subtracts 5')
    want(!table.rules.guggitaler, 'Guggitaler switches Computer off')
    table.bonus[seat] = number
  },
  raeuber(table, seat, { card }) {
    const { dealer, turnUp, rules } = table
    if (seat !== dealer) {
      table.moves = [
        { from: seat, to: dealer, cards: [given(card, 'card')] },
        { from: dealer, to: seat, cards: [turnUp] },
      ]
      return
    }
    const six = `${given(rules.trump, 'trump suit')}6`
    const holder = othersThan(seat).find((other) => handOf(table, other).includes(six))
    table.moves = [
      { from: seat, to: given(holder, 'six of trump'), cards: [turnUp] },
      { from: given(holder, 'six of trump'), to: seat, cards: [six] },
    ]
  },
  feministin(table, seat) {
    want(rankWinner(table).seat === seat, 'Feministin would not win this trick')
    const hasQueen = isFaceUp(table, (rank) => rank === 'Q')
    const hasMan = isFaceUp(table, (rank) => rank === 'K' || rank === 'J')
    want(hasQueen && hasMan, 'there is no queen with a king or a jack')
    table.refusedBy = seat
  },
  schuechterne(table, seat, fact) {
    want(leadsNow(table) === seat, 'Schüchterne does not lead')
    table.drawFrom = anotherSeat(fact, seat)
    table.draws = 0
  },
  teekraenzchen(table, seat) {
    const others = othersThan(seat)
    table.moves = [
      ...others.map((other) => ({ from: other, to: seat })),
      ...others.map((other) => ({ from: seat, to: other })),
    ]
  },
  gerechtigkeit(table) {
    table.justice = 2
    table.hasJustice = true
  },
  skater(table) {
    table.rules.skat = true
    const last = table.laid.at(-1)
    const led = table.laid[0]
    if (last === undefined || led === undefined || last === led) return
    const { trump } = table.rules
    const couldFollow = handOf(table, last.seat).some((card) => suitOf(card) === suitOf(led.card))
    if (suitOf(last.card) === trump && suitOf(led.card) !== trump && couldFollow) {
      // In the window of a complete trick it is too late for that: both can follow here.
      table.mayUndo = last
      table.mustUndo = turnOf(table) !== undefined
    }
  },
  schwarzpeter(table, _seat, _fact, victoryPoints) {
    want(table.rules.trump !== 'R', 'raven is trump')
    const close = victoryPoints.filter((each) => each === 6).length
    want(close < 2, 'two players have six victory points')
    table.schwarzpeter = true
  },
  farbenfreund(table, seat, fact) {
    want(leadsNow(table) !== seat, 'Farbenfreund leads himself')
    table.wish = suitIn(fact)
  },
  scharfmacher(table) {
    table.isDouble = true
  },
  differenzler(table, seat, { number }) {
    table.announced = { seat, number: given(number, 'number') }
  },
  fahnder(table, seat, { card }) {
    want(
      table.laid.length === 1 && table.laid[0]?.seat === seat,
      'this is not right after his lead',
    )
    want(!(table.schwarzpeter && !table.rules.guggitaler && card === 'RJ'), 'not the raven jack')
    table.called = given(card, 'card')
  },
  fuersorge(table, _seat, { target }) {
    const cards = table.laid.map(({ card }) => card)
    want(sumOf(cards, table.rules) <= 3, 'the trick is worth more than 3')
    want(!isLastTrick(table), 'the last trick is not given away')
    want(
      table.laid.every(({ faceDown }) => !faceDown),
      'a card is hidden',
    )
    table.givenTo = given(target, 'target')
  },
  weisheit(table, seat, { sets, number }) {
    if (sets !== undefined) {
      table.weisheit = weisheitSum(sets, handOf(table, seat), table.rules.trump)
      return
    }
    want(Math.abs(given(number, 'number')) === table.weisheit, `she has shown ${table.weisheit}`)
    table.bonus[seat] = number ?? 0
  },
  laser(table) {
    table.hasLaser = true
  },
  radarkontrolle(table, _seat, { number = 0 }) {
    want(number >= 80 && number <= 120, 'the limit is from 80 to 120')
    table.limit = number
  },
  konsumentenschutz(table, seat) {
    const last = table.laid.at(-1)
    want(last !== undefined && last.seat !== seat, 'he rejects a card of another')
    want(handOf(table, last.seat).length > 0, 'it was his only card')
    table.laid.pop()
    table.aside = { seat: last.seat, card: last.card }
    if (table.laid.length === 0) table.drawnLead = undefined
  },
  umwerter(table, seat, { card, to }) {
    const chosen = given(card, 'card')
    const own = [...handOf(table, seat), table.down[seat]]
    want(!own.includes(chosen), 'he possesses that card')
    want(to === 'highest' || to === 'lowest', 'it becomes the highest or the lowest')
    table.rules.revalued = { card: chosen, to }
  },
  zombie(table) {
    const winners = SEATS.filter((seat) => (table.piles[seat] ?? []).length > 0)
    want(winners.length >= 2, 'two players must have won tricks')
    table.zombies = [...SEATS]
  },
  taschenspieler(table, seat, { card }) {
    want(handOf(table, seat).length >= 4, 'he has fewer than four cards')
    want(card !== table.drawnLead, 'that card has been drawn to lead')
    replaceDown(table, seat, seat, given(card, 'card'), seat)
  },
  korrektor(table, seat, { target }) {
    want(target === seat || target === table.leader, 'he or the leader before leads')
    table.returning = table.laid.map((each) => ({ seat: each.seat, card: each.card }))
    if (table.aside !== undefined) table.returning.push(table.aside)
    table.aside = undefined
    endTrick(table)
    table.leader = given(target, 'target')
  },
  fledderer(table, seat, fact) {
    const other = anotherSeat(fact, seat)
    replaceDown(table, other, seat, given(fact.card, 'card'), seat)
  },
  guggitaler(table) {
    table.rules.guggitaler = true
    const owner = table.down.indexOf('SK')
    if (owner < 0) return
    table.moves = [{ from: owner, to: owner, cards: ['SK'] }]
    table.mustPutDown = owner
  },
  jackpot(table, _seat, { card }) {
    want(card === 'H7' || card === 'S7', 'the seven of hearts or of stars')
    table.jackpot = card
  },
  kompass(table, _seat, { direction }) {
    want(direction === 'left' || direction === 'right', 'left or right')
    const wanted = direction === 'left' ? 1 : -1
    if (table.tricks > 0) {
      want(wanted !== table.direction, 'that is the direction already')
      table.reversals++
      want(table.reversals <= 2, 'it is reversed twice at most')
    } else want(table.reversals === 0 && table.uses['kompass'] === 1, 'it is set once')
    table.direction = wanted
  },
  'black-friday'(table, _seat, fact) {
    want(suitIn(fact) !== 'R', 'a suit other than raven')
    table.rules.blackFriday = suitIn(fact)
  },
  wuenschelrute(table, seat, { card }) {
    const wanted = given(card, 'card')
    const holder = SEATS.find((each) => handOf(table, each).includes(wanted))
    if (holder === undefined || holder === seat) throw new Complaint('he holds that card himself')
    table.moves = [
      { from: holder, to: seat, cards: [wanted] },
      { from: seat, to: holder },
    ]
  },
}

/** A card of that hand takes the place of what lies put down there, which goes to a hand. */
function replaceDown(table: Table, at: number, from: number, card: string, to: number): void {
  const old = table.down[at]
  want(old !== undefined, `nothing lies put down before seat ${at}`)
  table.replaces = { at, from, card }
  table.moves = [{ from: at, to, cards: [old] }]
}
