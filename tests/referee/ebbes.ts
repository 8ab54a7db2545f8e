/** Follows a game of ebbes, written from the rule page alone. */
import { Complaint, given, same, sameCards, want, type Fact, type Follower } from './fact'
import { pointsOf, zilchRightOf } from './ebbes-score'
import { VirtualHand } from './ebbes-virtual'

const SUITS = ['B', 'N', 'Y', 'G', 'R']
const NAMES: Readonly<Record<string, string>> = {
  B: 'blue',
  N: 'brown',
  Y: 'yellow',
  G: 'green',
  R: 'red',
}
const ROLES = ['trump', 'plus', 'ebbes', 'minus', 'zilch']
/** By seats: the highest value, in the basic game and with more cards. */
const HIGHEST: Readonly<Record<number, readonly [number, number]>> = {
  2: [6, 9],
  3: [6, 9],
  4: [8, 12],
  5: [10, 15],
}
const VIRTUAL = 2

const suitOf = (card: string): string => card.charAt(0)
const valueOf = (card: string): number => Number(card.slice(1))

export class EbbesReferee implements Follower {
  isOver = false
  private readonly seats: number
  private readonly players: number
  private readonly highest: number
  private readonly isVariant1: boolean
  private readonly isVariant2: boolean
  private readonly lastRound: number
  private readonly goal: number
  private readonly dabbscheedel: number

  private round = 0
  private dealer: number | undefined
  private totals: number[]
  private zilchRight: number | undefined
  private numbers: number[] = []
  private named: number | undefined
  private selected: { seat: number; card: string }[] = []

  private hands: string[][] = []
  private virtual: VirtualHand | undefined
  private order: readonly number[] = []
  private turn = -1
  private designators: readonly string[] = []
  /** Suits in the order of their roles. */
  private roles: string[] = []
  private trick: { seat: number; card: string }[] = []
  private won: string[][] = []
  private isScored = true
  /** A scenario may begin beyond an end space: only a round that was played ends the game. */
  private hasScored = false

  constructor({ seats, options = {} }: Fact) {
    this.seats = given(seats, 'seats')
    const highest = HIGHEST[this.seats]
    if (highest === undefined) throw new Complaint(`there is no ebbes for ${this.seats}`)
    this.players = Math.max(3, this.seats)
    this.isVariant1 = given(options.variant1, 'variant1')
    this.isVariant2 = given(options.variant2, 'variant2')
    this.highest = highest[this.isVariant1 ? 1 : 0]
    this.lastRound = this.isVariant2 ? given(options.rounds, 'rounds') : 5
    this.goal = given(options.goal, 'goal')
    this.dabbscheedel = given(options.dabbscheedel, 'dabbscheedel')
    this.totals = Array<number>(this.players).fill(0)
  }

  follow(fact: Fact): void {
    want(!this.isOver, 'the game is over')
    switch (fact.t) {
      case 'start':
        want(this.round === 0, 'only a game that has not begun can begin later')
        this.round = given(fact.round, 'round') - 1
        this.totals = [...given(fact.scores, 'scores')]
        this.zilchRight = fact.zilch
        break
      case 'starter':
        this.followNaming(fact)
        break
      case 'select':
        this.selected.push({ seat: given(fact.seat, 'seat'), card: given(fact.card, 'card') })
        break
      case 'round':
        this.followRound(fact)
        break
      case 'play':
        this.followPlay(fact)
        break
      case 'trick':
        this.followTrick(fact)
        break
      case 'score':
        this.followScore(fact)
        break
      case 'over':
        this.followOver(fact)
        break
      default:
        throw new Complaint(`there is no “${fact.t}” in ebbes`)
    }
  }

  /** ebbes.starter */
  private followNaming({ by, seat }: Fact): void {
    want(this.round > 0, 'nobody names who starts the first round')
    same('who names the starting player', this.zilchRight, by)
    this.named = given(seat, 'seat')
    if (this.seats === 2 && by === VIRTUAL) same('the virtual player names', VIRTUAL, seat)
  }

  private followRound(fact: Fact): void {
    want(this.isScored, 'the last round has not been scored')
    want(!this.hasScored || this.endReason() === undefined, 'the game should be over')
    this.isScored = false
    this.round++
    same('round', this.round, fact.round)
    const dealer = given(fact.dealer, 'dealer')
    want(dealer >= 0 && dealer < this.seats, `nobody deals on seat ${dealer}`)
    if (this.dealer !== undefined) same('dealer', (this.dealer + 1) % this.seats, dealer)
    this.dealer = dealer
    this.order = given(fact.order, 'order')
    same('order', this.orderFrom(dealer, 0), this.orderFrom(dealer, 1))
    this.turn = given(fact.starter, 'starter')
    want(this.turn >= 0 && this.turn < this.players, `nobody starts on seat ${this.turn}`)
    if (this.named !== undefined) same('starter', this.named, this.turn)
    else want(this.round === 1 || this.zilchRight === undefined, 'nobody named the starter')
    this.named = undefined
    this.dealHands(given(fact.hands, 'hands'))
    if (this.isVariant2) this.followPairs(fact)
    else this.followNumber(given(fact.number, 'number'))
    this.roles = []
    this.trick = []
    this.won = Array.from({ length: this.players }, () => [])
  }

  /** From the dealer on: 0 as it must be, 1 as it was told. Of two, the virtual player is left of the dealer. */
  private orderFrom(dealer: number, which: 0 | 1): number[] {
    const clockwise = Array.from({ length: this.players }, (_, seat) => seat)
    if (which === 0 && this.seats === 2) return [dealer, VIRTUAL, 1 - dealer]
    const order = which === 0 ? clockwise : this.order
    const at = order.indexOf(dealer)
    return [...order.slice(at), ...order.slice(0, at)]
  }

