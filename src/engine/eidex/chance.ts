/** What the dice decide: the first dealer and the characters, every deal, and every blind card. */
import { has, include, setAt } from '../bits'
import { type Random, type Result } from '../kernel'
import { empty, numberAt, setAll } from '../lists'
import { shuffle, shuffleInPlace } from '../random'
import type { Chance, Event } from './actions'
import {
  DECK,
  DECK_NAMES,
  nameOf,
  NO_CARD,
  parseCard,
  suitOf,
  rankOf,
  type CardNumber,
} from './cards'
import { seatCharacters } from './asking'
import { isPowerId, POWER_IDS, type PowerId } from './characters'
import { refuse } from './clauses'
import { drawable, type Draw } from './draw'
import { advance, afterDeal, isDealtAgain, nextDealer, turnUp } from './flow'
import type { Powers, Table } from './power'
import { seeOpenCard } from './moves'
import { addCard, at, handOf, holds, NOBODY, perSeat, SEATS, type State, topStep } from './state'
import { concealedCard } from './view'

const PACKET = 4
const PACKETS = 3

const pendingDraw = (state: State): Draw | undefined => {
  const step = topStep(state)
  return step?.kind === 'draw' ? step : undefined
}

const openingBy = ({ config }: State, random: Random): Chance & { type: 'open' } => {
  const { mode, characters } = config
  return {
    type: 'open',
    dealer: random(SEATS),
    characters:
      mode === 'basic'
        ? perSeat(null)
        : characters === 'random'
          ? shuffle(POWER_IDS, random).slice(0, SEATS)
          : characters,
  }
}

const cardDrawnBy = (state: State, step: Draw, random: Random): CardNumber => {
  const cards = drawable(state, step)
  return cards[random(cards.length)] as CardNumber
}

export function sampleChance(state: State, random: Random): Chance {
  const step = pendingDraw(state)
  if (step !== undefined) return { type: 'draw', card: nameOf(cardDrawnBy(state, step, random)) }
  return state.stage === 'deal'
    ? { type: 'deal', deck: shuffle(DECK_NAMES, random) }
    : openingBy(state, random)
}

/** Lets the dice decide, and does it. */
export function roll(table: Table, random: Random): void {
  const { state } = table
  const step = pendingDraw(state)
  if (step !== undefined) draw(table, step, cardDrawnBy(state, step, random))
  else if (state.stage === 'deal') deal(table, shuffledDeck(random))
  else open(table, openingBy(state, random))
}

/** Shuffled anew for every deal, after which nobody looks at it any more. */
const SHUFFLED = DECK.slice()

function shuffledDeck(random: Random): readonly CardNumber[] {
  for (let place = 0; place < DECK.length; place++) SHUFFLED[place] = numberAt(DECK, place)
  shuffleInPlace(SHUFFLED, random)
  return SHUFFLED
}

const MALFORMED = refuse('input.malformed', 'The dice have no such outcome.')

export function applyChance(state: State, outcome: Chance, powers: Powers): Result<Event[]> {
  const { type } = outcome as { readonly type: unknown }
  const events: Event[] = []
  const table: Table = { state, events, powers }
  const refusal =
    type === 'open'
      ? judgeOpening(table, outcome as Chance & { type: 'open' })
      : type === 'deal'
        ? judgeDeal(table, outcome as Chance & { type: 'deal' })
        : type === 'draw'
          ? judgeDraw(table, outcome as Chance & { type: 'draw' })
          : MALFORMED
  return refusal ?? { ok: true, value: events }
}

type Refused = ReturnType<typeof refuse>

const sameCharacters = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((id, seat) => id === b[seat])

function mayHaveCharacters(
  { config }: State,
  characters: unknown,
): characters is (PowerId | null)[] {
  if (!Array.isArray(characters)) return false
  if (config.mode === 'basic') return sameCharacters(characters, perSeat(null))
  if (config.characters !== 'random') return sameCharacters(characters, config.characters)
  return (
    characters.length === SEATS && characters.every(isPowerId) && new Set(characters).size === SEATS
  )
}

function judgeOpening(table: Table, opening: Chance & { type: 'open' }): Refused | undefined {
  const { state } = table
  const { dealer, characters } = opening
  if (state.stage !== 'open') return refuse('input.moment', 'The tournament has begun already.')
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= SEATS) return MALFORMED
  if (!mayHaveCharacters(state, characters)) {
    return refuse('eidex.setup', 'These characters do not go with this table.')
  }
  open(table, opening)
  return undefined
}

