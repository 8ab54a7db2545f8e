/** Eidex on the wire: a table's options, what a seat may send, and what it is told. */
import * as v from 'valibot'
import type { Action, Event } from '../../engine/eidex/actions'
import { SUITS } from '../../engine/eidex/cards'
import { POWER_IDS } from '../../engine/eidex/characters'
import type { Config } from '../../engine/eidex/config'
import type { EidexFacts } from '../../engine/eidex/facts'
import { POT, SEATS, STAGES } from '../../engine/eidex/state'
import type { View } from '../../engine/eidex/view'
import { WINDOWS } from '../../engine/eidex/windows'
import type { GameSchemas, Reason } from '../game-schemas'
import { areScores } from '../scores'
import {
  DECK,
  REASONS,
  wordOf,
  isCard,
  isSuit,
  isSeat,
  flag,
  card,
  hiddenCard,
  cards,
  hiddenCards,
  suitOrNone,
  power,
  seat,
  seatOrNobody,
  seats,
  place,
  mode,
  destination,
  game,
  data,
  perSeat,
  flags,
  characters,
  points,
  victoryPoints,
  awarded,
  options,
  fields,
  fieldsAlone,
  secret,
  step,
  question,
} from './parts'
import {
  among,
  either,
  exactly,
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

/** A trick of two laps. */
const TRICK = 2 * SEATS
/** Effects in force at once: more than three characters can cause. */
const MANY = 36
/** The longest list of a question, and passing. */
const ACTIONS = 1001

/** The options of a new table. Whether they fit together is for the engine to say. */
export const eidexConfig = exactly<Partial<Config>>()(
  v.pipe(
    noList,
    v.strictObject({
      mode: v.exactOptional(options.mode),
      characters: v.exactOptional(options.characters),
      target: v.exactOptional(options.target),
      victoryPoints: v.exactOptional(options.victoryPoints),
      easyStart: options.easyStart,
    }),
  ),
)

/** The most frequent first: they are tried in this order. */
export const eidexAction = exactly<Action>()(
  v.variant('type', [
    v.strictObject({
      type: v.literal('play'),
      card,
      excuse: v.exactOptional(flag),
      faceDown: v.exactOptional(flag),
    }),
    v.strictObject({ type: v.literal('power'), id: power, ...fields }),
    v.strictObject({ type: v.literal('answer'), ...fields }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('put-down'), card }),
  ]),
)

export const eidexEvent = exactly<Event>()(
  v.variant('type', [
    v.strictObject({
      type: v.literal('played'),
      seat,
      card: hiddenCard,
      faceDown: flag,
      suit: suitOrNone,
      to: seats,
    }),
    v.strictObject({ type: v.literal('trick'), leader: seat, winner: seat, destination }),
    v.strictObject({ type: v.literal('put-down'), seat, card: hiddenCard, to: seats }),
    v.strictObject({ type: v.literal('power'), seat, id: power, fields: fieldsAlone }),
    v.strictObject({
      type: v.literal('answered'),
      seat,
      id: power,
      fields: v.nullable(fieldsAlone),
      to: seats,
    }),
    v.strictObject({
      type: v.literal('moved'),
      from: seat,
      hand: seat,
      cards: hiddenCards,
      count: one(whole(0, DECK), 'a count'),
      to: seats,
    }),
    v.strictObject({ type: v.literal('shown'), seat, where: place, cards: hiddenCards, to: seats }),
    v.strictObject({ type: v.literal('told'), id: power, seat, yes: flag }),
    v.strictObject({ type: v.literal('taken-back'), seat, cards: one(whole(0, DECK), 'a count') }),
    v.strictObject({
      type: v.literal('dealt'),
      game,
      dealer: seat,
      hands: perSeat(list(isCard, DECK), 'hands'),
      turnUp: card,
      concealed: hiddenCard,
    }),
    v.strictObject({ type: v.literal('redealt'), dealer: seat, turnUp: card }),
    v.strictObject({ type: v.literal('mode'), mode, trump: suitOrNone, turnUp: card }),
    v.strictObject({
      type: v.literal('counted'),
      points,
      revealed: listOf(v.strictObject({ seat, card }), DECK),
      down: perSeat(orNull(isCard), 'cards or null'),
    }),
    v.strictObject({
      type: v.literal('awarded'),
      points,
      awarded,
      victoryPoints,
      reason: one(wordOf(REASONS), 'a reason'),
    }),
    v.strictObject({ type: v.literal('opened'), dealer: seat, characters }),
    v.strictObject({ type: v.literal('over'), winners: seats }),
  ]),
)