  private dealHands(hands: readonly (readonly string[])[]): void {
    const deck = SUITS.flatMap((suit) =>
      Array.from({ length: this.highest }, (_, index) => `${suit}${index + 1}`),
    )
    sameCards('the cards dealt', deck, hands.flat())
    const size = this.isVariant1 ? 15 : 10
    same(
      'cards a hand',
      Array<number>(this.players).fill(size),
      hands.map(({ length }) => length),
    )
    this.hands = hands.map((hand) => [...hand])
    this.virtual = this.seats === 2 ? new VirtualHand(hands[VIRTUAL] ?? []) : undefined
  }

  private followNumber(number: number): void {
    want(number >= 1 && number <= 5, `there is no number card ${number}`)
    want(!this.numbers.includes(number), `the number card ${number} comes twice`)
    this.numbers.push(number)
    this.designators = SUITS.map((suit) => `${suit}${number}`)
  }

  /** ebbes.select */
  private followPairs({ pairs = [], starter }: Fact): void {
    same(
      'pairs',
      this.selected.map(({ card }) => card),
      pairs,
    )
    same('colours of the pairs', [...SUITS].sort(), pairs.map(suitOf).sort())
    const numbers = pairs.map(valueOf)
    same('numbers taken once', 5, new Set(numbers).size)
    want(
      numbers.every((number) => number >= 1 && number <= this.highest),
      'a number is not in play',
    )
    let seat = given(starter, 'starter')
    for (const selection of this.selected) {
      do seat = this.leftOf(seat)
      while (this.seats === 2 && seat === VIRTUAL)
      same('who selects', seat, selection.seat)
    }
    this.selected = []
    this.designators = pairs
  }

  private leftOf(seat: number): number {
    return this.order[(this.order.indexOf(seat) + 1) % this.players] as number
  }

  private followPlay({ seat, legal, card }: Fact): void {
    same('turn', this.turn, seat)
    const hand = this.hands[this.turn] ?? []
    sameCards(`what seat ${this.turn} may play`, this.legalCards(hand), legal)
    const played = given(card, 'card')
    want(legal?.includes(played) === true, `${played} is not legal`)
    hand.splice(hand.indexOf(played), 1)
    if (this.turn === VIRTUAL) this.virtual?.play(played)
    this.trick.push({ seat: this.turn, card: played })
    if (this.designators.includes(played)) this.designate(suitOf(played))
    this.turn = this.trick.length < this.players ? this.leftOf(this.turn) : -1
  }

  /** ebbes.follow; the virtual player has one card that it must play. */
  private legalCards(hand: readonly string[]): readonly string[] {
    const led = this.trick[0]?.card.charAt(0)
    if (this.turn === VIRTUAL && this.virtual !== undefined) return this.virtual.mustPlay(led)
    const following = hand.filter((card) => suitOf(card) === led)
    return following.length > 0 ? following : hand
  }

  /** ebbes.designate */
  private designate(suit: string): void {
    if (this.roles.includes(suit)) return
    this.roles.push(suit)
    if (this.roles.length === 4) this.roles.push(...SUITS.filter((s) => !this.roles.includes(s)))
  }

  private followTrick({ cards, winner }: Fact): void {
    same('cards a trick', this.players, this.trick.length)
    same(
      'the trick',
      this.trick.map(({ card }) => card),
      cards,
    )
    const best = this.bestOf(this.roles[0]) ?? this.bestOf(this.trick[0]?.card.charAt(0))
    same('winner of the trick', best?.seat, winner)
    this.turn = given(winner, 'winner')
    this.won[this.turn]?.push(...given(cards, 'cards'))
    this.trick = []
    this.virtual?.turnUp()
  }

  private bestOf(suit: string | undefined): { seat: number; card: string } | undefined {
    let best: { seat: number; card: string } | undefined
    for (const each of this.trick) {
      if (suitOf(each.card) !== suit) continue
      if (best === undefined || valueOf(each.card) > valueOf(best.card)) best = each
    }
    return best
  }

  private followScore({ round, roles, points, totals, zilch }: Fact): void {
    want(
      this.hands.every(({ length }) => length === 0),
      'there are cards left to play',
    )
    same('cards on the table', 0, this.trick.length)
    same('round', this.round, round)
    for (const [at, role] of ROLES.entries()) {
      same(role, NAMES[this.roles[at] ?? ''], roles?.[role])
    }
    const expected = pointsOf(this.won, this.roles)
    same('points', expected, points)
    this.totals = this.totals.map((total, player) => total + (expected[player] ?? 0))
    same('totals', this.totals, totals)
    this.zilchRight = zilchRightOf(this.won, this.roles[4] ?? '')
    same('zilch right', this.zilchRight, zilch)
    this.isScored = true
    this.hasScored = true
  }

  /** ebbes.end */
  private endReason(): string | undefined {
    if (this.isVariant2 && this.totals.some((total) => total >= this.goal)) return 'goal'
    if (this.isVariant2 && this.totals.some((total) => total <= this.dabbscheedel)) {
      return 'dabbscheedel'
    }
    return this.round >= this.lastRound ? 'rounds' : undefined
  }

  private followOver({ winners, reason }: Fact): void {
    want(this.isScored, 'the last round has not been scored')
    same('reason', this.endReason(), reason)
    const most = Math.max(...this.totals)
    same(
      'winners',
      this.totals.flatMap((total, seat) => (total === most ? [seat] : [])),
      winners,
    )
    this.isOver = true
  }
}
