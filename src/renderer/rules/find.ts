/** Searching the rule book: every word of the question has to occur, in any form of letters. */
import type { GameId } from '../../engine/games'
import { folded, wordsOf } from '../i18n/folded'
import { cardName as ebbesCard } from '../games/ebbes/table/words'
import { cardName as eidexCard } from '../games/eidex/table/words'
import type { Entry, Part } from './book'
import { spelt } from './passage'

export const cardNameIn = (game: GameId, card: string): string =>
  game === 'ebbes' ? ebbesCard(card) : eidexCard(card)

const hasAll = (words: readonly string[], texts: readonly string[]): boolean => {
  const all = folded(texts.join(' '))
  return words.every((word) => all.includes(word))
}

const isFound = (game: GameId, words: readonly string[], entry: Entry): boolean => {
  const { title, text, ours = [], character } = entry
  const name = (card: string) => cardNameIn(game, card)
  const told = [...text, ...ours].map((paragraph) => spelt(paragraph, name))
  return hasAll(words, [
    title,
    ...told,
    ...(character === undefined ? [] : [character.short, name(character.card)]),
  ])
}

/** What is left of the book, chapter by chapter; without a question all of it. */
export function find(parts: readonly Part[], question: string): readonly Part[] {
  const words = wordsOf(question)
  if (words.length === 0) return parts
  return parts
    .map((part) => ({
      ...part,
      chapters: part.chapters
        .map(({ id, entries }) => ({
          id,
          entries: entries.filter((entry) => isFound(part.game, words, entry)),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0)
}

export const countOf = (parts: readonly Part[]): number =>
  parts.flatMap(({ chapters }) => chapters).reduce((sum, { entries }) => sum + entries.length, 0)
