/** Searching the rule book: every word of the query must occur, ignoring case and accents. */
import { folded, wordsOf } from '../i18n/folded'
import { faceOf } from '../games/faces.svelte'
import type { Entry, Part } from './book'
import { spelt } from './passage'

const hasAll = (words: readonly string[], texts: readonly string[]): boolean => {
  const all = folded(texts.join(' '))
  return words.every((word) => all.includes(word))
}

const isFound = (game: string, words: readonly string[], entry: Entry): boolean => {
  const { title, text, ours = [], portrait } = entry
  const name = faceOf(game).spokenCard
  const told = [...text, ...ours].map((paragraph) => spelt(paragraph, name))
  return hasAll(words, [
    title,
    ...told,
    ...(portrait === undefined ? [] : [portrait.short, name(portrait.card)]),
  ])
}

/** The matching parts of the book, chapter by chapter; all of it without a query. */
export function find(parts: readonly Part[], question: string): readonly Part[] {
  const words = wordsOf(question)
  if (words.length === 0) return parts
  return parts
    .map((part) => ({
      ...part,
      chapters: part.chapters
        .map(({ entries, ...chapter }) => ({
          ...chapter,
          entries: entries.filter((entry) => isFound(part.game, words, entry)),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0)
}

export const countOf = (parts: readonly Part[]): number =>
  parts.flatMap(({ chapters }) => chapters).reduce((sum, { entries }) => sum + entries.length, 0)
