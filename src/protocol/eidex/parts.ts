/** The building blocks of Eidex's schemas: its words, its small values, and the forms of a question. */
import * as v from 'valibot'
import { DECK_NAMES, SUITS } from '../../engine/eidex/cards'
import { POWER_IDS, type PowerId } from '../../engine/eidex/characters'
import { MODES as TABLE_MODES } from '../../engine/eidex/config'
import { NOBODY, SEATS } from '../../engine/eidex/state'
import { MODES } from '../../engine/eidex/tables'
import { WINDOWS } from '../../engine/eidex/windows'
import {
  among,
  either,
  isFlag,
  list,
  many,
  noList,
  one,
  orNull,
  whole,
  type Guard,
} from '../values'

export const DECK = DECK_NAMES.length

/** The words in the questions of powers, and the names of their steps and awards. */
const ENDS = ['highest', 'lowest'] as const
const DIRECTIONS = ['left', 'right'] as const
const COMPARISONS = ['at-least', 'exactly', 'at-most'] as const
const PLACES = ['hand', 'put-down'] as const
const QUESTIONS = ['card', 'gift', 'lead', 'put-down', 'return', 'show', 'swap'] as const
const PURPOSES = ['down', 'first', 'lead', 'return', 'second'] as const
export const REASONS = ['match', 'limit', 'level', 'extremes', 'nobody', ...POWER_IDS] as const

/** The engine types these as plain strings; only words on the list pass. */
export const wordOf = (words: readonly string[]): Guard<string> => among(words)

export const isCard = among(DECK_NAMES)
export const isSuit = among(SUITS)
const isPower = among(POWER_IDS)
export const isSeat = whole(0, SEATS - 1)
const isPlace = among(PLACES)

export const flag = one(isFlag, 'true or false')
export const card = one(isCard, 'a card')
export const hiddenCard = one(orNull(isCard), 'a card or null')
export const cards = many(isCard, 'cards', DECK)
export const hiddenCards = one(orNull(list(isCard, DECK)), 'cards or null')
const suit = one(isSuit, 'a suit')
export const suitOrNone = one(orNull(isSuit), 'a suit or null')
export const power = one(isPower, 'a character')
export const seat = one(isSeat, 'a seat')
export const seatOrNobody = one(whole(NOBODY, SEATS - 1), 'a seat or −1')
export const seats = many(isSeat, 'seats', SEATS)
export const place = one(isPlace, 'hand or put-down')
export const mode = one(among(MODES), 'a mode')
const sets = many(list(isCard, DECK), 'sets of cards', 100)
export const destination = one(either(isSeat, among(['owners', 'pot'])), 'a seat, owners or pot')
export const game = one(whole(0, 10_000), 'a number of games')
export const data = many(whole(-1, 200), 'small numbers', DECK)

export const perSeat = <T>(is: Guard<T>, expected: string) => many(is, expected, SEATS, SEATS)
export const flags = perSeat(isFlag, 'flags')
export const characters = perSeat(orNull(isPower), 'characters')
export const points = perSeat(whole(-200, 400), 'points')
export const victoryPoints = perSeat(whole(0, 20), 'victory points')
export const awarded = perSeat(whole(0, 2), 'victory points')

const isTrio = list(isPower, SEATS, SEATS) as Guard<readonly [PowerId, PowerId, PowerId]>
const isTally = list(whole(0, 14), SEATS, SEATS) as Guard<readonly [number, number, number]>

export const options = {
  mode: one(among(TABLE_MODES), 'basic or cosmic'),
  characters: one(either(isTrio, among(['random'])), 'three characters or random'),
  target: one(whole(3, 15), 'a target from 3 to 15'),
  victoryPoints: one(isTally, 'victory points'),
  easyStart: v.exactOptional(flag),
}

export const fields = {
  card: v.exactOptional(card),
  cards: v.exactOptional(cards),
  sets: v.exactOptional(sets),
  suit: v.exactOptional(suit),
  seat: v.exactOptional(seat),
  number: v.exactOptional(one(whole(-200, 200), 'a number')),
  to: v.exactOptional(one(wordOf(ENDS), 'an end')),
  direction: v.exactOptional(one(wordOf(DIRECTIONS), 'a direction')),
  accept: v.exactOptional(flag),
  compare: v.exactOptional(one(wordOf(COMPARISONS), 'a comparison')),
  where: v.exactOptional(one(wordOf(PLACES), 'a place')),
  disclose: v.exactOptional(flag),
  show: v.exactOptional(cards),
}
export const fieldsAlone = v.pipe(noList, v.strictObject(fields))

export const secret = v.exactOptional(seats)

export const step = v.variant('kind', [
  v.strictObject({
    kind: v.literal('window'),
    window: one(among(WINDOWS), 'a window'),
    asked: one(whole(0, POWER_IDS.length), 'a place in the order'),
    seat: seatOrNobody,
  }),
  v.strictObject({
    kind: v.literal('ask'),
    power,
    owner: seat,
    seat,
    question: one(wordOf(QUESTIONS), 'a question'),
    data,
    secret,
  }),
  v.strictObject({
    kind: v.literal('draw'),
    power,
    owner: seat,
    from: seat,
    purpose: one(wordOf(PURPOSES), 'a purpose'),
    except: data,
    secret,
    data,
  }),
])

const isOption = either(wordOf([...ENDS, ...DIRECTIONS, ...COMPARISONS, ...PLACES]), isFlag)

const field = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), from: cards }),
  v.strictObject({
    kind: v.literal('cards'),
    from: cards,
    count: one(whole(0, DECK), 'a count'),
    ordered: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('choice'), from: sets }),
  v.strictObject({ kind: v.literal('subset'), from: cards }),
  v.strictObject({ kind: v.literal('sets'), from: sets }),
  v.strictObject({ kind: v.literal('seat'), from: seats }),
  v.strictObject({ kind: v.literal('suit'), from: many(isSuit, 'suits', SUITS.length) }),
  v.strictObject({ kind: v.literal('number'), from: many(whole(-200, 200), 'numbers', 200) }),
  v.strictObject({ kind: v.literal('option'), from: many(isOption, 'options', 10) }),
])
const asked = v.exactOptional(field)
export const question = v.pipe(
  noList,
  v.strictObject({
    card: asked,
    cards: asked,
    sets: asked,
    suit: asked,
    seat: asked,
    number: asked,
    to: asked,
    direction: asked,
    accept: asked,
    compare: asked,
    where: asked,
    disclose: asked,
    show: asked,
  }),
)
