/** A full state that a viewer cannot tell from the real one, for bots to think with. */
import { setAt } from '../bits'
import { dealOut, type Holder } from '../deal-out'
import type { Random, Seat } from '../kernel'
import { numberAt } from '../lists'
import { DECK, NO_CARD, parseCard, parseSuit, rankOf, suitOf, type CardNumber } from './cards'
import { mayPutDown, refreshTables } from './force'
import type { Powers } from './power'
import {
  addCard,
  at,
  EVERYBODY,
  handOf,
  knownAt,
  SEATS,
  setup,
  type Effect,
  type Fact,
  type State,
  type Step,
  type TrickCard,
} from './state'
import type { SeenCard, View } from './view'

const ALL: readonly Seat[] = [0, 1, 2]
/** How often a deal that contradicts the answers given is dealt again. */
const TRIES = 200

export function imagine(view: View, random: Random, powers: Powers): State {
  for (let tries = 1; ; tries++) {
    const state = imagineOnce(view, random, powers)
    if (tries === TRIES || view.facts.every((fact) => agrees(state, fact))) return state
  }
}

function agrees(state: State, { seat, where, cards, min, max }: Fact): boolean {
  const held = cards.reduce((sum, set, suit) => {
    const down = state.down[seat] as CardNumber
    const own =
      where === 'hand'
        ? setAt(state.hands, at(seat, suit))
        : down !== NO_CARD && suitOf(down) === suit
          ? 1 << rankOf(down)
          : 0
    let count = 0
    for (let left = set & own; left !== 0; left &= left - 1) count++
    return sum + count
  }, 0)
  return held >= min && held <= max
}

/** A place with a card that the viewer cannot see. */
interface Slot extends Holder {
  fill(cards: readonly CardNumber[]): void
}

function imagineOnce(view: View, random: Random, powers: Powers): State {
  const made = setup(view.config)
  if (!made.ok) throw new Error(`A view with an impossible table: ${made.refusal.message}`)
  const state = made.value
  rememberTable(state, view)
  const seen = new Set<CardNumber>()
  const slots = [
    ...handSlots(state, view, seen),
    ...downSlots(state, view, seen, powers),
    ...faceDownSlots(state, view, seen),
  ]
  for (const cards of view.won) for (const card of cards) seen.add(parseCard(card))
  fillSlots(slots, seen, random)
  imagineSecond(state, view, random)
  imagineSecrets(state, random, powers)
  refreshTables(state, powers)
  return state
}

function rememberTable(state: State, view: View): void {
  state.characters = view.characters.slice()
  state.victoryPoints = view.victoryPoints.slice()
  state.games = view.games
  state.stage = view.stage
  state.agenda = view.agenda.slice()
  state.dealer = view.dealer
  state.direction = view.direction
  state.turnUp = parseCard(view.turnUp)
  state.mode = view.mode
  state.trump = parseSuit(view.trump)
  state.limit = view.limit
  state.owing = view.owing.slice()
  state.putDownLate = view.putDownLate
  state.leader = view.leader
  state.turn = view.turn
  state.lastWinner = view.lastWinner
  state.effects = view.effects.slice()
  state.uses = view.uses.slice()
  state.facts = view.facts.slice()
  state.points = view.points.slice()
  state.awarded = view.awarded.slice()
  state.winner = view.outcome?.winners[0] ?? -1
  state.voids = view.voids.map((suits) =>
    suits.reduce((set, suit) => set | (1 << parseSuit(suit)), 0),
  )
  for (const [owner, cards] of view.won.entries()) {
    for (const card of cards.map(parseCard)) addCard(state.won, at(owner, suitOf(card)), card)
  }
}

function handSlots(state: State, view: View, seen: Set<CardNumber>): Slot[] {
  return ALL.map((seat): Slot => {
    const own = seat === view.viewer
    const cards = (own ? view.hand : (view.known[seat] ?? [])).map(parseCard)
    for (const card of cards) {
      seen.add(card)
      addCard(state.hands, at(seat, suitOf(card)), card)
      const viewer = view.viewer === 'spectator' ? EVERYBODY : view.viewer
      if (!own) addCard(state.known, knownAt(viewer, seat, suitOf(card)), card)
    }
    const voids = setAt(state.voids, seat)
    return {
      room: numberAt(view.handSizes, seat) - cards.length,
      mayHold: (card) => own || (voids & (1 << suitOf(card))) === 0,
      fill(dealt) {
        for (const card of dealt) addCard(state.hands, at(seat, suitOf(card)), card)
        // The one card in the viewer's own hand that they may not look at is the last but one of the deal.
        if (own && view.conceals) state.second = dealt[0] ?? NO_CARD
      },
    }
  })
}

