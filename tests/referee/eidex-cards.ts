/** The cards of Eidex: their order in a suit, and what they are worth. */
export const SUITS = ['H', 'L', 'R', 'S']
const UPWARDS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const TRUMP_UPWARDS = ['6', '7', '8', '10', 'Q', 'K', 'A', '9', 'J']
export const DECK = SUITS.flatMap((suit) => UPWARDS.map((rank) => suit + rank))
export const SUIT_NAMES: Readonly<Record<string, string>> = {
  hearts: 'H',
  lizard: 'L',
  raven: 'R',
  stars: 'S',
}

export const suitOf = (card: string): string => card.charAt(0)
export const rankOf = (card: string): string => card.slice(1)
export const isAnimal = (card: string): boolean => suitOf(card) === 'L' || suitOf(card) === 'R'

/** What decides ranks and values in one game. */
export interface Rules {
  mode: 'trump' | 'obenabe' | 'undenufe'
  trump: string | undefined
  skat: boolean
  revalued: { card: string; to: string } | undefined
  guggitaler: boolean
  /** The suit that has lost its values. */
  blackFriday: string | undefined
}

export function rulesOf(turnUp: string): Rules {
  const rank = rankOf(turnUp)
  const mode = rank === 'A' ? 'obenabe' : rank === '6' ? 'undenufe' : 'trump'
  const trump = mode === 'trump' ? suitOf(turnUp) : undefined
  const none = { revalued: undefined, blackFriday: undefined }
  return { mode, trump, skat: false, guggitaler: false, ...none }
}

/** eidex.rank: the cards of a suit, the lowest first. Mode, then Skat, then Umwerter, then Jiu-Jitsu. */
export function orderOf(suit: string, rules: Rules, swapped: readonly string[] = []): string[] {
  let order = suit === rules.trump ? [...TRUMP_UPWARDS] : [...UPWARDS]
  if (rules.mode === 'undenufe') order.reverse()
  if (rules.skat) {
    order = order.filter((rank) => rank !== '10')
    order.splice(Math.max(order.indexOf('K'), order.indexOf('A')), 0, '10')
  }
  const { revalued } = rules
  if (revalued !== undefined && suitOf(revalued.card) === suit) {
    const rank = rankOf(revalued.card)
    order = order.filter((each) => each !== rank)
    if (revalued.to === 'highest') order.push(rank)
    else order.unshift(rank)
  }
  const cards = order.map((rank) => suit + rank)
  const [a = '', b = ''] = swapped
  const [i, j] = [cards.indexOf(a), cards.indexOf(b)]
  if (i >= 0 && j >= 0 && Math.abs(i - j) === 1) {
    cards[i] = b
    cards[j] = a
  }
  return cards
}

const VALUES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  trump: { J: 20, '9': 14, A: 11, K: 4, Q: 3, '10': 10 },
  plain: { J: 2, A: 11, K: 4, Q: 3, '10': 10 },
  obenabe: { J: 2, A: 11, K: 4, Q: 3, '10': 10, '8': 8 },
  undenufe: { J: 2, K: 4, Q: 3, '10': 10, '8': 8, '6': 11 },
}

function faceValue(card: string, rules: Rules): number {
  if (rules.guggitaler) return card === 'SK' ? 4 : suitOf(card) === 'H' ? 1 : 0
  const plain = rules.mode === 'trump' ? 'plain' : rules.mode
  return VALUES[suitOf(card) === rules.trump ? 'trump' : plain]?.[rankOf(card)] ?? 0
}

/** eidex.value: mode, then Guggitaler, then Black Friday. */
export function valueOf(card: string, rules: Rules): number {
  const { blackFriday } = rules
  if (blackFriday === undefined) return faceValue(card, rules)
  if (suitOf(card) === blackFriday) return 0
  const added = suitOf(card) === 'R' ? faceValue(blackFriday + rankOf(card), rules) : 0
  return faceValue(card, rules) + added
}

export function sumOf(cards: readonly string[], rules: Rules): number {
  let sum = 0
  for (const card of cards) sum += valueOf(card, rules)
  return sum
}
