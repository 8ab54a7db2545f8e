/** All settings, as stored on the device: each with its values and its default. */
import { THEMES } from '../../protocol/desktop'
import { MARKERS } from '../../protocol/markers'
import { LANGUAGES } from '../i18n/languages'
import { areWishes, NO_WISHES, type Wishes } from './table-wishes'

interface Field<T> {
  readonly fallback: T
  readonly accepts: (value: unknown) => value is T
}

const choice = <const T>(values: readonly T[], fallback: NoInfer<T>): Field<T> => ({
  fallback,
  accepts: (value): value is T => (values as readonly unknown[]).includes(value),
})

const text = (longest: number): Field<string> => ({
  fallback: '',
  accepts: (value): value is string => typeof value === 'string' && value.length <= longest,
})

/** A few short names, including those that only another version knows. */
const names: Field<readonly string[]> = {
  fallback: [],
  accepts: (value): value is readonly string[] =>
    Array.isArray(value) && value.length <= 100 && value.every(text(40).accepts),
}

const wishes: Field<Wishes> = { fallback: NO_WISHES, accepts: areWishes }

export const LETTERS = ['language', 'english', 'printed', 'french'] as const
export const PALETTES = ['standard', 'colour-blind'] as const
/** 0 shows everything at once. */
export const SPEEDS = [0.5, 1, 2, 0] as const
/** Seconds that a finished trick stays on the table; null until the player continues. */
export const TRICK_TIMES = [0.5, 1, 2, 3, null] as const
/** In which order a player holds their cards. */
export const HAND_ORDERS = ['suit', 'strength'] as const
export type HandOrder = (typeof HAND_ORDERS)[number]
export const TEXT_SIZES = [100, 125, 150, 200] as const
/** What is read aloud to a player who cannot see the table: all that happens, what concerns them, or only their turns. */
export const DETAILS = ['all', 'mine', 'turns'] as const

export const VOLUMES = ['soft', 'normal', 'loud'] as const

/** Seconds for a decision; 0 without a clock. */
export const TURN_TIMES = [0, 30, 60, 120] as const

/** The levels of bots that people can play with. */
export const LEVELS = ['beginner', 'club', 'master'] as const

const FIELDS = {
  language: choice(['system', ...LANGUAGES], 'system'),
  theme: choice(THEMES, 'system'),
  name: text(40),
  marker: choice(MARKERS, 'orange'),
  letters: choice(LETTERS, 'language'),
  palette: choice(PALETTES, 'standard'),
  speed: choice(SPEEDS, 1),
  trickTime: choice(TRICK_TIMES, 2),
  /** Whether a card must be tapped twice. */
  confirm: choice([true, false], false),
  /** Whether the page plays a card that is the only one allowed. */
  forced: choice([true, false], false),
  handOrder: choice(HAND_ORDERS, 'suit'),
  largeCards: choice([true, false], false),
  sounds: choice([true, false], true),
  volume: choice(VOLUMES, 'normal'),
  textSize: choice(TEXT_SIZES, 100),
  detail: choice(DETAILS, 'all'),
  bots: choice(LEVELS, 'club'),
  /** What was last played alone, and with others. */
  alone: wishes,
  hosted: wishes,
  /** Of a table for others; without a name it is called after its owner. */
  tableName: text(60),
  access: choice(['open', 'private'], 'open'),
  coach: choice([true, false], false),
  turnTime: choice(TURN_TIMES, 0),
  /** The games whose short explanation has been read. */
  known: names,
  /** The lessons that were learnt to their end, and the place in the newest one. */
  learnt: names,
  lessonAt: text(80),
  /** The games that were played to their end. */
  finished: names,
} as const

type Fields = typeof FIELDS
export type StoredSettings = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer T> ? T : never
}

const object = (json: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Each field separately: one that an older or broken program wrote does not spoil the others. */
export function parseSettings(json: string | null): StoredSettings {
  const stored = object(json)
  return Object.fromEntries(
    Object.entries<Field<unknown>>(FIELDS).map(([name, { accepts, fallback }]) => [
      name,
      accepts(stored[name]) ? stored[name] : fallback,
    ]),
  ) as StoredSettings
}
