/** Follows a tournament of Eidex, written from the rule page alone. */
import { rulesOf } from './eidex-cards'
import { awardOf, finalPoints, totalsAfter } from './eidex-count'
import { choiceOf } from './eidex-legal'
import { followDraw, followMoved, followPutDown, followTakenBack } from './eidex-moves'
import { followPower, idOf } from './eidex-powers'
import {
  handsAreEmpty,
  handOf,
  isPutDown,
  newTable,
  rightOf,
  takeFromHand,
  turnOf,
  wantAllCards,
  type Table,
} from './eidex-table'
import { followTrick } from './eidex-trick'
import { Complaint, given, same, sameCards, want, type Fact, type Follower } from './fact'

export class EidexReferee implements Follower {
  isOver = false
  private readonly characters: readonly (string | undefined)[]
  private readonly target: number
  private readonly isEasy: boolean
  private totals: number[]
  private winners: number[] = []
  private dealer: number | undefined
  private hasBegun = false
  private table: Table | undefined

  constructor({ seats, options = {} }: Fact) {
    same('seats', 3, seats)
    this.target = given(options.target, 'target')
    this.isEasy = options.easyStart === true
    this.totals = [...(options.victoryPoints ?? [0, 0, 0])]
    const cards = options.mode === 'basic' ? [] : given(options.characters, 'characters')
    this.characters = [0, 1, 2].map((seat) => cards[seat] && given(idOf(cards[seat]), 'character'))
  }

  follow(fact: Fact): void {
    want(!this.isOver, 'the tournament is over')
    if (fact.t === 'deal') this.followDeal(fact)
    else if (fact.t === 'deal-again') this.followDealAgain(fact)
    else if (fact.t === 'over') this.followOver(fact)
    else if (this.table === undefined) throw new Complaint('no cards have been dealt')
    else {
      wantNothingOwed(this.table, fact)
      this.followInGame(this.table, fact)
    }
  }

  private followInGame(table: Table, fact: Fact): void {
    switch (fact.t) {
      case 'put-down':
        followPutDown(table, fact)
        break
      case 'power':
        followPower(table, fact, this.totals)
        break
      case 'turn-up':
        followTurnUp(table, given(fact.card, 'card'))
        break
      case 'draw':
        followDraw(table, fact)
        break
      case 'moved':
        followMoved(table, fact)
        break
      case 'taken-back':
        followTakenBack(table, fact)
        break
      case 'play':
        followPlay(table, fact)
        break
      case 'trick':
        followTrick(table, fact)
        break
      case 'count':
        this.followCount(table, fact)
        return
      default:
        throw new Complaint(`there is no “${fact.t}” in Eidex`)
    }
    // Whatever is laid, taken or taken back opens windows anew.
    if (['play', 'trick', 'taken-back'].includes(fact.t)) table.asked = -1
    // To play a card moves it from a hand to the table and nothing else: no need to count them all.
    if (fact.t !== 'play' && fact.t !== 'power') wantAllCards(table)
  }

  /** eidex.deal */
  private followDeal({ dealer, hands, turnUp }: Fact): void {
    want(this.table === undefined, 'the game before has not been counted')
    want(this.winners.length === 0, 'the tournament is won')
    if (this.hasBegun) same('dealer', rightOf(given(this.dealer, 'dealer')), dealer)
    else if (this.dealer !== undefined) same('dealer', this.dealer, dealer)
    this.dealer = given(dealer, 'dealer')
    const open = given(turnUp, 'turnUp')
    want(!this.isEasy || this.hasBegun || !isWithoutTrump(open), 'an easy start has a trump suit')
    this.hasBegun = true
    this.table = newTable(this.characters, this.dealer, given(hands, 'hands'), open)
  }

  /** eidex.deal.again */
  private followDealAgain({ dealer, turnUp }: Fact): void {
    want(this.isEasy && !this.hasBegun, 'only the first deal of an easy start is repeated')
    want(isWithoutTrump(given(turnUp, 'turnUp')), 'only an ace or a six is dealt again')
    if (this.dealer !== undefined) same('dealer', this.dealer, dealer)
    this.dealer = given(dealer, 'dealer')
  }

