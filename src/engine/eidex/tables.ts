/** eidex.rank, eidex.value: what cards rank and count, for the mode and all powers in force. */
import {
  CARD_NUMBERS,
  cardNumber,
  rankNamed,
  RANK_COUNT,
  SUIT_COUNT,
  type CardNumber,
} from './cards'
import { numberAt, zeros } from '../lists'
import type { Effect } from './effect'

export const MODES = ['trump', 'obenabe', 'undenufe'] as const
export type Mode = (typeof MODES)[number]

export interface Tables {
  /** By card number: greater is stronger within its suit. */
  readonly strength: readonly number[]
  /** By card number. */
  readonly value: readonly number[]
}

export const strengthIn = ({ strength }: Tables, card: CardNumber): number =>
  strength[card] as number

export const valueIn = ({ value }: Tables, card: CardNumber): number => value[card] as number

/** How a power in force changes the tables. Orders are ranks from weak to strong. */
export interface TableModifiers {
  rank?(order: readonly number[], suit: number, effect: Effect): readonly number[]
  value?(value: number[], effect: Effect): void
}

const UPWARDS = Array.from({ length: RANK_COUNT }, (_, rank) => rank)
const DOWNWARDS = UPWARDS.toReversed()
const [NINE, TEN, JACK, QUEEN, KING, ACE] = (['9', '10', 'J', 'Q', 'K', 'A'] as const).map(
  rankNamed,
) as [number, number, number, number, number, number]
const TRUMP_ORDER = [0, 1, 2, TEN, QUEEN, KING, ACE, NINE, JACK]

//                      6  7  8  9 10   J  Q  K   A
const TRUMP_VALUES = [0, 0, 0, 14, 10, 20, 3, 4, 11]
const PLAIN_VALUES = [0, 0, 0, 0, 10, 2, 3, 4, 11]
const OBENABE_VALUES = [0, 0, 8, 0, 10, 2, 3, 4, 11]
const UNDENUFE_VALUES = [11, 0, 8, 0, 10, 2, 3, 4, 0]

function baseOrder(mode: Mode, isTrump: boolean): readonly number[] {
  if (mode === 'undenufe') return DOWNWARDS
  return isTrump ? TRUMP_ORDER : UPWARDS
}

function baseValues(mode: Mode, isTrump: boolean): readonly number[] {
  if (mode === 'obenabe') return OBENABE_VALUES
  if (mode === 'undenufe') return UNDENUFE_VALUES
  return isTrump ? TRUMP_VALUES : PLAIN_VALUES
}

/** A power in force, with its changes to the tables. */
export type Modification = readonly [TableModifiers, Effect]

/** Without powers in force there are only six tables, made once: by mode and trump suit. */
const USUAL: Readonly<Record<Mode, Tables[]>> = { trump: [], obenabe: [], undenufe: [] }

/** By the mode alone. */
const usualTables = (mode: Mode, trump: number): Tables =>
  (USUAL[mode][trump + 1] ??= makeTables(mode, trump))

/** `modifications` in the order in which they apply. */
export const tablesFor = (
  mode: Mode,
  trump: number,
  modifications: readonly Modification[],
): Tables =>
  modifications.length === 0
    ? usualTables(mode, trump)
    : modified(mode, trump, usualTables(mode, trump), modifications)


function makeTables(mode: Mode, trump: number): Tables {
  const strength = zeros(CARD_NUMBERS)
  const value = zeros(CARD_NUMBERS)
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    writeOrder(strength, suit, baseOrder(mode, suit === trump))
    for (const [rank, points] of baseValues(mode, suit === trump).entries()) {
      value[cardNumber(suit, rank)] = points
    }
  }
  return { strength, value }
}

function writeOrder(strength: number[], suit: number, order: readonly number[]): void {
  for (let place = 0; place < order.length; place++)
    strength[cardNumber(suit, numberAt(order, place))] = place
}

/** Anew only what is changed. */
function modified(
  mode: Mode,
  trump: number,
  usual: Tables,
  modifications: readonly Modification[],
): Tables {
  let strength: number[] | undefined
  let value: number[] | undefined
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const base = baseOrder(mode, suit === trump)
    let order = base
    for (const [modifiers, effect] of modifications)
      order = modifiers.rank?.(order, suit, effect) ?? order
    if (order !== base) writeOrder((strength ??= usual.strength.slice()), suit, order)
  }
  for (const [modifiers, effect] of modifications)
    modifiers.value?.((value ??= usual.value.slice()), effect)
  return { strength: strength ?? usual.strength, value: value ?? usual.value }
}
