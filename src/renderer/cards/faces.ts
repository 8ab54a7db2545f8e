/** What can be printed on a card of any game. */
import type { Component } from 'svelte'
import type { Placed } from '../art/placed'

/** English, German (as the cards are printed) or French initials, or those of the current language. */
export type Letters = 'language' | 'english' | 'printed' | 'french'

/** The frames of cards. */
export type Edge = 'solid' | 'double' | 'dotted' | 'dashed' | 'notched'

export interface Print {
  readonly suit: string
  readonly edge: Edge
  readonly Picture: Component<Placed>
}

/** By the first letter of a card's name. */
export function printIn(prints: Readonly<Partial<Record<string, Print>>>, card: string): Print {
  const print = prints[card.charAt(0)]
  if (print === undefined) throw new Error(`There is no card ${card} in this game.`)
  return print
}

export const rankOf = (card: string): string => card.slice(1)
