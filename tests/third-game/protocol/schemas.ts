/** Tercet on the wire: what a table may be, what a seat may ask for, and what it is told. */
import * as v from 'valibot'
import type { GameSchemas } from '../../../src/protocol/game-schemas'
import { areScores } from '../../../src/protocol/scores'
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
} from '../../../src/protocol/values'
import { likelihood } from '../../../src/protocol/primitives'
import type { Action, Event } from '../engine/actions'
import { DECK, SUITS } from '../engine/cards'
import { SEATS, type Config } from '../engine/config'
import type { TercetFacts } from '../engine/facts'
import { PHASES } from '../engine/state'
import type { View } from '../engine/view'

const HAND = DECK.length / SEATS
const ROUNDS = 2 * SEATS

const isCard = among(DECK)
const isSeat = whole(0, SEATS - 1)

const flag = one(isFlag, 'true or false')
const card = one(isCard, 'a card')
const seat = one(isSeat, 'a seat')
const seats = many(isSeat, 'seats', SEATS)
const round = one(whole(0, ROUNDS), 'a round')
const points = many(whole(0, HAND), 'tricks', SEATS)
const scores = many(whole(0, ROUNDS * HAND), 'tricks', SEATS)

const options = exactly<Partial<Config>>()(
  v.pipe(noList, v.strictObject({ long: v.exactOptional(flag) })),
)

const action = exactly<Action>()(v.strictObject({ type: v.literal('play'), card }))

/** The most frequent first: they are tried in this order. */
const event = exactly<Event>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('played'), player: seat, card }),
    v.strictObject({
      type: v.literal('trick'),
      cards: many(isCard, 'cards', SEATS),
      winner: seat,
    }),
    v.strictObject({
      type: v.literal('dealt'),
      round,
      dealer: seat,
      hands: many(list(isCard, HAND), 'hands', SEATS),
    }),
    v.strictObject({ type: v.literal('scored'), round, points, scores }),
    v.strictObject({ type: v.literal('over'), winners: seats }),
  ]),
)

const areCards = list(shape({ player: isSeat, card: isCard }), SEATS)

const view = exactly<View>()(
  v.strictObject({
    game: v.literal('tercet'),
    viewer: one(either(isSeat, among(['spectator'])), 'a seat or spectator'),
    config: v.strictObject({ long: flag }),
    phase: one(among(PHASES), 'a phase'),
    round,
    dealer: seat,
    turn: one(orNull(isSeat), 'a seat or null'),
    hand: many(isCard, 'cards', HAND),
    handSizes: many(whole(0, HAND), 'sizes', SEATS),
    trick: one(orNull(shape({ leader: isSeat, cards: areCards })), 'a trick or null'),
    tricks: many(
      shape({ leader: isSeat, cards: areCards, winner: isSeat }),
      'finished tricks',
      HAND,
    ),
    points,
    scores,
    legal: v.strictObject({ complete: v.literal(true), all: listOf(action, HAND) }),
    outcome: v.nullable(v.strictObject({ winners: seats, scores })),
  }),
)

const isFacts: Guard<TercetFacts> = shape({
  game: among(['tercet']),
  rounds: list(areScores, ROUNDS),
})

/** The card is the last of its suit. */
const reason = v.strictObject({ what: v.literal('void'), suit: v.picklist(SUITS), ...likelihood })

export const tercet: GameSchemas = { options, action, event, view, isFacts, reasons: [reason] }
