import type { Chance, Event } from '../../src/engine/ebbes/actions'
import { deckNames, NUMBER_CARDS, type Card } from '../../src/engine/ebbes/cards'
import {
  handSize,
  highestValue,
  isPlayer,
  isSeat,
  isTwoPlayerGame,
  playerCount,
  type Config,
} from '../../src/engine/ebbes/config'
import { ebbes, type Types } from '../../src/engine/ebbes/game'
import { setScores } from '../../src/engine/ebbes/score'
import { DEAL, leftOf, NAME_STARTER, OVER, VIRTUAL, type State } from '../../src/engine/ebbes/state'
import type { Trick } from '../../src/engine/ebbes/view'
import type { Input } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import { EbbesTrace } from '../sim/ebbes-trace'
import type { Adapter, Witness } from './adapter'
import { fillHands, type Deal, type Scenario } from './format'
import { demand, FormatError, HANDS, SEAT, TEXTS, WHOLE, WHOLES } from './shape'

const mustApply =
  (told: Event[], witness?: Witness<Types>) =>
  (state: State, input: Input<Types>): void => {
    const applied = ebbes.apply(state, input)
    if (!applied.ok) throw new FormatError(applied.refusal.message)
    told.push(...applied.value)
    witness?.(state, input, applied.value, [])
  }

/** What the shapes cannot express: that everything exists at this table, and in this variant. */
function demandDeal(config: Config, { hands, columns, numbers }: Deal): void {
  const people = hands?.length ?? config.seats
  demand(people === config.seats, `the deal has ${people} hands for ${config.seats} seats`)
  demand(columns === undefined || isTwoPlayerGame(config), 'only a game of two has “columns”')
  demand(numbers === undefined || !config.variant2, 'variant 2 has no pile of “numbers”')
}

interface Start {
  readonly round: number
  readonly starter?: number
  readonly zilch?: number
  readonly scores?: readonly number[]
}

function readStart(config: Config, written: Scenario['start']): Start {
  const start = { round: 1, ...written } as Start
  const { round, starter, zilch, scores } = start
  const isThere = round === 1 ? isSeat : isPlayer
  demand(round >= 1 && round <= config.rounds, `“start”: there is no round ${round}`)
  demand(starter === undefined || isThere(config, starter), '“start”: the starter sits nowhere')
  demand(zilch === undefined || isPlayer(config, zilch), '“start”: “zilch” sits nowhere')
  const players = playerCount(config)
  demand(
    (scores?.length ?? players) === players,
    `“start”: ${scores?.length ?? 0} scores for ${players} players`,
  )
  return start
}

/** A short list of numbers names those from the starting round on; the rest follow in ascending order. */
function numberOrder(numbers: readonly number[], round: number): number[] {
  const before = numbers.length === NUMBER_CARDS.length ? 0 : round - 1
  const others = NUMBER_CARDS.filter((number) => !numbers.includes(number))
  return [...others.slice(0, before), ...numbers, ...others.slice(before)]
}

/** The deck that deals these hands one by one, clockwise from the dealer's left. */
function deckFor(state: State, dealer: number, deal: Deal): Card[] {
  const { config } = state
  const hands = [...(deal.hands ?? [])]
  if (isTwoPlayerGame(config)) hands[VIRTUAL] = deal.columns ?? ['…']
  const sizes = Array<number>(playerCount(config)).fill(handSize(config))
  const full = fillHands(hands, sizes, deckNames(highestValue(config)))
  const deck: Card[] = []
  const table = { ...state, dealer }
  for (let card = 0; card < handSize(config); card++) {
    let player = dealer
    do {
      player = leftOf(table, player)
      deck.push(full[player]?.[card] as Card)
    } while (player !== dealer)
  }
  return deck
}

const namesOf = (trick: Trick | null): Card[] => trick?.cards.map(({ card }) => card) ?? []

