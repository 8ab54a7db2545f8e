/** What the wire has to know of a game: one record of schemas each, listed in `games.ts`. */
import type * as v from 'valibot'
import type { GameFacts } from '../engine/statistics/facts'
import type { Guard } from './values'

/** An object, or several kinds of it, that says by one word what it is. */
type Worded<Key extends string> = v.VariantOptions<Key>[number]

export interface GameSchemas {
  /** What a table is created with. Whether the options go together is for the engine to say. */
  readonly options: v.GenericSchema<object>
  readonly action: Worded<'type'>
  readonly event: Worded<'type'>
  readonly view: Worded<'game'>
  /** What the history keeps of a game. */
  readonly isFacts: Guard<GameFacts>
  /** What its coach can say beside who takes the trick. */
  readonly reasons: readonly Worded<'what'>[]
}
