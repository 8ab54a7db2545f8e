/** Finding games by player, game, day and state, while the user types. */
import type { HistoryEntry, PlayedGame } from '../../protocol/history'
import { folded, wordsOf } from '../i18n/folded'

/** The states of a table in the history, in the order in which they are offered. */
export const CONDITIONS = [
  'running', // open now
  'unfinished', // closed in the middle of a game
  'finished',
  'moved', // continued on another computer
  'sent', // on its way there, without confirmation
  'imported', // from a file
] as const
export type Condition = (typeof CONDITIONS)[number]

export function conditionOf({ state, games }: HistoryEntry): Condition {
  if (state !== 'closed') return state
  return games.every(({ isOver }) => isOver) ? 'finished' : 'unfinished'
}

/** A day in calendar form, 2026-05-01, in the reader's time zone. */
export function dayOf(moment: string): string {
  const date = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** From one day to another, inclusive; empty where it is open. */
export interface Period {
  readonly from: string
  readonly to: string
}
export const ALWAYS: Period = { from: '', to: '' }

const isWithin = (day: string, { from, to }: Period): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to)

/** What the user searches for; empty or null for anything. */
export interface Wish extends Period {
  readonly text: string
  readonly game: string | null
  readonly condition: Condition | null
  readonly player: string | null
}
export const ANYTHING: Wish = { ...ALWAYS, text: '', game: null, condition: null, player: null }

/** A table with everything that a search needs, so that no key press computes it again. */
export interface Found {
  readonly entry: HistoryEntry
  readonly condition: Condition
  /** The day it was opened. */
  readonly day: string
  readonly days: ReadonlySet<string>
  readonly people: ReadonlySet<string>
  readonly text: string
}

const peopleOf = (game: PlayedGame): readonly string[] =>
  game.players.flatMap(({ name }) => (name === null ? [] : [name]))

/** Newest first. `describe` gives the visible text of a table in the reader's language. */
export const prepare = (
  entries: readonly HistoryEntry[],
  describe: (entry: HistoryEntry) => string,
): readonly Found[] =>
  entries
    .map((entry) => ({
      entry,
      condition: conditionOf(entry),
      day: dayOf(entry.opened),
      days: new Set([entry.opened, ...entry.games.map(({ begun }) => begun)].map(dayOf)),
      people: new Set(entry.games.flatMap(peopleOf)),
      text: folded(describe(entry)),
    }))
    .sort((a, b) =>
      a.entry.opened < b.entry.opened ? 1 : a.entry.opened > b.entry.opened ? -1 : 0,
    )

/** Every word must occur, and everything else must match. */
export function findGames(all: readonly Found[], wish: Wish): readonly Found[] {
  const words = wordsOf(wish.text)
  const isAnyDay = wish.from === '' && wish.to === ''
  return all.filter(
    ({ entry, condition, days, people, text }) =>
      (wish.game === null || entry.game === wish.game) &&
      (wish.condition === null || condition === wish.condition) &&
      (wish.player === null || people.has(wish.player)) &&
      (isAnyDay || [...days].some((day) => isWithin(day, wish))) &&
      words.every((word) => text.includes(word)),
  )
}

/** A game against bots that was left in the middle. */
export const isAbandoned = ({ condition, people }: Found): boolean =>
  condition === 'unfinished' && people.size <= 1

/** Groups the tables of one day, keeping the order. */
export function byDay(found: readonly Found[]): readonly (readonly Found[])[] {
  const days = new Map<string, Found[]>()
  for (const table of found) days.set(table.day, [...(days.get(table.day) ?? []), table])
  return [...days.values()]
}

/** Everybody who ever played here, by name. */
export const everybody = (all: readonly Found[], language: string): readonly string[] => {
  const { compare } = new Intl.Collator(language)
  return [...new Set(all.flatMap(({ people }) => [...people]))].sort(compare)
}

/** The number of games in which a person of that name played. */
export const gamesWith = (all: readonly Found[], name: string): number =>
  all
    .flatMap(({ entry }) => entry.games)
    .filter(({ players }) => players.some((player) => player.name === name)).length

/** Only games begun within these days, and of one kind if that is given. */
export const within = (
  entries: readonly HistoryEntry[],
  { game, ...period }: Period & { readonly game: string | null },
): readonly HistoryEntry[] =>
  entries
    .filter((entry) => game === null || entry.game === game)
    .map((entry) => ({
      ...entry,
      games: entry.games.filter(({ begun }) => isWithin(dayOf(begun), period)),
    }))
