/** tercet.setup: four suits of six ranks. */

export const SUITS = ['blue', 'yellow', 'green', 'red'] as const
export type Suit = (typeof SUITS)[number]

const RANKS = 6
const LETTERS = ['B', 'Y', 'G', 'R'] as const

/** What actions, events and views say: a letter and a rank, `B6`. */
export type Card = `${(typeof LETTERS)[number]}${number}`

/**
 * What the state keeps: the suit and the rank in one number from 0 to 23, so that a hand is the bits of one integer.
 * Within a suit the higher number is the higher card.
 */
export type CardNumber = number

export const NO_CARD: CardNumber = -1

/** All cards, in card order. */
export const DECK: readonly Card[] = LETTERS.flatMap((letter) =>
  Array.from({ length: RANKS }, (_, index): Card => `${letter}${index + 1}`),
)

const NUMBERS: ReadonlyMap<unknown, CardNumber> = new Map(
  DECK.map((card, number) => [card, number]),
)

export const nameOf = (card: CardNumber): Card => DECK[card] as Card

/** `NO_CARD` if there is none of that name. Takes whatever the wire brings. */
export const parseCard = (name: unknown): CardNumber => NUMBERS.get(name) ?? NO_CARD

/** The place of its suit in `SUITS`. */
export const suitOf = (card: CardNumber): number => Math.floor(card / RANKS)
export const suitNameOf = (card: CardNumber): Suit => SUITS[suitOf(card)] as Suit
/** From 1 to 6. */
export const rankOf = (card: CardNumber): number => (card % RANKS) + 1

const WHOLE_SUIT = (1 << RANKS) - 1

/** Of a set of cards, those of a suit. */
export const inSuit = (cards: number, suit: number): number =>
  cards & (WHOLE_SUIT << (suit * RANKS))
