/** ebbes.setup: five suits; which values are in play depends on the table. */

export const SUITS = ['blue', 'brown', 'yellow', 'green', 'red'] as const
export type Suit = (typeof SUITS)[number]
export const SUIT_COUNT = SUITS.length

/** Basic game: one is turned over in each round. */
export const NUMBER_CARDS: readonly number[] = [1, 2, 3, 4, 5]

const CODES = ['B', 'N', 'Y', 'G', 'R'] as const
const HIGHEST_VALUE = 15

/** As written on the rule page: suit code and value, `B10`. Used in actions, events and views. */
export type Card = `${(typeof CODES)[number]}${number}`

/**
 * A card as the state keeps it: the suit's index in `SUITS` and the value in one small number, so
 * that a hand is a bit set of values for each suit.
 */
export type CardNumber = number

export const NO_CARD: CardNumber = -1

export const cardNumber = (suit: number, value: number): CardNumber => (suit << 4) | value
export const suitOf = (card: CardNumber): number => card >> 4
export const valueOf = (card: CardNumber): number => card & 15

const NAMES: Card[] = []
for (const [suit, code] of CODES.entries()) {
  for (let value = 1; value <= HIGHEST_VALUE; value++) {
    NAMES[cardNumber(suit, value)] = `${code}${value}`
  }
}

export const nameOf = (card: CardNumber): Card => NAMES[card] as Card
export const suitNameOf = (suit: number): Suit => SUITS[suit] as Suit

const DIGIT_0 = '0'.charCodeAt(0)
const SUIT_BY_LETTER: number[] = []
for (const [suit, code] of CODES.entries()) SUIT_BY_LETTER[code.charCodeAt(0)] = suit

/** The card of that name; `NO_CARD` if there is none. Accepts anything from the wire. */
export function parseCard(name: unknown): CardNumber {
  if (typeof name !== 'string') return NO_CARD
  const suit = SUIT_BY_LETTER[name.charCodeAt(0)]
  if (suit === undefined) return NO_CARD
  const lastDigit = name.charCodeAt(name.length - 1) - DIGIT_0
  // Guessed from the first and last letter, then compared as a whole.
  const card = cardNumber(suit, name.length === 2 ? lastDigit : lastDigit + 10)
  return NAMES[card] === name ? card : NO_CARD
}

const DECKS: readonly (readonly CardNumber[])[] = Array.from(
  { length: HIGHEST_VALUE + 1 },
  (_, values) =>
    SUITS.flatMap((_, suit) =>
      Array.from({ length: values }, (_, index) => cardNumber(suit, index + 1)),
    ),
)

const DECK_NAMES = DECKS.map((deck) => deck.map(nameOf))

/** All cards of a table whose suits run from 1 to `values`, in card order. */
export const deckOf = (values: number): readonly CardNumber[] =>
  DECKS[values] as readonly CardNumber[]
export const deckNames = (values: number): readonly Card[] => DECK_NAMES[values] as readonly Card[]
