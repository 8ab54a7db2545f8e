/** What the dice decide: the number cards, the first dealer and starting player, and every deal. */
import { has, include, setAt } from '../bits'
import type { Random, Result } from '../kernel'
import { shuffle } from '../random'
import type { Chance, Event } from './actions'
import {
  deckNames,
  deckOf,
  nameOf,
  NO_CARD,
  NUMBER_CARDS,
  parseCard,
  suitOf,
  valueOf,
  type Card,
  type CardNumber,
} from './cards'
import { refuse } from './clauses'
import { highestValue, isSeat, isTwoPlayerGame } from './config'
import { handOf } from './hand'
import { beginRound } from './round'
import { addCard, isVirtual, leftOf, type State } from './state'
import { layOut } from './virtual'

export function sampleChance(state: State, random: Random): Chance {
  const { config } = state
  if (state.phase === 'open') {
    return {
      type: 'open',
      // In variant 2 the number cards lie open in the middle; nothing is left to chance.
      numbers: config.variant2 ? [] : shuffle(NUMBER_CARDS, random),
      dealer: random(config.seats),
      starter: config.starter === 'random' ? random(config.seats) : config.starter,
    }
  }
  return { type: 'deal', deck: shuffle(deckNames(highestValue(config)), random) }
}

/** Chance outcomes also come from logs and scenarios, so they are checked like any input. */
export function applyChance(state: State, outcome: Chance): Result<Event[]> {
  const { type } = outcome as { readonly type: unknown }
  if (type !== 'open' && type !== 'deal') {
    return refuse('input.malformed', 'The dice have no such outcome.')
  }
  return outcome.type === 'open' ? open(state, outcome) : deal(state, outcome)
}

function open(state: State, outcome: Chance & { type: 'open' }): Result<Event[]> {
  const { config } = state
  const { numbers, dealer, starter } = outcome
  if (state.phase !== 'open') return refuse('input.moment', 'The game has been opened already.')
  const expected = config.variant2 ? [] : NUMBER_CARDS
  if (!isPermutation(numbers, expected)) {
    return refuse('ebbes.setup', 'The number cards are not 1 to 5, each once.')
  }
  if (!isSeat(config, dealer) || !isSeat(config, starter)) {
    return refuse('input.malformed', 'The first dealer and starting player are seats.')
  }
  if (config.starter !== 'random' && starter !== config.starter) {
    return refuse('ebbes.starter', 'The table has chosen another starting player.')
  }
  state.numbers = numbers.slice()
  state.dealer = dealer
  state.starter = starter
  state.phase = 'deal'
  return { ok: true, value: [{ type: 'opened', dealer, starter }] }
}

/** ebbes.deal: all cards, one by one, clockwise from the dealer's left. */
function deal(state: State, outcome: Chance & { type: 'deal' }): Result<Event[]> {
  const { config } = state
  if (state.phase !== 'deal') return refuse('input.moment', 'Nothing is to be dealt now.')
  const deck = readDeck(outcome.deck, deckOf(highestValue(config)))
  if (deck === undefined) {
    return refuse('ebbes.deal', 'The deck is not every card of this table, each once.')
  }
  // ebbes.dealer: from the second round on, the seat to the left of the last dealer deals.
  if (state.round > 0) state.dealer = (state.dealer + 1) % config.seats
  state.round++
  clearTable(state)
  const virtual: CardNumber[] = []
  let player = state.dealer
  for (let index = 0; index < deck.length; index++) {
    const card = deck[index] as CardNumber
    player = leftOf(state, player)
    if (isVirtual(config, player)) virtual.push(card)
    else addCard(state.hands, player, card)
  }
  if (isTwoPlayerGame(config)) layOut(state, virtual)
  const hands: Card[][] = []
  for (let seat = 0; seat < config.seats; seat++) hands.push(handOf(state, seat).map(nameOf))
  const events: Event[] = [
    {
      type: 'dealt',
      round: state.round,
      dealer: state.dealer,
      hands,
      open: state.open.map(nameOf),
    },
  ]
  beginRound(state, events)
  return { ok: true, value: events }
}

function clearTable(state: State): void {
  state.plays = []
  state.leaders = []
  state.pairs = []
  state.roles = []
  state.designators = [0, 0, 0, 0, 0]
  for (let place = 0; place < state.won.length; place++) state.won[place] = 0
}

const isPermutation = (list: unknown, of: readonly number[]): boolean =>
  Array.isArray(list) && list.length === of.length && of.every((item) => list.includes(item))

/** As many cards as the full deck, all of them in it and none twice: so it is the full deck. */
function readDeck(names: unknown, full: readonly CardNumber[]): CardNumber[] | undefined {
  if (!Array.isArray(names) || names.length !== full.length) return undefined
  const highest = valueOf(full[full.length - 1] as CardNumber)
  const seen = [0, 0, 0, 0, 0]
  const cards: CardNumber[] = []
  for (let index = 0; index < names.length; index++) {
    const card = parseCard(names[index])
    if (card === NO_CARD || valueOf(card) > highest) return undefined
    const suit = suitOf(card)
    if (has(setAt(seen, suit), valueOf(card))) return undefined
    include(seen, suit, valueOf(card))
    cards.push(card)
  }
  return cards
}
