/** What the wire needs to know about a game: one record of schemas each, listed in `games.ts`. */
import type * as v from 'valibot'
import type { AnyAction, AnyEvent, AnyView } from '../engine/kernel'
import type { GameFacts } from '../engine/statistics/facts'
import type { Guard } from './values'

/** An object, or a union of them, whose kind is named by one key. */
type Worded<Key extends string, T extends Readonly<Record<Key, string>>> = v.GenericSchema<T> &
  v.VariantOptions<Key>[number]

/**
 * Why an action is good or bad, as every game's coach says it; a game adds reasons of its own, with whatever
 * fields they need.
 */
export interface Reason {
  readonly what: string
  readonly chance: number
  readonly certain: boolean
}

export interface GameSchemas {
  /** The options of a new table. Whether they fit together is for the engine to say. */
  readonly options: v.GenericSchema<object>
  readonly action: Worded<'type', AnyAction>
  readonly event: Worded<'type', AnyEvent>
  readonly view: Worded<'game', AnyView>
  /** What the history keeps of a game. */
  readonly isFacts: Guard<GameFacts>
  /** The coach's reasons beside who takes the trick. */
  readonly reasons: readonly Worded<'what', Reason>[]
}
