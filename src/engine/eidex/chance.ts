/** What the dice decide: the first dealer and the characters, every deal, and every blind card. */
import { has, include, setAt } from '../bits'
import { accept, type Random, type Result } from '../kernel'
import { numberAt } from '../lists'
import { shuffle } from '../random'
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
import { isPowerId, POWER_IDS, type PowerId } from './characters'
import { refuse } from './clauses'
import { drawable, type Draw } from './draw'
import { advance, afterDeal, isDealtAgain, nextDealer, turnUp } from './flow'
import type { Powers, Table } from './power'
import { seeOpenCard } from './moves'
import {
  addCard,
  at,
  handOf,
  holds,
  NOBODY,
  perSeat,
  SEATS,
  toTheRight,
  type State,
  topStep,
} from './state'
import { concealedCard } from './view'

const PACKET = 4
const PACKETS = 3

const pendingDraw = (state: State): Draw | undefined => {
  const step = topStep(state)
  return step?.kind === 'draw' ? step : undefined
}

export function sampleChance(state: State, random: Random): Chance {
  const draw = pendingDraw(state)
  if (draw !== undefined) {
    const cards = drawable(state, draw)
    return { type: 'draw', card: nameOf(cards[random(cards.length)] as CardNumber) }
  }
  if (state.stage === 'deal') return { type: 'deal', deck: shuffle(DECK_NAMES, random) }
  const { mode, characters } = state.config
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

const MALFORMED = refuse('input.malformed', 'The dice have no such outcome.')

export function applyChance(state: State, outcome: Chance, powers: Powers): Result<Event[]> {
  const { type } = outcome as { readonly type: unknown }
  if (type === 'open') return open(state, outcome as Chance & { type: 'open' })
  if (type === 'deal') return deal(state, outcome as Chance & { type: 'deal' }, powers)
  if (type === 'draw') return draw(state, outcome as Chance & { type: 'draw' }, powers)
  return MALFORMED
}

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

function open(state: State, { dealer, characters }: Chance & { type: 'open' }): Result<Event[]> {
  if (state.stage !== 'open') return refuse('input.moment', 'The tournament has begun already.')
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= SEATS) return MALFORMED
  if (!mayHaveCharacters(state, characters)) {
    return refuse('eidex.setup', 'These characters do not go with this table.')
  }
  state.dealer = dealer
  state.characters = characters.slice()
  state.stage = 'deal'
  return { ok: true, value: [{ type: 'opened', dealer, characters: characters.slice() }] }
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

/** eidex.deal: three packets of four each, starting right of the dealer; the last card is turned up. */
function deal(state: State, outcome: Chance & { type: 'deal' }, powers: Powers): Result<Event[]> {
  if (state.stage !== 'deal') return refuse('input.moment', 'Nothing is to be dealt now.')
  const deck = Array.isArray(outcome.deck) ? outcome.deck.map(parseCard) : []
  if (!isFullDeck(deck)) return refuse('eidex.deal', 'The deck is not all 36 cards, each once.')
  const last = deck[deck.length - 1] as CardNumber
  if (isDealtAgain(state, last)) {
    return accept([{ type: 'redealt', dealer: state.dealer, turnUp: nameOf(last) }])
  }
  state.dealer = nextDealer(state)
  state.games++
  clearTable(state)
  const order = toTheRight(state.dealer)
  for (let index = 0; index < deck.length; index++) {
    const seat = numberAt(order, Math.floor(index / PACKET) % PACKETS)
    const card = deck[index] as CardNumber
    addCard(state.hands, at(seat, suitOf(card)), card)
  }
  state.second = deck[deck.length - 2] as CardNumber
  const hands = [0, 1, 2].map((seat) => handOf(state, seat).map(nameOf))
  const { games: game, dealer } = state
  const table: Table = { state, events: [], powers }
  seeOpenCard(state, last)
  turnUp(table, last)
  afterDeal(table)
  const hidden = concealedCard(state, dealer, powers)
  const concealed = hidden === NO_CARD ? null : nameOf(hidden)
  table.events.unshift({ type: 'dealt', game, dealer, hands, turnUp: nameOf(last), concealed })
  return { ok: true, value: table.events }
}

function clearTable(state: State): void {
  state.agenda = []
  state.direction = -1
  state.limit = 100
  state.down = perSeat(NO_CARD)
  state.owing = perSeat(false)
  state.putDownLate = false
  state.trick = []
  state.tricks = []
  state.aside = []
  state.veiled = []
  state.effects = []
  state.uses = perSeat(0)
  state.voids = perSeat(0)
  state.facts = []
  state.lastWinner = NOBODY
  for (const list of [state.hands, state.won, state.known]) {
    for (let place = 0; place < list.length; place++) list[place] = 0
  }
  for (let place = 0; place < state.knownDown.length; place++) state.knownDown[place] = false
}

/** A blind card: the power that asked for it knows its purpose. */
function draw(state: State, outcome: Chance & { type: 'draw' }, powers: Powers): Result<Event[]> {
  const step = pendingDraw(state)
  if (step === undefined) return refuse('input.moment', 'No card is to be drawn now.')
  const card = parseCard(outcome.card)
  if (card === NO_CARD || !holds(state, step.from, card) || step.except.includes(card)) {
    return refuse('eidex.draw', 'That card cannot be drawn from this hand.')
  }
  state.agenda.pop()
  const table: Table = { state, events: [], powers }
  powers[step.power].draws?.[step.purpose]?.(table, step, card)
  advance(table)
  return { ok: true, value: table.events }
}