  private followCount(table: Table, fact: Fact): void {
    want(handsAreEmpty(table) && table.laid.length === 0, 'there are cards left to play')
    wantAllCards(table)
    const points = finalPoints(table)
    same('points', points, fact.points)
    const award = awardOf(table, points)
    same('victory points', award.points, fact.victoryPoints)
    same('reason', award.reason, fact.reason)
    const after = totalsAfter(this.totals, award.points, points, this.target)
    same('totals', after.totals, fact.totals)
    this.totals = after.totals
    this.winners = after.winners
    this.table = undefined
  }

  private followOver({ winners }: Fact): void {
    want(this.table === undefined, 'the game has not been counted')
    want(this.winners.length > 0, `nobody has ${this.target} victory points`)
    same('winners', this.winners, winners)
    this.isOver = true
  }
}

const isWithoutTrump = (turnUp: string): boolean => /^.[A6]$/.test(turnUp)

/** Some powers are followed by lines of their own; nothing else comes between. */
function wantNothingOwed(table: Table, { t }: Fact): void {
  if (t === 'taken-back') return
  want(!table.mustUndo, 'the trump is taken back')
  table.mayUndo = undefined
  want(table.returning.length === 0, 'cards are to be taken back')
  if (t === 'moved' || t === 'draw') return
  if (t === 'put-down' && table.replaces !== undefined) return
  if (table.mayDecline) table.moves = []
  table.mayDecline = false
  want(table.moves.length === 0, 'cards are to change hands')
  if (t === 'put-down') return
  want(table.zombies.length === 0, 'Zombie is owed a card')
  want(table.replaces === undefined && table.mustPutDown === undefined, 'a card is to be put down')
  want(
    table.awaitsTurnUp === (t === 'turn-up'),
    'a card is turned up after Trumphator, and only then',
  )
}

function followTurnUp(table: Table, card: string): void {
  want(handOf(table, table.dealer).includes(card), `${card} is not the dealer's`)
  want(card !== table.turnUp, 'the same card again')
  table.awaitsTurnUp = false
  table.turnUp = card
  table.rules = { ...rulesOf(card), skat: table.rules.skat }
}

function followPlay(table: Table, fact: Fact): void {
  want(isPutDown(table), 'not everybody has put a card down')
  const seat = turnOf(table)
  if (seat === undefined) throw new Complaint('the trick is complete')
  same('turn', seat, fact.seat)
  if (table.laid.length === 0) wantLeadDrawn(table, seat)
  const { legal, excuses, hidden } = choiceOf(table, seat)
  sameCards(`what seat ${seat} may play`, legal, fact.legal)
  sameCards(`what seat ${seat} may excuse itself with`, excuses, fact.excuses)
  sameCards(`what seat ${seat} may play face down`, hidden, fact.hidden)
  const card = given(fact.card, 'card')
  const faceDown = fact.faceDown === true
  const from = fact.excuse === true ? excuses : faceDown ? hidden : legal
  want(from.includes(card), `${card} is not legal`)
  if (fact.excuse === true) table.uses['excuse'] = 1
  if (faceDown) {
    table.uses['sphinx'] = (table.uses['sphinx'] ?? 0) + 1
    table.hidden.push(card)
  }
  table.hasDrawnLead = true
  takeFromHand(table, seat, card)
  table.laid.push({ seat, card, faceDown })
  table.drawFrom = undefined
}

/** Seher has a twelfth card until the first lead. */
const isWaiting = ({ characters, down, tricks }: Table, seat: number): boolean =>
  tricks === 0 && characters[seat] === 'seher' && down[seat] === undefined

/** Laser draws what another leads first, not from Seher; between tricks all hands are equal. */
function wantLeadDrawn(table: Table, seat: number): void {
  const id = table.characters[seat]
  const isLasers = table.hasLaser && table.tricks === 0 && id !== 'laser' && id !== 'seher'
  if (isLasers && !table.hasDrawnLead) want(table.drawnLead !== undefined, 'Laser draws the lead')
  const sizes = table.hands.map(({ length }, each) => length - (isWaiting(table, each) ? 1 : 0))
  const isWhole = table.aside === undefined
  if (isWhole) want(new Set(sizes).size === 1, `the hands are not equal: ${sizes.join(', ')}`)
}
