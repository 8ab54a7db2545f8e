import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulateEbbes } from '../../../scripts/sim/ebbes'
import type { Action, Chance, Event } from '../../../src/engine/ebbes/actions'
import {
  deckNames,
  deckOf,
  NO_CARD,
  nameOf,
  SUITS,
  suitOf,
  type Suit,
} from '../../../src/engine/ebbes/cards'
import { highestValue, playerCount } from '../../../src/engine/ebbes/config'
import { ebbes } from '../../../src/engine/ebbes/game'
import { handOf, toggleHeld } from '../../../src/engine/ebbes/hand'
import { playsOf } from '../../../src/engine/ebbes/plays'
import { numbersOf, setNumbers } from '../../../src/engine/ebbes/roles'
import { scoresOf } from '../../../src/engine/ebbes/score'
import { NAME_STARTER, type State } from '../../../src/engine/ebbes/state'
import { faceDownCards, faceUpCards, layOut } from '../../../src/engine/ebbes/virtual'
import type { View } from '../../../src/engine/ebbes/view'
import type { Viewer } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { playRandomly } from '../../../scripts/sim/play'
import { rounds, SEED } from '../../depth'
import { describeContract, type HiddenCard } from '../../contract/contract'

const TABLES = [2, 3, 4, 5].flatMap((seats) =>
  [false, true].flatMap((variant1) =>
    [false, true].map((variant2) => ({ seats, variant1, variant2 })),
  ),
)

function hiddenCards(state: State, viewer: Viewer): HiddenCard[] {
  const hidden: HiddenCard[] = []
  for (let seat = 0; seat < state.config.seats; seat++) {
    if (seat === viewer) continue
    for (const card of handOf(state, seat)) {
      hidden.push({
        card,
        holder: `seat ${seat}`,
        replace(by) {
          toggleHeld(state, seat, card)
          toggleHeld(state, seat, by)
        },
      })
    }
  }
  for (const [place, card] of faceDownCards(state).entries()) {
    if (card === NO_CARD) continue
    hidden.push({
      card,
      holder: `face down ${place}`,
      replace(by) {
        layOut(state, place, by)
      },
    })
  }
  return hidden
}

const everyAction = (): Action[] => [
  ...deckOf(15).flatMap((card): Action[] => [
    { type: 'play', card: nameOf(card) },
    { type: 'select', card: nameOf(card) },
  ]),
  ...[-1, 0, 1, 2, 3, 4, 5].map((seat): Action => ({ type: 'name-starter', seat })),
]

/** Where every card of the round lies, as far as a state knows. */
function cardsIn(state: State): string[] {
  const lying = [...playsOf(state), ...faceUpCards(state), ...faceDownCards(state)].filter(
    (card) => card !== NO_CARD,
  )
  const held = scoresOf(state).flatMap((_, player) => handOf(state, player))
  return [...lying, ...held].map(nameOf)
}

function contradictions(imagined: State, { memory }: View): string[] {
  const held = memory.voids.flatMap((voids, player) =>
    handOf(imagined, player)
      .filter((card) => voids.some((suit) => SUITS[suitOf(card)] === suit))
      .map((card) => `player ${player} did not follow and holds ${nameOf(card)}`),
  )
  const full = imagined.round === 0 ? [] : deckNames(highestValue(imagined.config))
  const cards = cardsIn(imagined)
  const isWhole = cards.length === full.length && new Set(cards).size === full.length
  return isWhole ? held : [...held, `the cards are ${cards.join(' ')}`]
}

const SUIT_OF_LETTER: Readonly<Record<string, Suit>> = {
  B: 'blue',
  N: 'brown',
  Y: 'yellow',
  G: 'green',
  R: 'red',
}
const suitIn = (card: string): Suit => SUIT_OF_LETTER[card.charAt(0)] as Suit
const bySuit = (cards: readonly string[]) =>
  Object.fromEntries(
    SUITS.map((suit) => {
      const values = cards.filter((card) => suitIn(card) === suit).map((card) => +card.slice(1))
      return [suit, values.sort((a, b) => a - b)]
    }),
  )

/** Keeps tally with nothing but the cards that are played and the tricks that are taken. */
function remembered(events: readonly Event[], { config }: State): object {
  const players = playerCount(config)
  const round = events.slice(events.findLastIndex(({ type }) => type === 'dealt') + 1)
  const gone: string[] = []
  const voids = Array.from({ length: players }, () => new Set<Suit>())
  const piles = Array<number>(players).fill(0)
  let trick: { player: number; card: string }[] = []
  const tricks: object[] = []
  for (const event of round) {
    if (event.type === 'played') {
      const { player, card } = event
      gone.push(card)
      trick.push({ player, card })
      const led = suitIn(trick[0]?.card ?? '')
      const showsAll = player < config.seats
      if (suitIn(card) !== led && showsAll) voids[player]?.add(led)
    } else if (event.type === 'trick') {
      piles[event.winner] = (piles[event.winner] ?? 0) + event.cards.length
      tricks.push({ leader: trick[0]?.player, cards: trick, winner: event.winner })
      trick = []
    }
  }
  const inOrder = voids.map((suits) => SUITS.filter((suit) => suits.has(suit)))
  return {
    memory: { tricks, gone: bySuit(gone), voids: inOrder },
    piles,
    lastTrick: tricks.at(-1) ?? null,
    ...(trick.length > 0 && { trick: { cards: trick } }),
  }
}

