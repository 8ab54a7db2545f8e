/**
 * What is said in one field as a number: the place of what was chosen among what is offered; where several can be
 * chosen, the set of their places, or the places one after the other.
 */
import { lowest } from '../bits'
import type { Random } from '../kernel'
import { numberAt } from '../lists'
import { valuesOf, type FieldOf } from './fields'

type AnyField = FieldOf<unknown, unknown>

/** How many numbers there are for a field. */
export function digitsFor(field: AnyField): number {
  const { length } = field.from
  switch (field.kind) {
    case 'cards':
      return field.ordered === true ? length ** field.count : 2 ** length
    case 'subset':
    case 'sets':
      return 2 ** length
    case 'card':
    case 'choice':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return length
  }
}

/** What is chosen is compared by identity, or card by card: sets are short and few. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((each) => b.includes(each)))

const placeIn = (from: readonly unknown[], value: unknown): number => {
  const place = from.indexOf(value)
  return place === -1 ? from.findIndex((each) => isSame(each, value)) : place
}

export function digitOf(field: AnyField, value: unknown): number {
  const { from } = field
  const chosen = value as readonly unknown[]
  switch (field.kind) {
    case 'cards':
      if (field.ordered !== true) return setOfPlaces(from, chosen)
      return chosen.reduceRight<number>((sum, each) => sum * from.length + placeIn(from, each), 0)
    case 'subset':
    case 'sets':
      return setOfPlaces(from, chosen)
    case 'card':
    case 'choice':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return placeIn(from, value)
  }
}

const setOfPlaces = (from: readonly unknown[], chosen: readonly unknown[]): number =>
  chosen.reduce<number>((set, each) => set + 2 ** placeIn(from, each), 0)

export function valueOf(field: AnyField, digit: number): unknown {
  const { from } = field
  switch (field.kind) {
    case 'cards':
      return field.ordered === true ? inTurn(from, field.count, digit) : chosenBy(from, digit)
    case 'subset':
    case 'sets':
      return chosenBy(from, digit)
    case 'card':
    case 'choice':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return from[digit]
  }
}

function inTurn(from: readonly unknown[], count: number, digit: number): unknown[] {
  const chosen: unknown[] = []
  let left = digit
  for (let place = 0; place < count; place++) {
    chosen.push(from[left % from.length])
    left = Math.floor(left / from.length)
  }
  return chosen
}

/** A set of places has two halves, each of which is a small integer. */
const HALF = 24

function chosenBy(from: readonly unknown[], set: number): unknown[] {
  const chosen: unknown[] = []
  const high = Math.floor(set / (1 << HALF))
  for (let left = set - high * (1 << HALF); left > 0; left &= left - 1)
    chosen.push(from[lowest(left)])
  for (let left = high; left > 0; left &= left - 1) chosen.push(from[HALF + lowest(left)])
  return chosen
}

/** Any answer, equally likely; −1 if there is none. */
export function sampleDigit(field: AnyField, random: Random): number {
  const { length } = field.from
  switch (field.kind) {
    case 'cards':
      shufflePlaces(length, random)
      return field.ordered === true
        ? firstInTurn(Math.min(field.count, length), length)
        : setOfFirst(Math.min(field.count, length))
    case 'subset':
      shufflePlaces(length, random)
      return setOfFirst(Math.min(length, 1 + random(Math.max(1, length))))
    case 'sets': {
      const all = valuesOf(field)
      const sets = all[random(all.length)]
      return sets === undefined ? -1 : digitOf(field, sets)
    }
    case 'card':
    case 'choice':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option': {
      const place = random(length)
      return place < length ? place : -1
    }
  }
}

/** Reused for every sample: none outlives it. */
const PLACES: number[] = []

/** The first places of the list, in any order. */
function shufflePlaces(length: number, random: Random): void {
  for (let place = 0; place < length; place++) PLACES[place] = place
  for (let last = length - 1; last > 0; last--) {
    const chosen = random(last + 1)
    const place = numberAt(PLACES, last)
    PLACES[last] = numberAt(PLACES, chosen)
    PLACES[chosen] = place
  }
}

function setOfFirst(count: number): number {
  let [low, high] = [0, 0]
  for (let index = 0; index < count; index++) {
    const place = numberAt(PLACES, index)
    if (place < HALF) low |= 1 << place
    else high |= 1 << (place - HALF)
  }
  return low + high * (1 << HALF)
}

function firstInTurn(count: number, base: number): number {
  let digit = 0
  for (let place = count - 1; place >= 0; place--) digit = digit * base + numberAt(PLACES, place)
  return digit
}