export const ebbesAdapter: Adapter<Types> = {
  game: ebbes,
  playsUntil: 'over',

  shapes: {
    deal: { dealer: SEAT, hands: HANDS, numbers: WHOLES, columns: TEXTS },
    start: { round: WHOLE, starter: SEAT, zilch: SEAT, scores: WHOLES },
  },

  seats: ({ config }) => config.seats,

  /** The rule page says players; the engine, whose players can be virtual, says seats. */
  options({ players, ...options }) {
    if (players === undefined) return options
    demand(!('seats' in options), '“players” and “seats” are two words for the same option')
    return { ...options, seats: players }
  },

  trace: () => new EbbesTrace(),

  start({ options, deal, start: written }: Scenario, told = [], witness) {
    const seats = deal.hands === undefined ? {} : { seats: deal.hands.length }
    const made = ebbes.setup({ ...seats, ...ebbesAdapter.options(options) })
    if (!made.ok) return made
    const state = made.value
    const { config } = state
    demandDeal(config, deal)
    const start = readStart(config, written)
    const { round } = start
    const dealer = deal.dealer ?? 0
    const first = config.starter === 'random' ? 0 : config.starter
    const apply = mustApply(told, witness)
    const chance = (outcome: Chance) => apply(state, { by: 'chance', outcome })
    chance({
      type: 'open',
      numbers: config.variant2 ? [] : numberOrder(deal.numbers ?? [], round),
      dealer,
      starter: round === 1 ? (start.starter ?? first) : first,
    })
    // The state before a first deal, altered to look like the one before a later round.
    if (start.scores !== undefined) setScores(state, [], start.scores)
    state.zilchRight = start.zilch ?? (round === 1 ? state.zilchRight : 0)
    if (round > 1) {
      state.round = round - 1
      state.dealer = (dealer + config.seats - 1) % config.seats
    }
    chance({ type: 'deal', deck: deckFor(state, dealer, deal) })
    // A scenario that names the starter skips the naming.
    if (start.starter !== undefined && state.phase === NAME_STARTER) {
      const action = { type: 'name-starter', seat: start.starter } as const
      apply(state, { by: state.turn, action })
    }
    return made
  },

  deal(state, deal) {
    demandDeal(state.config, deal)
    const dealer = (state.dealer + 1) % state.config.seats
    const { dealer: written = dealer, numbers } = deal
    demand(written === dealer, `seat ${dealer} deals now, not seat ${written}`)
    demand(numbers === undefined, 'the order of the “numbers” is settled by the first deal')
    const isDrawn = deal.hands === undefined && deal.columns === undefined
    if (isDrawn) return ebbes.sampleChance(state, seededRandom(1))
    return { type: 'deal', deck: deckFor(state, dealer, deal) }
  },

  /** What was seen in an earlier round proves nothing, and a pair can be selected without holding its card. */
  shown({ legal: _legal, pairs: _pairs, ...view }, events) {
    const round = events.slice(events.findLastIndex(({ type }) => type === 'dealt'))
    return [view, round.filter(({ type }) => type !== 'selected')]
  },

  facts(state) {
    const view = ebbes.view(state, 'spectator')
    return {
      turn: view.turn,
      trump: view.roles.trump ?? null,
      roles: view.roles,
      trick: namesOf(view.trick),
      lastTrick: view.lastTrick && {
        cards: namesOf(view.lastTrick),
        winner: view.lastTrick.winner,
      },
      points: view.points,
      scores: view.scores,
      window: view.turn === null ? null : view.phase,
      over: view.outcome !== null,
      reason: view.outcome?.reason ?? null,
      winners: view.outcome?.winners ?? [],
      round: view.round,
      dealer: view.dealer,
      starter: view.starter,
      zilch: view.zilchRight,
      number: view.numbers.turned.at(-1) ?? null,
      pairs: view.pairs,
      open: view.virtual?.open ?? [],
      covered: view.virtual?.covered ?? [],
      handSizes: view.handSizes,
    }
  },

  progress: (state) => ({
    tricks: Math.floor(state.played / playerCount(state.config)),
    rounds: state.phase === OVER || state.phase === DEAL ? state.round : state.round - 1,
  }),
}
