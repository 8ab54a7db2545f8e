import type { Chance } from '../../src/engine/ebbes/actions'
import { deckOf, nameOf, type Card } from '../../src/engine/ebbes/cards'
import { handSize, highestValue, isTwoPlayerGame, playerCount } from '../../src/engine/ebbes/config'
import { ebbes, type Types } from '../../src/engine/ebbes/game'
import { leftOf, VIRTUAL, type State } from '../../src/engine/ebbes/state'
import { seededRandom } from '../../src/engine/random'
import type { Adapter } from './adapter'
import { fillHands, FormatError, type Deal, type Scenario } from './format'

const NUMBER_CARDS = [1, 2, 3, 4, 5]

function mustApply(state: State, outcome: Chance): void {
  const applied = ebbes.apply(state, { by: 'chance', outcome })
  if (!applied.ok) throw new FormatError(applied.refusal.message)
}

/** A short list of numbers names those from the starting round on; the rest follow upwards. */
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
  const full = fillHands(hands, sizes, deckOf(highestValue(config)).map(nameOf))
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

export const ebbesAdapter: Adapter<Types> = {
  game: ebbes,

  start({ options, deal, start }: Scenario) {
    const seats = deal.hands === undefined ? {} : { seats: deal.hands.length }
    const made = ebbes.setup({ ...seats, ...options })
    if (!made.ok) return made
    const state = made.value
    const { config } = state
    const round = Number(start['round'] ?? 1)
    const dealer = deal.dealer ?? 0
    const starter = Number(start['starter'] ?? (config.starter === 'random' ? 0 : config.starter))
    mustApply(state, {
      type: 'open',
      numbers: config.variant2 ? [] : numberOrder(deal.numbers ?? [], round),
      dealer,
      starter: Math.min(starter, config.seats - 1),
    })
    // The state before a first deal, made to look like the one before a later round.
    state.scores = (start['scores'] as number[] | undefined)?.slice() ?? state.scores
    state.starter = starter
    state.zilchRight = Number(start['zilch'] ?? state.zilchRight)
    if (round === 1) {
      mustApply(state, { type: 'deal', deck: deckFor(state, dealer, deal) })
      return made
    }
    state.round = round - 1
    state.dealer = (dealer + config.seats - 1) % config.seats
    if (start['zilch'] === undefined) state.zilchRight = 0
    mustApply(state, { type: 'deal', deck: deckFor(state, dealer, deal) })
    // A scenario that names the starter has skipped the naming.
    if (start['starter'] !== undefined && state.phase === 'name-starter') {
      ebbes.apply(state, { by: state.turn, action: { type: 'name-starter', seat: starter } })
    }
    return made
  },

  deal(state, deal) {
    if (deal.hands === undefined) return ebbes.sampleChance(state, seededRandom(1))
    const dealer = (state.dealer + 1) % state.config.seats
    if (deal.dealer !== undefined && deal.dealer !== dealer) {
      throw new FormatError(`seat ${dealer} deals now, not seat ${deal.dealer}`)
    }
    return { type: 'deal', deck: deckFor(state, dealer, deal) }
  },

  facts(state) {
    const view = ebbes.view(state, 'spectator')
    return {
      turn: view.turn,
      trump: view.roles.trump ?? null,
      roles: view.roles,
      trick: view.trick?.cards ?? [],
      lastTrick: view.lastTrick && { cards: view.lastTrick.cards, winner: view.lastTrick.winner },
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
    tricks: Math.floor(state.plays.length / playerCount(state.config)),
    rounds: state.phase === 'over' || state.phase === 'deal' ? state.round : state.round - 1,
  }),
}