const seenCard = { seat, card: hiddenCard, faceDown: flag }
const seenCards = listOf(v.strictObject(seenCard), TRICK)

export const eidexView = exactly<View>()(
  v.strictObject({
    game: v.literal('eidex'),
    viewer: one(either(isSeat, among(['spectator'])), 'a seat or spectator'),
    config: v.strictObject(options),
    characters,
    victoryPoints,
    games: game,
    stage: one(among(STAGES), 'a stage'),
    asked: v.nullable(
      v.strictObject({ seats, window: one(wordOf([...WINDOWS, 'play', 'answer']), 'a window') }),
    ),
    dealer: seat,
    direction: one((value): value is number => value === 1 || value === -1, '1 or −1'),
    turnUp: hiddenCard,
    mode,
    trump: suitOrNone,
    limit: one(whole(80, 120), 'a limit from 80 to 120'),
    hand: cards,
    handSizes: perSeat(whole(0, DECK), 'sizes'),
    down: perSeat(orNull(isCard), 'cards or null'),
    hasDown: flags,
    owing: flags,
    putDownLate: flag,
    leader: seat,
    turn: seatOrNobody,
    trick: seenCards,
    led: suitOrNone,
    aside: seenCards,
    tricks: listOf(
      v.strictObject({
        leader: seat,
        cards: seenCards,
        suit: suitOrNone,
        winner: seat,
        to: destination,
      }),
      DECK,
    ),
    won: many(list(isCard, DECK), 'piles', SEATS + 1, SEATS + 1),
    veiled: listOf(v.strictObject({ ...seenCard, pile: one(whole(0, POT), 'a pile') }), DECK),
    lastWinner: seatOrNobody,
    effects: listOf(
      v.strictObject({
        power,
        seat,
        until: one(among(['trick', 'game']), 'trick or game'),
        data,
        secret,
      }),
      MANY,
    ),
    agenda: listOf(step, MANY),
    uses: perSeat(whole(0, 100), 'uses'),
    known: perSeat(list(isCard, DECK), 'cards'),
    voids: perSeat(list(isSuit, SUITS.length), 'suits'),
    facts: listOf(
      v.strictObject({
        seat,
        where: place,
        cards: many(whole(0, 511), 'sets of ranks', SUITS.length, SUITS.length),
        min: one(whole(0, DECK), 'a count'),
        max: one(whole(0, DECK), 'a count'),
      }),
      MANY,
    ),
    conceals: flag,
    points,
    awarded,
    question: v.nullable(listOf(question, 3)),
    legal: v.variant('complete', [
      v.strictObject({ complete: v.literal(true), all: listOf(eidexAction, ACTIONS) }),
      v.strictObject({ complete: v.literal(false), some: listOf(eidexAction, ACTIONS) }),
    ]),
    outcome: v.nullable(v.strictObject({ winners: seats, victoryPoints })),
  }),
)

/** Checked by one plain function, as a machine has thousands of games. */
const isFacts: Guard<EidexFacts> = shape({
  game: among(['eidex']),
  characters: list(orNull(among(POWER_IDS)), SEATS),
  games: list(shape({ points: areScores, awarded: areScores }), 1000),
})

/** Where this seat's points end up. */
const eidexReason = v.strictObject({
  what: v.picklist(['high', 'low', 'middle', 'over']),
  ...likelihood,
})
type EidexReason = v.InferOutput<typeof eidexReason>
export const isEidexReason = (reason: Reason): reason is EidexReason => v.is(eidexReason, reason)

export const eidex: GameSchemas = {
  options: eidexConfig,
  action: eidexAction,
  event: eidexEvent,
  view: eidexView,
  isFacts,
  reasons: [eidexReason],
}
