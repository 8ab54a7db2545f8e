/** ebbes on the wire: a table's options, what a seat may send, and what it is told. */
import * as v from 'valibot'
import type { Action, Event } from '../../engine/ebbes/actions'
import { deckNames, SUITS } from '../../engine/ebbes/cards'
import type { Config } from '../../engine/ebbes/config'
import { ROLES, type Role } from '../../engine/ebbes/roles'
import { COLUMNS } from '../../engine/ebbes/layout'
import { END_REASONS, PHASES } from '../../engine/ebbes/state'
import type { EbbesFacts } from '../../engine/ebbes/facts'
import type { View } from '../../engine/ebbes/view'
import type { GameSchemas, Reason } from '../game-schemas'
import { areScores, MAX_PLAYERS } from '../scores'
import {
  among,
  either,
  exactly,
  isFlag,
  list,
  listOf,
  many,
  noList,
  one,
  orNull,
  shape,
  whole,
  type Guard,
} from '../values'
import { likelihood } from '../primitives'

const PLAYERS = 5
const VALUES = 15
const HAND = 15
const DECK = deckNames(VALUES)
const NUMBERS = 5
const ROUNDS = 20
/** At most all of plus, none of minus, and three for ebbes; at least all of minus. */
const [FEWEST_POINTS, MAX_POINTS] = [-VALUES, VALUES + 3]

const isCard = among(DECK)
const isPlayer = whole(0, PLAYERS - 1)
const isSuit = among(SUITS)

const flag = one(isFlag, 'true or false')
const card = one(isCard, 'a card')
const player = one(isPlayer, 'a player')
const playerOrNobody = one(orNull(isPlayer), 'a player or null')
const seatOrSpectator = one(either(isPlayer, among(['spectator'])), 'a seat or spectator')
const suit = one(isSuit, 'a suit')
const round = one(whole(0, ROUNDS), 'a round')
const numberCards = many(whole(1, NUMBERS), 'number cards', NUMBERS)
const trickCards = many(isCard, 'cards', PLAYERS)
const players = many(isPlayer, 'players', PLAYERS)
const points = many(whole(FEWEST_POINTS, MAX_POINTS), 'points', PLAYERS)
const scores = many(whole(ROUNDS * FEWEST_POINTS, ROUNDS * MAX_POINTS), 'scores', PLAYERS)
const reason = one(among(END_REASONS), 'an end of the game')

const options = {
  seats: one(whole(2, PLAYERS), '2 to 5 seats'),
  variant1: flag,
  variant2: flag,
  rounds: one(whole(5, ROUNDS), '5 to 20 rounds'),
  goal: one(whole(10, 60), 'a goal from 10 to 60'),
  dabbscheedel: one(whole(-40, -5), 'a Dabbscheedel from −40 to −5'),
  starter: one(either(isPlayer, among(['random'])), 'a seat or random'),
  showMemory: flag,
}

/** The options of a new table. Whether they fit together is for the engine to say. */
export const ebbesConfig = exactly<Partial<Config>>()(
  v.pipe(
    noList,
    v.strictObject({
      seats: v.exactOptional(options.seats),
      variant1: v.exactOptional(flag),
      variant2: v.exactOptional(flag),
      rounds: v.exactOptional(options.rounds),
      goal: v.exactOptional(options.goal),
      dabbscheedel: v.exactOptional(options.dabbscheedel),
      starter: v.exactOptional(options.starter),
      showMemory: v.exactOptional(flag),
    }),
  ),
)

/** The most frequent first: they are tried in this order. */
export const ebbesAction = exactly<Action>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('play'), card }),
    v.strictObject({ type: v.literal('select'), card }),
    v.strictObject({ type: v.literal('name-starter'), seat: player }),
  ]),
)