describeContract({
  game: ebbes,
  options: fc.constantFrom(...TABLES),
  everyAction,
  hiddenCards,
  contradictions,
  remembered,
  cards: ({ config }) => deckNames(highestValue(config)),
  seats: (state) => state.config.seats,
  runs: rounds(20, 600),
})

it('the order of number cards still to come is hidden, too', () => {
  const made = ebbes.setup({ seats: 4 })
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const random = seededRandom(5)
  for (let chance = 0; chance < 2; chance++) {
    ebbes.apply(state, { by: 'chance', outcome: ebbes.sampleChance(state, random) })
  }
  const before = ebbes.view(state, 0)
  const [first = 0, ...others] = numbersOf(state)
  setNumbers(state, [first, ...others.reverse()])
  expect(ebbes.view(state, 0)).toEqual(before)
})

it.each([2, 3, 4, 5])('a deal tells each seat its own cards only, %i seats', (seats) => {
  const made = ebbes.setup({ seats })
  if (!made.ok) throw new Error(made.refusal.message)
  let deals = 0
  playRandomly(ebbes, made.value, seededRandom(3), {
    seen(_state, _input, events) {
      for (const event of events) {
        if (event.type !== 'dealt') continue
        deals++
        for (const viewer of [...Array(seats).keys(), 'spectator'] as const) {
          const told = ebbes.redact(event, viewer)
          const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : []))
          expect(told).toEqual({ ...event, hands })
        }
      }
    },
  })
  expect(deals).toBe(5)
})

it('nobody can look from a seat that is not there', () => {
  const made = ebbes.setup({ seats: 2 })
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  for (const viewer of [2, 7, -1, 0.5]) expect(() => ebbes.view(state, viewer)).toThrow('No seat')
})

it('the starting player is nobody while he is being named', () => {
  const made = ebbes.setup({ seats: 3 })
  if (!made.ok) throw new Error(made.refusal.message)
  let named = 0
  playRandomly(ebbes, made.value, seededRandom(6), {
    seen(state) {
      const { phase, starter } = ebbes.view(state, 0)
      expect(starter === null).toBe(phase === 'name-starter')
      if (starter === null) named++
    },
  })
  expect(named).toBe(4)
})

it('a view tells who sits where; the virtual player is always left of the dealer', () => {
  const made = ebbes.setup({ seats: 2 })
  if (!made.ok) throw new Error(made.refusal.message)
  const orders = new Set<string>()
  playRandomly(ebbes, made.value, seededRandom(6), {
    seen(state) {
      const { order, dealer } = ebbes.view(state, 'spectator')
      orders.add(`${dealer}: ${order.join()}`)
    },
  })
  expect([...orders].sort()).toEqual(['0: 0,2,1', '1: 0,1,2'])
})

describe('minus zero, which JSON knows and a saved state does not keep, is refused', () => {
  it('in the options', () => {
    expect(ebbes.setup({ starter: -0 })).toMatchObject({ refusal: { code: 'ebbes.starter' } })
  })

  it.each(['dealer', 'starter'])('as the first %s', (field) => {
    const made = ebbes.setup({ seats: 3 })
    if (!made.ok) throw new Error(made.refusal.message)
    const outcome = { type: 'open', numbers: [1, 2, 3, 4, 5], dealer: 0, starter: 0, [field]: -0 }
    const applied = ebbes.apply(made.value, { by: 'chance', outcome: outcome as Chance })
    expect(applied).toMatchObject({ refusal: { code: 'input.malformed' } })
  })

  it('as the player named', () => {
    const made = ebbes.setup({ seats: 3 })
    if (!made.ok) throw new Error(made.refusal.message)
    let named = 0
    playRandomly(ebbes, made.value, seededRandom(6), {
      seen(state) {
        if (state.phase !== NAME_STARTER) return
        const input = { by: state.turn, action: { type: 'name-starter', seat: -0 } } as const
        expect(ebbes.apply(state, input)).toMatchObject({ refusal: { code: 'ebbes.starter' } })
        named++
      },
    })
    expect(named).toBe(4)
  })
})

it.each(TABLES)('random games keep every invariant: %o', (options) => {
  const games = rounds(20, 1000)
  const report = simulateEbbes({ options, games, seed: SEED })
  expect(report.violations).toEqual([])
  expect(report.games).toBe(games)
})

it.each([2, 3, 4, 5])('other end spaces and more rounds, %i seats', (seats) => {
  for (const [goal, dabbscheedel, most] of [
    [10, -5, 20],
    [60, -40, 12],
  ]) {
    const options = { seats, variant1: false, variant2: true, goal, dabbscheedel, rounds: most }
    expect(simulateEbbes({ options, games: rounds(5, 200), seed: SEED }).violations).toEqual([])
  }
})
