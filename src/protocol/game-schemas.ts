/** What the wire has to know of a game: one record of schemas each, listed in `games.ts`. */
import type * as v from 'valibot'
import type { AnyAction, AnyEvent, AnyView } from '../engine/kernel'
import type { GameFacts } from '../engine/statistics/facts'
import type { Guard } from './values'

/** An object, or several kinds of it, that says by one word what it is. */
type Worded<Key extends string, T extends Readonly<Record<Key, string>>> = v.GenericSchema<T> &
  v.VariantOptions<Key>[number]

/** Why an action is good or bad, as every game's coach says it; a game has reasons of its own, with whatever they need. */
export interface Reason {
  readonly what: string
  readonly chance: number
  readonly certain: boolean
}

export interface GameSchemas {
  /** What a table is created with. Whether the options go together is for the engine to say. */
  readonly options: v.GenericSchema<object>
  readonly action: Worded<'type', AnyAction>
  readonly event: Worded<'type', AnyEvent>
  readonly view: Worded<'game', AnyView>
  /** What the history keeps of a game. */
  readonly isFacts: Guard<GameFacts>
  /** What its coach can say beside who takes the trick. */
  readonly reasons: readonly Worded<'what', Reason>[]
}