export const ebbesEvent = exactly<Event>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('played'), player, card }),
    v.strictObject({ type: v.literal('trick'), cards: trickCards, winner: player }),
    v.strictObject({ type: v.literal('designated'), suit, role: one(among(ROLES), 'a role') }),
    v.strictObject({
      type: v.literal('turned-up'),
      column: one(whole(0, COLUMNS - 1), 'a column'),
      card,
    }),
    v.strictObject({ type: v.literal('selected'), player, card }),
    v.strictObject({
      type: v.literal('dealt'),
      round,
      dealer: player,
      hands: many(list(isCard, HAND), 'hands', PLAYERS),
      open: many(isCard, 'cards', COLUMNS),
    }),
    v.strictObject({ type: v.literal('number'), number: one(whole(1, NUMBERS), 'a number card') }),
    v.strictObject({ type: v.literal('starter'), by: player, player }),
    v.strictObject({ type: v.literal('scored'), round, points, scores, zilchRight: player }),
    v.strictObject({ type: v.literal('opened'), dealer: player, starter: player }),
    v.strictObject({ type: v.literal('over'), winners: players, reason }),
  ]),
)

const arePlayedCards = list(shape({ player: isPlayer, card: isCard }), PLAYERS)
const isTrick = shape({ leader: isPlayer, cards: arePlayedCards })
const isFinishedTrick = shape({ leader: isPlayer, cards: arePlayedCards, winner: isPlayer })
const gone = many(whole(1, VALUES), 'values', VALUES)
const suitWithRole = v.exactOptional(suit)

export const ebbesView = exactly<View>()(
  v.strictObject({
    game: v.literal('ebbes'),
    viewer: seatOrSpectator,
    config: v.strictObject(options),
    phase: one(among(PHASES), 'a phase'),
    round,
    order: players,
    dealer: player,
    starter: playerOrNobody,
    turn: playerOrNobody,
    zilchRight: playerOrNobody,
    hand: many(isCard, 'cards', HAND),
    handSizes: many(whole(0, HAND), 'sizes', PLAYERS),
    trick: one(orNull(isTrick), 'a trick or null'),
    lastTrick: one(orNull(isFinishedTrick), 'a finished trick or null'),
    piles: many(whole(0, DECK.length), 'sizes', PLAYERS),
    numbers: v.strictObject({ turned: numberCards, left: numberCards }),
    pairs: many(isCard, 'pairs', SUITS.length),
    roles: v.pipe(
      noList,
      v.strictObject({
        trump: suitWithRole,
        plus: suitWithRole,
        ebbes: suitWithRole,
        minus: suitWithRole,
        zilch: suitWithRole,
      } satisfies Record<Role, unknown>),
    ),
    virtual: v.nullable(
      v.strictObject({
        open: many(orNull(isCard), 'cards', COLUMNS),
        covered: many(whole(0, HAND / COLUMNS), 'sizes', COLUMNS),
      }),
    ),
    points,
    scores,
    memory: v.strictObject({
      tricks: many(isFinishedTrick, 'finished tricks', HAND),
      gone: v.strictObject({ blue: gone, brown: gone, yellow: gone, green: gone, red: gone }),
      voids: many(list(isSuit, SUITS.length), 'suits', PLAYERS),
    }),
    legal: v.strictObject({
      complete: v.literal(true),
      all: listOf(ebbesAction, DECK.length),
    }),
    outcome: v.nullable(v.strictObject({ winners: players, scores, reason })),
  }),
)

/** Checked by one plain function, as a machine has thousands of games. */
const isFacts: Guard<EbbesFacts> = shape({
  game: among(['ebbes']),
  rounds: list(areScores, ROUNDS),
  tricks: list(list(whole(0, 10_000), ROLES.length), MAX_PLAYERS),
})

/** The card's suit gets this role. */
const ebbesReason = v.strictObject({
  what: v.literal('role'),
  suit: v.picklist(SUITS),
  role: v.picklist(ROLES),
  ...likelihood,
})
export type EbbesReason = v.InferOutput<typeof ebbesReason>
export const isEbbesReason = (reason: Reason): reason is EbbesReason => v.is(ebbesReason, reason)

export const ebbes: GameSchemas = {
  options: ebbesConfig,
  action: ebbesAction,
  event: ebbesEvent,
  view: ebbesView,
  isFacts,
  reasons: [ebbesReason],
}
