/** What the dice decide: the number cards, the first dealer and starting player, and every deal. */
import { has, include, setAt } from '../bits'
import type { Random, Result } from '../kernel'
import { shuffle, shuffleInPlace } from '../random'
import type { Chance, Event } from './actions'
import {
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
import { highestValue, isSeat } from './config'
import { clearPiles, handOf, toggleHeld } from './hand'
import { clearPlays } from './plays'
import { clearRoles, setNumbers } from './roles'
import { beginRound } from './round'
import { DEAL, isVirtual, leftOf, OPEN, type State } from './state'
import { faceUpCards, layOut } from './virtual'

export function sampleChance(state: State, random: Random): Chance {
  const { config } = state
  if (state.phase === OPEN) {
    return {
      type: 'open',
      // In variant 2 the number cards lie open in the middle; nothing is left to chance.
      numbers: config.variant2 ? [] : shuffle(NUMBER_CARDS, random),
      dealer: random(config.seats),
      starter: config.starter === 'random' ? random(config.seats) : config.starter,
    }
  }
  return { type: 'deal', deck: shuffle(deckOf(highestValue(config)), random).map(nameOf) }
}

/** Shuffled anew for every deal. */
const DECK: CardNumber[] = []

/** The same dice as in `sampleChance`, and what follows. */
export function roll(state: State, random: Random): void {
  if (state.phase === OPEN) {
    applyChance(state, sampleChance(state, random))
    return
  }
  const full = deckOf(highestValue(state.config))
  if (DECK.length !== full.length) DECK.length = full.length
  for (let index = 0; index < full.length; index++) DECK[index] = full[index] as CardNumber
  shuffleInPlace(DECK, random)
  dealOut(state, DECK)
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
  if (state.phase !== OPEN) return refuse('input.moment', 'The game has been opened already.')
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
  setNumbers(state, numbers)
  state.dealer = dealer
  state.starter = starter
  state.phase = DEAL
  return { ok: true, value: [{ type: 'opened', dealer, starter }] }
}

function deal(state: State, outcome: Chance & { type: 'deal' }): Result<Event[]> {
  if (state.phase !== DEAL) return refuse('input.moment', 'Nothing is to be dealt now.')
  const deck = readDeck(outcome.deck, deckOf(highestValue(state.config)))
  if (deck === undefined) {
    return refuse('ebbes.deal', 'The deck is not every card of this table, each once.')
  }
  const events: Event[] = []
  dealOut(state, deck, events)
  return { ok: true, value: events }
}

/** ebbes.deal: all cards, one by one, clockwise from the dealer's left. */
function dealOut(state: State, deck: readonly CardNumber[], events?: Event[]): void {
  const { config } = state
  // ebbes.dealer: from the second round on, the seat to the left of the last dealer deals.
  if (state.round > 0) state.dealer = state.dealer + 1 === config.seats ? 0 : state.dealer + 1
  state.round++
  clearTable(state)
  let player = state.dealer
  let laidOut = 0
  for (let index = 0; index < deck.length; index++) {
    const card = deck[index] as CardNumber
    player = leftOf(state, player)
    if (isVirtual(config, player)) layOut(state, laidOut++, card)
    else toggleHeld(state, player, card)
  }
  events?.push(dealt(state))
  beginRound(state, events)
}

function dealt(state: State): Event {
  const { round, dealer, config } = state
  const hands: Card[][] = []
  for (let seat = 0; seat < config.seats; seat++) hands.push(handOf(state, seat).map(nameOf))
  return { type: 'dealt', round, dealer, hands, open: faceUpCards(state).map(nameOf) }
}

function clearTable(state: State): void {
  clearRoles(state)
  clearPlays(state)
  clearPiles(state)
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
