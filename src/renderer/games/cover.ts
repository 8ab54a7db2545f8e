/** What must be known about a game before it is played: loaded with the first screen, so it is kept small. */
import type { Component } from 'svelte'
import type { Letters } from '../cards/faces'
import type { Language } from '../i18n/languages'
import type { GameFace } from './face'

/** An option agreed before the game, as the form of a new table asks for it. */
export type OptionField =
  | {
      readonly kind: 'choice'
      /** The engine's name for it. */
      readonly name: string
      readonly values: readonly string[]
      readonly usual: string
      readonly label: () => string
      readonly note: () => string
      readonly labelOf: (value: string) => string
    }
  | {
      readonly kind: 'switch'
      readonly name: string
      readonly usual: boolean
      /** Usual for a player alone who has not finished a game of it on this device. */
      readonly helpsAtFirst?: true
      readonly label: () => string
      readonly note: () => string
    }

export interface CardFaceProps {
  /** By its name in the game. */
  readonly card: string
  readonly letters: Letters
}

export interface GameCover {
  /** The name in the engine, on the wire and in files. */
  readonly id: string
  /** The name for people. */
  readonly name: () => string
  /** One sentence for choosing a game. */
  readonly note: () => string
  /** The possible numbers of players, ascending. */
  readonly seats: readonly number[]
  readonly options: readonly OptionField[]
  /** A few of its cards, for its picture. */
  readonly hand: readonly string[]
  /** The front of a card, as wide as its container. */
  readonly CardFace: Component<CardFaceProps>
  /** Whether its cards have letters, which differ from language to language. */
  readonly hasLetters: boolean
  /** What its players call all of it, from the first deal to the winner: a game, a tournament. */
  readonly whole: {
    readonly name: () => string
    readonly numbered: (number: number) => string
    readonly counted: (count: number) => string
  }
  /** What decides the game in the end: points, or whatever it calls them. */
  readonly resultName: () => string
  /** The player who is scored without a seat, in games that have one. */
  readonly ownPlayer?: () => string
  /** Its lessons, in order. */
  readonly lessons?: readonly string[]
  /** Where it can be bought, for the page about the program. */
  readonly publisher?: {
    readonly about: () => string
    readonly address: string
    readonly link: () => string
  }
  /** Everything else that is shown of it. */
  readonly load: (language: Language) => Promise<GameFace>
}