function open({ state, events, powers }: Table, opening: Chance & { type: 'open' }): void {
  const { dealer, characters } = opening
  state.dealer = dealer
  seatCharacters(state, characters, powers)
  state.stage = 'deal'
  events?.push({ type: 'opened', dealer, characters: characters.slice() })
}

/** As many cards as there are, none of them unknown and none twice: so it is the full deck. */
function isFullDeck(cards: readonly CardNumber[]): boolean {
  if (cards.length !== DECK.length) return false
  const seen = [0, 0, 0, 0]
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as CardNumber
    if (card === NO_CARD || has(setAt(seen, suitOf(card)), rankOf(card))) return false
    include(seen, suitOf(card), rankOf(card))
  }
  return true
}

function judgeDeal(table: Table, outcome: Chance & { type: 'deal' }): Refused | undefined {
  if (table.state.stage !== 'deal') return refuse('input.moment', 'Nothing is to be dealt now.')
  const deck = Array.isArray(outcome.deck) ? outcome.deck.map(parseCard) : []
  if (!isFullDeck(deck)) return refuse('eidex.deal', 'The deck is not all 36 cards, each once.')
  deal(table, deck)
  return undefined
}

/** eidex.deal: three packets of four each, starting right of the dealer; the last card is turned up. */
function deal(table: Table, deck: readonly CardNumber[]): void {
  const { state, events, powers } = table
  const last = numberAt(deck, deck.length - 1)
  if (isDealtAgain(state, last)) {
    events?.push({ type: 'redealt', dealer: state.dealer, turnUp: nameOf(last) })
    return
  }
  state.dealer = nextDealer(state)
  state.games++
  clearTable(state)
  for (let index = 0; index < deck.length; index++) {
    // To the right, so that every third packet is the dealer's.
    const packet = Math.floor(index / PACKET) % PACKETS
    const seat = (state.dealer + PACKETS - 1 - packet) % SEATS
    const card = numberAt(deck, index)
    addCard(state.hands, at(seat, suitOf(card)), card)
  }
  state.second = numberAt(deck, deck.length - 2)
  const hands = events && [0, 1, 2].map((seat) => handOf(state, seat).map(nameOf))
  seeOpenCard(state, last)
  turnUp(table, last)
  afterDeal(table)
  if (hands === undefined) return
  const { games: game, dealer } = state
  const hidden = concealedCard(state, dealer, powers)
  const concealed = hidden === NO_CARD ? null : nameOf(hidden)
  events?.unshift({ type: 'dealt', game, dealer, hands, turnUp: nameOf(last), concealed })
}

function clearTable(state: State): void {
  empty(state.agenda)
  state.direction = -1
  state.limit = 100
  setAll(state.down, NO_CARD)
  state.owing = 0
  state.putDownLate = false
  empty(state.trick)
  empty(state.tricks)
  empty(state.aside)
  empty(state.veiled)
  state.effects = NO_EFFECTS
  state.bends = 0
  setAll(state.uses, 0)
  setAll(state.voids, 0)
  state.facts = NO_FACTS
  state.lastWinner = NOBODY
  setAll(state.hands, 0)
  setAll(state.won, 0)
  setAll(state.known, 0)
  state.knownDown = 0
}

const NO_EFFECTS: State['effects'] = []
const NO_FACTS: State['facts'] = []

function judgeDraw(table: Table, outcome: Chance & { type: 'draw' }): Refused | undefined {
  const step = pendingDraw(table.state)
  if (step === undefined) return refuse('input.moment', 'No card is to be drawn now.')
  const card = parseCard(outcome.card)
  if (card === NO_CARD || !holds(table.state, step.from, card) || step.except.includes(card)) {
    return refuse('eidex.draw', 'That card cannot be drawn from this hand.')
  }
  draw(table, step, card)
  return undefined
}

/** A blind card: the power that asked for it knows its purpose. */
function draw(table: Table, step: Draw, card: CardNumber): void {
  table.state.agenda.pop()
  table.powers[step.power].draws?.[step.purpose]?.(table, step, card)
  advance(table)
}
