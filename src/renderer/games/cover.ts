/** What is known of a game before it is played: there from the first screen on, so it is kept small. */
import type { Component } from 'svelte'
import type { Letters } from '../cards/faces'
import type { GameFace } from './face'

/** Something that is agreed on before the game, as the form of a new table asks for it. */
export type OptionField =
  | {
      readonly kind: 'choice'
      /** As the engine calls it. */
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
      readonly label: () => string
      readonly note: () => string
    }

export interface CardFaceProps {
  /** By its name in the game. */
  readonly card: string
  readonly letters: Letters
}

export interface GameCover {
  /** As the engine, the wire and files call it. */
  readonly id: string
  /** As people call it. */
  readonly name: () => string
  /** One sentence for those who choose a game. */
  readonly note: () => string
  /** How many can play it, in rising order. */
  readonly seats: readonly number[]
  readonly options: readonly OptionField[]
  /** A few of its cards, for its picture. */
  readonly hand: readonly string[]
  /** The front of a card, as wide as the place it is put in. */
  readonly CardFace: Component<CardFaceProps>
  /** Whether letters are on its cards, which can be English or German. */
  readonly hasLetters: boolean
  /** What is counted in the end: points, or whatever it calls them. */
  readonly resultName: () => string
  /** The player that is scored without a seat, in a game that has one. */
  readonly ownPlayer?: () => string
  /** Where it can be bought, for the page about the program. */
  readonly publisher?: {
    readonly about: () => string
    readonly address: string
    readonly link: () => string
  }
  /** Everything else that one sees of it. */
  readonly load: () => Promise<GameFace>
}
