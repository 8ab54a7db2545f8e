/** What a view says of the whole table: a state with all that is certain, and the gaps that are left in it. */
import { setAt } from '../bits'
import type { Holder } from '../deal-out'
import type { Seat } from '../kernel'
import { numberAt } from '../lists'
import { seatCharacters } from './asking'
import { DECK, NO_CARD, parseCard, parseSuit, suitOf, type CardNumber } from './cards'
import { mayPutDown, refreshTables } from './force'
import { know } from './knowledge'
import type { Powers } from './power'
import { trickCard } from './trick-card'
import {
  addCard,
  at,
  EVERYBODY,
  knownDownAt,
  setup,
  type State,
  type TrickCard,
} from './state'
import type { SeenCard, View } from './view'

const ALL: readonly Seat[] = [0, 1, 2]

/** Where cards are that the viewer cannot see. */
export interface Gap extends Holder {
  fill(state: State, cards: readonly CardNumber[]): void
}

/** A table as far as a viewer knows it. */
export interface Known {
  /** Not to be changed: every imagined state is made from it. */
  readonly base: State
  readonly gaps: readonly Gap[]
  readonly unseen: readonly CardNumber[]
}

/** For its viewer's sake a view is imagined many times over, and never changes. */
const READ = new WeakMap<View, Known>()

export function knownFrom(view: View, powers: Powers): Known {
  const read = READ.get(view) ?? readView(view, powers)
  READ.set(view, read)
  return read
}

function readView(view: View, powers: Powers): Known {
  const made = setup(view.config)
  if (!made.ok) throw new Error(`A view with an impossible table: ${made.refusal.message}`)
  const base = made.value
  rememberTable(base, view, powers)
  const seen = new Set<CardNumber>()
  const gaps = [
    ...handGaps(base, view, seen),
    ...downGaps(base, view, seen, powers),
    ...faceDownGaps(base, view, seen),
  ]
  rememberTricks(base, view)
  for (const cards of view.won) for (const card of cards) seen.add(parseCard(card))
  const isFull = gaps.every(({ room }) => room === 0)
  return { base, gaps, unseen: isFull ? [] : DECK.filter((card) => !seen.has(card)) }
}

function rememberTable(state: State, view: View, powers: Powers): void {
  seatCharacters(state, view.characters, powers)
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
  state.owing = view.owing.reduce((set, owes, seat) => (owes ? set | (1 << seat) : set), 0)
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
  refreshTables(state, powers)
}

function handGaps(base: State, view: View, seen: Set<CardNumber>): Gap[] {
  return ALL.map((seat): Gap => {
    const own = seat === view.viewer
    const cards = (own ? view.hand : (view.known[seat] ?? [])).map(parseCard)
    for (const card of cards) {
      seen.add(card)
      addCard(base.hands, at(seat, suitOf(card)), card)
      const viewer = view.viewer === 'spectator' ? EVERYBODY : view.viewer
      if (!own) know(base, viewer, seat, card)
    }
    const voids = setAt(base.voids, seat)
    return {
      room: numberAt(view.handSizes, seat) - cards.length,
      mayHold: (card) => own || (voids & (1 << suitOf(card))) === 0,
      fill(state, dealt) {
        for (let place = 0; place < dealt.length; place++) {
          const card = numberAt(dealt, place)
          addCard(state.hands, at(seat, suitOf(card)), card)
        }
        // The one card in the viewer's own hand that they may not look at is the last but one of the deal.
        if (own && view.conceals) state.second = dealt[0] ?? NO_CARD
      },
    }
  })
}

function downGaps(base: State, view: View, seen: Set<CardNumber>, powers: Powers): Gap[] {
  return ALL.flatMap((seat): Gap[] => {
    if (view.hasDown[seat] !== true) return []
    const known = parseCard(view.down[seat])
    if (known !== NO_CARD) {
      seen.add(known)
      base.down[seat] = known
      if (view.viewer !== 'spectator') base.knownDown |= 1 << knownDownAt(view.viewer, seat)
      return []
    }
    return [
      {
        room: 1,
        mayHold: (card) => mayPutDown(base, seat, card, powers),
        fill: (state, [card]) => {
          state.down[seat] = card ?? NO_CARD
        },
      },
    ]
  })
}

/** A card that may be hidden: nothing to look up while it is. */
const maybeHidden = (seat: Seat, card: CardNumber, faceDown: boolean): TrickCard =>
  card === NO_CARD ? { seat, card, faceDown } : trickCard(seat, card, faceDown)

/** Cards lying face down in tricks and piles: each is one card, wherever it is mentioned. */
function faceDownGaps(base: State, view: View, seen: Set<CardNumber>): Gap[] {
  const gaps: Gap[] = []
  const lay = (
    list: 'trick' | 'aside' | 'veiled',
    { seat, card, faceDown }: SeenCard,
    mayHold: Holder['mayHold'] = () => true,
    also?: (state: State, card: CardNumber) => void,
  ): void => {
    const place = base[list].length
    const known = parseCard(card)
    base[list].push(maybeHidden(seat, known, faceDown))
    if (known === NO_CARD) {
      gaps.push({
        room: 1,
        mayHold,
        fill(state, [dealt = NO_CARD]) {
          state[list][place] = maybeHidden(seat, dealt, faceDown)
          if (dealt !== NO_CARD) also?.(state, dealt)
        },
      })
    } else {
      seen.add(known)
      also?.(base, known)
    }
  }
  const led = parseSuit(view.led)
  for (const [index, card] of view.trick.entries()) {
    lay('trick', card, index === 0 ? (dealt) => suitOf(dealt) === led : undefined)
  }
  for (const card of view.aside) lay('aside', card)
  const hidden = hiddenInTricks(view)
  for (const [index, card] of view.veiled.entries()) {
    const suit = hidden[index]?.suit ?? -1
    lay(
      'veiled',
      card,
      (dealt) => suit === -1 || suitOf(dealt) === suit,
      (state, number) => addCard(state.won, at(card.pile, suitOf(number)), number),
    )
  }
  const isVeiled = view.veiled.some(({ card }) => card === null)
  return isVeiled ? [...gaps, { room: 0, mayHold: () => true, fill: unveilTricks }] : gaps
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

function rememberTricks(base: State, view: View): void {
  base.tricks = view.tricks.map(({ leader, cards, winner, to }) => ({
    leader,
    cards: cards.map(({ seat, card, faceDown }) => maybeHidden(seat, parseCard(card), faceDown)),
    winner,
    to,
  }))
  if (base.veiled.length > 0) unveilTricks(base)
}

/** Puts the imagined cards into the finished tricks where the real ones lie face down. */
function unveilTricks(state: State): void {
  const veiled = state.veiled.slice()
  state.tricks = state.tricks.map((trick) => ({
    ...trick,
    cards: trick.cards.map((play): TrickCard => {
      if (play.card !== NO_CARD) return play
      const index = veiled.findIndex((each) => each.seat === play.seat)
      const [found] = index === -1 ? [] : veiled.splice(index, 1)
      return maybeHidden(play.seat, found?.card ?? NO_CARD, play.faceDown)
    }),
  }))
}
