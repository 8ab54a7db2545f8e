import type { Chance, Event } from '../../src/engine/eidex/actions'
import { DECK_NAMES, parseCard, rankOf, suitOf, type Card } from '../../src/engine/eidex/cards'
import { CHARACTERS, isPowerId, type PowerId } from '../../src/engine/eidex/characters'
import { drawable } from '../../src/engine/eidex/draw'
import { eidex, type Types } from '../../src/engine/eidex/game'
import { nextDealer } from '../../src/engine/eidex/flow'
import { toTheRight, type State } from '../../src/engine/eidex/state'
import { seededRandom } from '../../src/engine/random'
import { EidexTrace } from '../sim/eidex-trace'
import type { Adapter, Witness } from './adapter'
import { fillHands, type Deal, type Scenario } from './format'
import { FormatError, HANDS, SEAT, TEXT } from './shape'

const HAND = 12
const PACKET = 4

const mustApply =
  (told: Event[], witness?: Witness<Types>) =>
  (state: State, outcome: Chance): void => {
    const applied = eidex.apply(state, { by: 'chance', outcome })
    if (!applied.ok) throw new FormatError(applied.refusal.message)
    told.push(...applied.value)
    witness?.(state, { by: 'chance', outcome }, applied.value, [])
  }

/** Characters are named by their card, as on the rule page, or by their id. */
function idOf(name: unknown): PowerId {
  if (isPowerId(name)) return name
  const found = CHARACTERS.find(([card]) => card === name)?.[1]
  if (found === undefined) throw new FormatError(`there is no character “${String(name)}”`)
  return found
}

/** The deck that deals these hands in packets of four, the dealer's last two cards being the open ones. */
function deckFor(dealer: number, deal: Deal): Card[] {
  const wanted = [0, 1, 2].map((seat) => [...(deal.hands?.[seat] ?? ['…'])])
  const open = [deal.turnUp2, deal.turnUp].filter((card) => card !== undefined)
  for (const card of open) {
    if (!wanted[dealer]?.includes(card)) wanted[dealer]?.unshift(card)
  }
  const hands = fillHands(wanted, [HAND, HAND, HAND], DECK_NAMES)
  const own = hands[dealer] ?? []
  hands[dealer] = [...own.filter((card) => !open.includes(card)), ...open]
  const order = toTheRight(dealer)
  return Array.from({ length: 3 }, (_, packet) =>
    order.flatMap((seat) => hands[seat]?.slice(packet * PACKET, (packet + 1) * PACKET) ?? []),
  ).flat() as Card[]
}

/** The cards in a bit set for each suit. */
const namesIn = (sets: readonly number[]): Card[] =>
  DECK_NAMES.filter((name) => {
    const card = parseCard(name)
    return ((sets[suitOf(card)] ?? 0) & (1 << rankOf(card))) !== 0
  })

export const eidexAdapter: Adapter<Types> = {
  game: eidex,
  playsUntil: 'round',

  shapes: { deal: { dealer: SEAT, hands: HANDS, turnUp: TEXT, turnUp2: TEXT }, start: {} },

  seats: () => 3,

  options: (written) => written,

  trace: () => new EidexTrace(),

  start({ options, deal }: Scenario, told = [], witness) {
    const { characters } = options
    const trio = Array.isArray(characters) ? { characters: characters.map(idOf) } : {}
    const made = eidex.setup({ ...options, ...trio })
    if (!made.ok) return made
    const state = made.value
    const dealer = deal.dealer ?? 0
    const opening = eidex.sampleChance(state, seededRandom(1))
    const apply = mustApply(told, witness)
    if (opening.type === 'open') apply(state, { ...opening, dealer })
    apply(state, { type: 'deal', deck: deckFor(dealer, deal) })
    return made
  },

  /** A later deal, or a blind card: the lowest in card order unless a step names it. */
  deal(state, deal) {
    const step = state.agenda.at(-1)
    if (step?.kind === 'draw') {
      const [lowest] = drawable(state, step)
      const named = deal.draw === undefined ? lowest : parseCard(deal.draw)
      return { type: 'draw', card: DECK_NAMES.find((name) => parseCard(name) === named) ?? 'H6' }
    }
    if (deal.hands === undefined) return eidex.sampleChance(state, seededRandom(1))
    return { type: 'deal', deck: deckFor(deal.dealer ?? nextDealer(state), deal) }
  },

  /** What was seen in an earlier deal proves nothing, and a power can ask for a card it does not see. */
  shown({ legal: _legal, ...view }, events) {
    const deal = events.slice(events.findLastIndex(({ type }) => type === 'dealt'))
    return [view, deal.filter(({ type }) => type !== 'power')]
  },

  facts(state) {
    const view = eidex.view(state, 'spectator')
    const last = view.tricks.at(-1)
    return {
      turn: view.asked?.seats.length === 1 ? view.asked.seats[0] : null,
      asked: view.asked?.seats ?? [],
      window: view.asked?.window ?? null,
      trump: view.trump,
      mode: view.mode,
      turnUp: view.turnUp,
      trick: view.trick.map(({ card }) => card),
      lastTrick:
        last === undefined
          ? null
          : { cards: last.cards.map(({ card }) => card), winner: last.winner },
      destination: last?.to ?? null,
      points: view.points,
      victoryPoints: view.victoryPoints,
      awarded: view.awarded,
      limit: view.limit,
      direction: view.direction === 1 ? 'left' : 'right',
      dealer: view.dealer,
      leader: view.leader,
      handSizes: view.handSizes,
      won: view.won,
      uses: view.uses,
      effects: view.effects.map(({ power }) => power),
      told: view.facts.map((fact) => ({ ...fact, cards: namesIn(fact.cards) })),
      over: view.outcome !== null,
      winners: view.outcome?.winners ?? [],
    }
  },

  progress: (state) => ({
    tricks: state.tricks.length,
    rounds: state.stage === 'over' || state.stage === 'deal' ? state.games : state.games - 1,
  }),
}
