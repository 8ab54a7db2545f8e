/** What the referee knows of one game of Eidex: where each card is, and what has been declared. */
import { DECK, rulesOf, type Rules } from './eidex-cards'
import { Complaint, sameCards, want } from './fact'

export interface Laid {
  readonly seat: number
  readonly card: string
  readonly faceDown: boolean
}

export interface Table {
  /** By seat the id of the character, if there are any. */
  readonly characters: readonly (string | undefined)[]
  readonly dealer: number
  turnUp: string
  rules: Rules

  // Every card is in one of these.
  readonly hands: string[][]
  readonly down: (string | undefined)[]
  /** By seat the tricks won. */
  readonly piles: string[][][]
  laid: Laid[]
  pot: string[]
  /** Rejected by Konsumentenschutz, until the trick is over. */
  aside: { seat: number; card: string } | undefined
  /** Taken up from where they lay put down, on their way into a hand. */
  readonly lifted: (string | undefined)[]

  /** Cards that a line must name as taken back before anything else happens. */
  returning: { seat: number; card: string }[]
  /** Seats that still owe Zombie a card. */
  zombies: number[]
  /** The moves that the last power is to bring, each told by a line of its own. */
  moves: Move[]
  /** Those moves are an offer. */
  mayDecline: boolean
  /** A card that is to be put down in the place of another: where, and out of whose hand. */
  replaces: { at: number; from: number; card: string } | undefined
  /** Trumphator has turned up another card, which the next line tells. */
  awaitsTurnUp: boolean
  /** A trump that “Skat” undoes; after the last card of a trick only in the first of two windows. */
  mayUndo: Laid | undefined
  mustUndo: boolean

  tricks: number
  leader: number
  /** 1 is clockwise, −1 to the right. */
  direction: 1 | -1
  /** Of this trick. */
  isDouble: boolean
  wish: string | undefined
  called: string | undefined
  drawnLead: string | undefined
  swapped: readonly string[]
  refusedBy: number | undefined
  ultimo: number | undefined
  givenTo: number | undefined
  /** Schüchterne has a blind card drawn from this seat, and how often she did. */
  drawFrom: number | undefined
  draws: number
  /** How far the windows between two cards have come. */
  asked: number
  reversals: number

  hasLaser: boolean
  /** Laser has drawn what is led first. */
  hasDrawnLead: boolean
  /** Played face down. */
  hidden: string[]
  readonly drawnDown: (string | undefined)[]
  justice: number
  hasJustice: boolean
  jackpot: string | undefined
  isPotOpen: boolean
  /** What opened the jackpot, and who put it there. */
  opener: { seat: number; card: string } | undefined
  limit: number
  schwarzpeter: boolean
  announced: { seat: number; number: number } | undefined
  weisheit: number
  readonly bonus: number[]
  lastTrickBy: number | undefined
  readonly uses: Record<string, number>
  /** The lines that an order to put down another card (Guggitaler) is still owed. */
  mustPutDown: number | undefined
}

export interface Move {
  readonly from: number
  readonly to: number
  /** Undefined: any one card. */
  readonly cards?: readonly string[] | undefined
}

export const rightOf = (seat: number): number => (seat + 2) % 3
export const SEATS = [0, 1, 2]
export const othersThan = (seat: number): number[] => SEATS.filter((each) => each !== seat)

export function newTable(
  characters: readonly (string | undefined)[],
  dealer: number,
  hands: readonly (readonly string[])[],
  turnUp: string,
): Table {
  sameCards('the cards dealt', DECK, hands.flat())
  for (const hand of hands) want(hand.length === 12, 'a hand has not twelve cards')
  want(hands[dealer]?.includes(turnUp) === true, `the open card ${turnUp} is not the dealer's`)
  const none = undefined
  return {
    characters,
    dealer,
    turnUp,
    rules: rulesOf(turnUp),
    hands: hands.map((hand) => [...hand]),
    down: [none, none, none],
    piles: [[], [], []],
    laid: [],
    pot: [],
    aside: none,
    lifted: [none, none, none],
    returning: [],
    zombies: [],
    moves: [],
    mayDecline: false,
    replaces: none,
    awaitsTurnUp: false,
    mayUndo: none,
    mustUndo: false,
    tricks: 0,
    leader: rightOf(dealer),
    direction: -1,
    isDouble: false,
    wish: none,
    called: none,
    drawnLead: none,
    swapped: [],
    refusedBy: none,
    ultimo: none,
    givenTo: none,
    drawFrom: none,
    draws: 0,
    asked: -1,
    reversals: 0,
    hasLaser: false,
    hasDrawnLead: false,
    hidden: [],
    drawnDown: [none, none, none],
    justice: 0,
    hasJustice: false,
    jackpot: none,
    isPotOpen: false,
    opener: none,
    limit: 100,
    schwarzpeter: false,
    announced: none,
    weisheit: 0,
    bonus: [0, 0, 0],
    lastTrickBy: none,
    uses: {},
    mustPutDown: none,
  }
}

export const handOf = (table: Table, seat: number): string[] => {
  const hand = table.hands[seat]
  if (hand === undefined) throw new Complaint(`there is no seat ${seat}`)
  return hand
}

export function takeFromHand(table: Table, seat: number, card: string): void {
  const hand = handOf(table, seat)
  const at = hand.indexOf(card)
  want(at >= 0, `seat ${seat} does not hold ${card}`)
  hand.splice(at, 1)
}

/** All have put a card down, save Seher, who waits for the first lead. */
export const isPutDown = (table: Table): boolean =>
  SEATS.every((seat) => table.down[seat] !== undefined || isWithoutDown(table, seat))

/** Has none in front of him: Seher before the first card, and who has put it into the jackpot. */
const isWithoutDown = (table: Table, seat: number): boolean => {
  const id = table.characters[seat]
  if (id === 'jackpot') return table.isPotOpen || table.tricks > 0
  return table.tricks > 0 || table.laid.length > 0 || id === 'seher'
}

export const handsAreEmpty = ({ hands, aside }: Table): boolean =>
  aside === undefined && hands.every(({ length }) => length === 0)

/** The seat that plays next; nobody if the trick is complete. */
export function turnOf({ laid, isDouble, leader, direction }: Table): number | undefined {
  if (laid.length >= (isDouble ? 6 : 3)) return undefined
  return (leader + (laid.length % 3) * direction + 6) % 3
}

/** Every card is in exactly one place. */
export function wantAllCards(table: Table): void {
  const { hands, down, piles, laid, pot, aside, lifted, returning } = table
  const all = [...hands.flat(), ...piles.flat(2), ...pot]
  for (const { card } of [...laid, ...returning]) all.push(card)
  for (const card of [...down, ...lifted, aside?.card]) if (card !== undefined) all.push(card)
  if (all.length !== 36 || new Set(all).size !== 36) sameCards('the cards of the table', DECK, all)
}
