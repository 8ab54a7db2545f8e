/** Tables for lessons: they live in memory only, and nothing that is played there is ever counted. */
import { accept, type Result } from '../engine/kernel'
import type { AnyGame } from '../engine/games'
import type { Practice } from '../protocol/table'
import type { TableLog } from './ports'

const NOTHING = Promise.resolve()

/** Where the records of a lesson go. */
export const NOWHERE: TableLog = {
  append: () => NOTHING,
  rewrite: () => NOTHING,
  close: () => NOTHING,
}

/** It has no part in what the history knows of its guest. */
export const UNCOUNTED = {
  lastPlayed: () => Promise.resolve(new Map<string, string>()),
  played: () => undefined,
  read: () => Promise.resolve(''),
} as const

/** Whether the game can begin as the lesson wants it. */
export function whyNotPractice(
  game: AnyGame,
  options: object,
  { line, made }: Practice,
): Result<undefined> {
  const begun = game.setup(options)
  if (!begun.ok) return begun
  for (const input of line.slice(0, made)) {
    const applied = game.apply(begun.value, input)
    if (!applied.ok) return applied
  }
  return accept(undefined)
}
