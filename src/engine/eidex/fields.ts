/**
 * What a power asks of the seat that uses or answers it, described so that the interface can show it: one field of
 * the action each.
 */
import type { Seat } from '../kernel'
import type { Fields } from './actions'

export type FieldOf<C, S> =
  /** One of these cards. */
  | { readonly kind: 'card'; readonly from: readonly C[] }
  /** This many of these cards, in any order, or exactly one of the listed choices. */
  | {
      readonly kind: 'cards'
      readonly from: readonly C[]
      readonly count: number
      /** Whether the order matters. */
      readonly ordered?: true
    }
  | { readonly kind: 'choice'; readonly from: readonly (readonly C[])[] }
  /** Any of these cards, at least one: too many combinations to list. */
  | { readonly kind: 'subset'; readonly from: readonly C[] }
  /** Any number of these sets, no two of which share a card. */
  | { readonly kind: 'sets'; readonly from: readonly (readonly C[])[] }
  | { readonly kind: 'seat'; readonly from: readonly Seat[] }
  | { readonly kind: 'suit'; readonly from: readonly S[] }
  | { readonly kind: 'number'; readonly from: readonly number[] }
  | { readonly kind: 'option'; readonly from: readonly (string | boolean)[] }

export type QuestionOf<C, S> = Readonly<Partial<Record<keyof Fields, FieldOf<C, S>>>>

function choose<C>(cards: readonly C[], count: number): C[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, index) =>
    choose(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

function arrange<C>(cards: readonly C[], count: number): C[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card) =>
    arrange(
      cards.filter((other) => other !== card),
      count - 1,
    ).map((rest) => [card, ...rest]),
  )
}

function disjointSets<C>(sets: readonly (readonly C[])[]): (readonly C[])[][] {
  const [first, ...rest] = sets
  if (first === undefined) return [[]]
  const without = disjointSets(rest)
  const free = rest.filter((set) => !set.some((card) => first.includes(card)))
  return [...without, ...disjointSets(free).map((others) => [first, ...others])]
}

/** All that can be said in a field; nothing where there is too much to list. */
export function valuesOf<C, S>(field: FieldOf<C, S>): readonly unknown[] {
  switch (field.kind) {
    case 'cards':
      return field.ordered === true
        ? arrange(field.from, field.count)
        : choose(field.from, field.count)
    case 'sets':
      return disjointSets(field.from).filter((sets) => sets.length > 0)
    case 'subset':
      return []
    case 'choice':
    case 'card':
    case 'seat':
    case 'suit':
    case 'number':
    case 'option':
      return field.from
  }
}