function downSlots(state: State, view: View, seen: Set<CardNumber>, powers: Powers): Slot[] {
  return ALL.flatMap((seat): Slot[] => {
    if (view.hasDown[seat] !== true) return []
    const known = parseCard(view.down[seat])
    if (known !== NO_CARD) {
      seen.add(known)
      state.down[seat] = known
      if (view.viewer !== 'spectator') state.knownDown[view.viewer * SEATS + seat] = true
      return []
    }
    return [
      {
        room: 1,
        mayHold: (card) => mayPutDown(state, seat, card, powers),
        fill: ([card]) => {
          state.down[seat] = card ?? NO_CARD
        },
      },
    ]
  })
}

/** Cards lying face down in tricks and piles: each is one card, wherever it is mentioned. */
function faceDownSlots(state: State, view: View, seen: Set<CardNumber>): Slot[] {
  const slots: Slot[] = []
  const lay = (
    list: TrickCard[],
    { seat, card, faceDown }: SeenCard,
    mayHold: Holder['mayHold'] = () => true,
    also?: (card: CardNumber) => void,
  ): void => {
    const place = list.length
    const known = parseCard(card)
    const set = (number: CardNumber): void => {
      list[place] = { seat, card: number, faceDown }
      also?.(number)
    }
    list.push({ seat, card: known, faceDown })
    if (known === NO_CARD)
      slots.push({ room: 1, mayHold, fill: ([dealt]) => set(dealt ?? NO_CARD) })
    else {
      seen.add(known)
      set(known)
    }
  }
  const led = parseSuit(view.led)
  for (const [index, card] of view.trick.entries()) {
    lay(state.trick, card, index === 0 ? (dealt) => suitOf(dealt) === led : undefined)
  }
  for (const card of view.aside) lay(state.aside, card)
  const hidden = hiddenInTricks(view)
  for (const [index, card] of view.veiled.entries()) {
    const suit = hidden[index]?.suit ?? -1
    lay(
      state.veiled,
      card,
      (dealt) => suit === -1 || suitOf(dealt) === suit,
      (number) => addCard(state.won, at(card.pile, suitOf(number)), number),
    )
  }
  rebuildTricks(state, view)
  return [...slots, { room: 0, mayHold: () => true, fill: () => rebuildTricks(state, view) }]
}

/** For each veiled card: the suit that was announced, if it was led. */
function hiddenInTricks(view: View): { suit: number }[] {
  const told = view.tricks.flatMap(({ cards, suit }) =>
    cards.flatMap((card, index) =>
      card.faceDown ? [{ seat: card.seat, suit: index === 0 ? parseSuit(suit) : -1 }] : [],
    ),
  )
  return view.veiled.map(({ seat }) => {
    const index = told.findIndex((each) => each.seat === seat)
    const [found] = index === -1 ? [] : told.splice(index, 1)
    return { suit: found?.suit ?? -1 }
  })
}

/** Rebuilds finished tricks, with imagined cards where the real ones lie face down. */
function rebuildTricks(state: State, view: View): void {
  const veiled = state.veiled.slice()
  state.tricks = view.tricks.map(({ leader, cards, winner, to }) => ({
    leader,
    winner,
    to,
    cards: cards.map(({ seat, card, faceDown }): TrickCard => {
      const known = parseCard(card)
      if (known !== NO_CARD) return { seat, card: known, faceDown }
      const index = veiled.findIndex((each) => each.seat === seat)
      const [found] = index === -1 ? [] : veiled.splice(index, 1)
      return { seat, card: found?.card ?? NO_CARD, faceDown }
    }),
  }))
}

function fillSlots(slots: readonly Slot[], seen: ReadonlySet<CardNumber>, random: Random): void {
  const room = slots.reduce((sum, slot) => sum + slot.room, 0)
  const unseen = room === 0 ? [] : DECK.filter((card) => !seen.has(card))
  const dealt = dealOut(unseen, slots, random)
  for (const [index, slot] of slots.entries()) slot.fill(dealt[index] ?? [])
}

/** The last card but one of the deal is the dealer's; it matters only until trump is settled. */
function imagineSecond(state: State, view: View, random: Random): void {
  if (view.conceals) return
  const cards = handOf(state, state.dealer).filter((card) => card !== state.turnUp)
  state.second = cards.length === 0 ? NO_CARD : (cards[random(cards.length)] as CardNumber)
}

function imagineSecrets(state: State, random: Random, powers: Powers): void {
  const imagined = <T extends Effect | (Step & { kind: 'ask' })>(item: T): T => ({
    ...item,
    data: powers[item.power].imagineSecret?.(state, random, item.secret?.[0] ?? item.seat) ?? [],
  })
  state.effects = state.effects.map((effect) =>
    effect.secret !== undefined && effect.data.length === 0 ? imagined(effect) : effect,
  )
  state.agenda = state.agenda.map((step) =>
    step.kind === 'ask' && step.secret !== undefined && step.data.length === 0
      ? imagined(step)
      : step,
  )
}
