/**
 * Who may know where which card lies at an Eidex table. After the rule book: who gives, takes or
 * puts down a card sees it, what happens openly is seen by all, and of a hand that a card has left unseen
 * nobody else can be sure any more.
 */
import { DECK_NAMES, nameOf, NO_CARD, parseCard } from '../../../../src/engine/eidex/cards'
import type { Action, Chance } from '../../../../src/engine/eidex/actions'
import { handOf, POT, at, type State, type Step } from '../../../../src/engine/eidex/state'
import type { View } from '../../../../src/engine/eidex/view'
import { members } from '../../../../src/engine/bits'
import type { AnyEvent, GameTypes, Input, Viewer } from '../../../../src/engine/kernel'
import { cardsIn, type Account } from './account'
import { swapCards } from './eidex-swap'

/** `open` for what lies face up; a card lying face down is known to whoever played or put it there. */
type Place =
  | { readonly at: 'hand' | 'down'; readonly seat: number }
  | { readonly at: 'open' }
  | { readonly at: 'face-down'; readonly seat: number }

const SEATS = [0, 1, 2] as const
const EVERYBODY: readonly Viewer[] = [...SEATS, 'spectator']
const DECK: readonly string[] = DECK_NAMES
const CARDS = new Set(DECK)
const isCard = (text: string): boolean => CARDS.has(text)
const STAR_KING = 'SK'

function placesIn(state: State): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const seat of SEATS) {
    for (const card of handOf(state, seat)) places.set(nameOf(card), { at: 'hand', seat })
    const down = state.down[seat] ?? NO_CARD
    if (down !== NO_CARD) places.set(nameOf(down), { at: 'down', seat })
  }
  for (const owner of [...SEATS, POT]) {
    for (let suit = 0; suit < 4; suit++) {
      for (const rank of members(state.won[at(owner, suit)] ?? 0)) {
        places.set(nameOf((suit << 4) | rank), { at: 'open' })
      }
    }
  }
  for (const { card, faceDown, seat } of [...state.trick, ...state.aside, ...state.veiled]) {
    places.set(nameOf(card), faceDown ? { at: 'face-down', seat } : { at: 'open' })
  }
  return places
}

