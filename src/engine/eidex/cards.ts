/** The 36 cards: four suits from the six to the ace. */

export const SUITS = ['hearts', 'lizard', 'raven', 'stars'] as const
export type Suit = (typeof SUITS)[number]
export const SUIT_COUNT = SUITS.length
export const LIZARD = SUITS.indexOf('lizard')
export const RAVEN = SUITS.indexOf('raven')

const CODES = ['H', 'L', 'R', 'S'] as const
export const RANKS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export const RANK_COUNT = RANKS.length
export type Card = `${(typeof CODES)[number]}${(typeof RANKS)[number]}`

/**
 * A card as the state keeps it: suit and rank in one small number; a hand is a bit set per suit.
 */
export type CardNumber = number
export const NO_CARD: CardNumber = -1
/** All of them are below this; some below it are no card's. */
export const CARD_NUMBERS = 64

export const cardNumber = (suit: number, rank: number): CardNumber => (suit << 4) | rank
export const suitOf = (card: CardNumber): number => card >> 4
export const rankOf = (card: CardNumber): number => card & 15
export const rankNamed = (rank: (typeof RANKS)[number]): number => RANKS.indexOf(rank)

const NAMES: Card[] = []
for (const [suit, code] of CODES.entries()) {
  for (const [rank, name] of RANKS.entries()) NAMES[cardNumber(suit, rank)] = `${code}${name}`
}

export const nameOf = (card: CardNumber): Card => NAMES[card] as Card

/** All cards in card order: suits as listed, ranks ascending. */
export const DECK: readonly CardNumber[] = SUITS.flatMap((_, suit) =>
  RANKS.map((_, rank) => cardNumber(suit, rank)),
)
export const DECK_NAMES: readonly Card[] = DECK.map(nameOf)

const SUIT_BY_LETTER: number[] = []
for (const [suit, code] of CODES.entries()) SUIT_BY_LETTER[code.charCodeAt(0)] = suit
/** By the last letter of a name: no two ranks share it. */
const RANK_BY_LETTER: number[] = []
for (const [rank, name] of RANKS.entries()) RANK_BY_LETTER[name.charCodeAt(name.length - 1)] = rank

/** The card of that name; `NO_CARD` if there is none. Accepts anything from the wire. */
export function parseCard(name: unknown): CardNumber {
  if (typeof name !== 'string') return NO_CARD
  const suit = SUIT_BY_LETTER[name.charCodeAt(0)]
  const rank = RANK_BY_LETTER[name.charCodeAt(name.length - 1)]
  if (suit === undefined || rank === undefined) return NO_CARD
  // Guessed from the first and last letter, then compared as a whole.
  const card = cardNumber(suit, rank)
  return NAMES[card] === name ? card : NO_CARD
}

/** The suit of that name; −1 if there is none. */
export const parseSuit = (name: unknown): number => SUITS.indexOf(name as Suit)
