/** The rule book of one language, in the order in which it is read: a part for each game. */
import type { Component } from 'svelte'

/** In a text, {B10} stands for the picture of that card, and a bullet begins an entry of a list. */
export interface RuleText {
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  /** What the original rules leave open, as we play it. */
  readonly ours?: readonly string[]
}

/** A game in a few sentences, for somebody who has never seen it. */
export type IntroText = Omit<RuleText, 'ours'>

/** One heading of the book. */
export interface Entry extends RuleText {
  /** The clause, as the address and a refusal name it. */
  readonly at: string
  /** Whom it is about: a face, a card, and one sentence. */
  readonly portrait?: {
    readonly Picture: Component<{ size?: number }>
    readonly card: string
    readonly short: string
  }
}

export interface Chapter {
  readonly id: string
  readonly title: string
  /** A list of its own among the contents, with portraits, if there are so many entries. */
  readonly isApart?: boolean
  readonly entries: readonly Entry[]
}

export interface Part {
  readonly game: string
  /** Three cards beside its name. */
  readonly fan: readonly string[]
  readonly intro: IntroText
  readonly chapters: readonly Chapter[]
}

/** The clauses of a game, in the order in which a newcomer needs them. */
export const chaptersOf = <Id extends string, Clause extends string>(
  order: readonly (readonly [id: Id, clauses: readonly Clause[]])[],
  rules: Readonly<Record<Clause, RuleText>>,
  titleOf: (id: Id) => string,
): readonly Chapter[] =>
  order.map(([id, clauses]) => ({
    id,
    title: titleOf(id),
    entries: clauses.map((at) => ({ at, ...rules[at] })),
  }))

/** Where the book opens: at that clause, or the nearest one above it that the book has. */
export function placeOf(at: string | undefined, parts: readonly Part[]): string | undefined {
  if (at === undefined || at === '') return undefined
  const isPlace = parts.some(
    ({ game, chapters }) =>
      game === at || chapters.some(({ entries }) => entries.some((entry) => entry.at === at)),
  )
  return isPlace ? at : placeOf(at.slice(0, Math.max(at.lastIndexOf('.'), 0)), parts)
}
