/** What is kept of a game in the history's index, so that nothing has to be replayed to be found or counted. */
import { ROLES, type Role } from '../ebbes/roles'
import type { PowerId } from '../eidex/characters'

/** By player everywhere: with two people at ebbes the virtual player is the third. */
export interface EbbesFacts {
  readonly game: 'ebbes'
  /** The sums of each round that was played to its end. */
  readonly rounds: readonly (readonly number[])[]
  /** Tricks won, by the role that the suit of the winning card had then, in the order of `ROLES`. */
  readonly tricks: readonly (readonly number[])[]
}

export interface EidexFacts {
  readonly game: 'eidex'
  /** Null in the basic game. */
  readonly characters: readonly (PowerId | null)[]
  /** Each game that was played to its end: points, and the victory points they brought. */
  readonly games: readonly {
    readonly points: readonly number[]
    readonly awarded: readonly number[]
  }[]
}

export type GameFacts = EbbesFacts | EidexFacts

export const roleIndex = (role: Role): number => ROLES.indexOf(role)