const isSame = (a: Place | undefined, b: Place | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

const isCounted = ({ stage }: State): boolean => ['count', 'deal', 'over'].includes(stage)

export class EidexAccount implements Account {
  readonly viewers = EVERYBODY
  #state: State | undefined
  #places = new Map<string, Place>()
  /** By viewer: cards of which he knows where they lie. */
  #sees = new Map<Viewer, Set<string>>(EVERYBODY.map((viewer) => [viewer, new Set()]))
  #saw = this.#sees
  /** Trumphator must not look at this card of his own until he has decided. */
  #concealed: { readonly seat: number; readonly card: string } | undefined

  follow(from: object, input: Input<GameTypes>, to: object): void {
    const [before, after] = [from as State, to as State]
    this.#saw = new Map([...this.#sees].map(([viewer, cards]) => [viewer, new Set(cards)]))
    this.#state = after
    const old = this.#places
    this.#places = placesIn(after)
    if (input.by === 'chance' && (input.outcome as Chance).type === 'deal') this.#deal(after)
    else {
      if (input.by === this.#concealed?.seat) this.#show([this.#concealed.card], [input.by])
      if (input.by === this.#concealed?.seat) this.#concealed = undefined
      this.#move(before, input, old)
      if (input.by !== 'chance') this.#disclose(before, input.by, input.action as Action)
    }
    if (isCounted(after)) this.#show([...this.#places.keys()], EVERYBODY)
  }

  #show(cards: Iterable<string>, to: readonly Viewer[]): void {
    for (const card of cards) for (const viewer of to) this.#sees.get(viewer)?.add(card)
  }

  #forget(card: string): void {
    for (const viewer of EVERYBODY) this.#sees.get(viewer)?.delete(card)
  }

  #inHand(seat: number): string[] {
    return DECK.filter((card) => isSame(this.#places.get(card), { at: 'hand', seat }))
  }

  #deal(state: State): void {
    this.#sees = new Map(EVERYBODY.map((viewer) => [viewer, new Set()]))
    for (const seat of SEATS) this.#show(this.#inHand(seat), [seat])
    this.#show([nameOf(state.turnUp)], EVERYBODY)
    const { dealer, characters, second } = state
    this.#concealed = undefined
    if (characters[dealer] !== 'trumphator') return
    this.#concealed = { seat: dealer, card: nameOf(second) }
    this.#sees.get(dealer)?.delete(nameOf(second))
  }

  #move(before: State, input: Input<GameTypes>, old: ReadonlyMap<string, Place>): void {
    const moved = DECK.filter((card) => !isSame(old.get(card), this.#places.get(card)))
    const asked = before.agenda.at(-1)
    // Two whole hands: whoever knew where a card was knows where it is.
    const isSwap = asked?.kind === 'ask' && asked.power === 'dealer'
    if (isSwap) {
      this.#show(moved, [asked.owner, asked.seat])
      return
    }
    const witnesses = new Map(
      moved.map((card) => [card, this.#witnesses(before, input, old, card)]),
    )
    for (const card of moved) {
      const from = old.get(card)
      if (from?.at !== 'hand') continue
      for (const viewer of EVERYBODY) {
        if (viewer === from.seat || witnesses.get(card)?.includes(viewer) === true) continue
        for (const left of DECK) {
          if (isSame(old.get(left), from)) this.#sees.get(viewer)?.delete(left)
        }
      }
    }
    for (const card of moved) {
      this.#forget(card)
      this.#show([card], witnesses.get(card) ?? [])
    }
  }

  /** Who knows where a card lies that has been moved. */
  #witnesses(
    before: State,
    input: Input<GameTypes>,
    old: ReadonlyMap<string, Place>,
    card: string,
  ): readonly Viewer[] {
    const [from, to] = [old.get(card), this.#places.get(card)]
    if (from === undefined || to === undefined) throw new Error(`${card} is nowhere.`)
    if (to.at === 'open') return EVERYBODY
    if (to.at === 'face-down') return [to.seat]
    switch (from.at) {
      case 'open':
        return EVERYBODY
      case 'face-down':
        return [to.seat]
      case 'down':
        // That Guggitaler moves it tells everybody what it is.
        if (card === STAR_KING && usesOf(input) === 'guggitaler') return EVERYBODY
        return openIfAll([
          to.seat,
          ...EVERYBODY.filter((viewer) => this.#saw.get(viewer)?.has(card)),
        ])
      case 'hand':
        return isOpenGift(before, input, card) ? EVERYBODY : [from.seat, to.seat]
    }
  }

  /** What is shown without being moved. */
  #disclose(before: State, by: number, action: Action): void {
    const state = this.#state as State
    const asked = before.agenda.at(-1) as Step & { kind: 'ask' }
    if (action.type === 'answer') {
      if (asked.power === 'voyeur') this.#show(action.cards ?? [], [asked.owner])
      // That he was asked has told what he took up, and he must keep it.
      if (asked.power === 'guggitaler') this.#show([STAR_KING], EVERYBODY)
      return
    }
    if (action.type !== 'power') return
    if (action.id === 'voyeur' && state.agenda.every(({ kind }) => kind === 'window')) {
      this.#show(this.#inHand(action.seat ?? by), [by])
    }
    if (action.id === 'quizmaster') this.#show(action.show ?? [], EVERYBODY)
    if (action.id === 'weisheit') this.#show((action.sets ?? []).flat(), EVERYBODY)
    if (action.id === 'trumphator') this.#show([nameOf(before.second)], EVERYBODY)
    if (action.id === 'seher') {
      for (const seat of SEATS) {
        const down = state.down[seat] ?? NO_CARD
        const isSeen = seat !== by && state.characters[seat] !== 'laser' && down !== NO_CARD
        if (isSeen) this.#show([nameOf(down)], [by])
      }
    }
  }

  hidden(viewer: Viewer): readonly string[] {
    const isNew = this.#state?.stage === 'deal' || this.#state?.stage === 'open'
    if (isNew) return []
    return DECK.filter(
      (card) =>
        this.#sees.get(viewer)?.has(card) !== true && this.#saw.get(viewer)?.has(card) !== true,
    )
  }

  complaints(viewer: Viewer, view: object, events: readonly AnyEvent[]): string[] {
    const { legal, question, facts, config, turnUp, ...rest } = view as View
    const [sees, saw] = [this.#sees.get(viewer), this.#saw.get(viewer)]
    const isUnseen = (card: string): boolean => sees?.has(card) !== true
    // Named openly as what decides the trump; where the card has gone since is another matter.
    const isTold = (card: string) => !isUnseen(card) || saw?.has(card) === true || card === turnUp
    const isIn = (card: string, at: 'hand' | 'down', seat: number): boolean =>
      isSame(this.#places.get(card), { at, seat })
    const misplaced = SEATS.flatMap((seat) => [
      ...(rest.known[seat] ?? []).filter((card) => !isIn(card, 'hand', seat)),
      ...[rest.down[seat] ?? 'none'].filter((card) => card !== 'none' && !isIn(card, 'down', seat)),
    ])
    const answers = (question ?? []).flatMap((form) => Object.entries(form))
    const hidden = DECK.filter(isUnseen)
    return [
      ...[...cardsIn(rest, isCard)]
        .filter(([card, path]) => isUnseen(card) && !this.#wasOpen(card, path))
        .map(([card, path]) => `${card} at ${path}`),
      ...[...cardsIn(namedAside(events), isCard, 'events')]
        .filter(([card]) => !isTold(card))
        .map(([card, path]) => `${card} at ${path}`),
      ...misplaced.map((card) => `${card} does not lie there`),
      ...(typeof viewer === 'number' ? rest.hand : [])
        .filter((card) => !isIn(card, 'hand', viewer as number))
        .map((card) => `${card} is in another hand`),
      // A list to choose from may name hidden cards, but all of them or none: it must not tell them apart.
      ...answers
        .filter(([, field]) => {
          const named = new Set([...cardsIn(field, isCard)].map(([card]) => card))
          const some = hidden.filter((card) => named.has(card)).length
          return some > 0 && some < hidden.filter((card) => card !== 'RJ').length
        })
        .filter(([name, field]) => !isTheSevens(name, field))
        .map(([name]) => `the question about “${name}” tells hidden cards apart`),
      ...(question === null ? [...cardsIn(legal, isCard)] : [])
        .filter(([card]) => isUnseen(card))
        .map(([card]) => `${card} is legal`),
    ]
  }

  /** Of a finished trick everybody remembers what was open then, wherever the card has gone since. */
  #wasOpen(card: string, path: string): boolean {
    const trick = this.#state?.tricks[Number(/^\.tricks\.(\d+)/.exec(path)?.[1])]
    return trick?.cards.some((play) => nameOf(play.card) === card && !play.faceDown) === true
  }

  swapped(state: object, one: string, other: string): object | undefined {
    return swapCards(state as State, parseCard(one), parseCard(other))
  }
}

/** Spectators may know what all three seats know. */
const openIfAll = (viewers: readonly Viewer[]): readonly Viewer[] =>
  SEATS.every((seat) => viewers.includes(seat)) ? EVERYBODY : viewers

const usesOf = (input: Input<GameTypes>): string | undefined => {
  if (input.by === 'chance') return undefined
  const action = input.action as Action
  return action.type === 'power' ? action.id : undefined
}

/** Räuber's trump card (and six), and the card that Wünschelrute has named, change hands openly. */
function isOpenGift(before: State, input: Input<GameTypes>, card: string): boolean {
  const power = usesOf(input)
  if (power === 'wuenschelrute') return true
  return power === 'raeuber' && (input.by === before.dealer || card === nameOf(before.turnUp))
}

/** Cards that somebody has named: no secret of any hand, as a hand that has none of them may say the same. */
const NAMED = ['fahnder', 'umwerter', 'quizmaster', 'jackpot', 'wuenschelrute']

const namedAside = (events: readonly AnyEvent[]): unknown[] =>
  events.map((event) =>
    event.type === 'power' && NAMED.includes((event as unknown as { id: string }).id)
      ? { ...event, fields: {} }
      : event,
  )

/** Jackpot calls one of two sevens, whoever holds them. */
const isTheSevens = (name: string, field: object): boolean =>
  name === 'card' && JSON.stringify((field as { from?: unknown }).from) === '["H7","S7"]'
