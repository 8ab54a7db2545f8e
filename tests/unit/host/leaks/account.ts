/**
 * An account of who may know which card, kept by the test alone: from the inputs and from where the
 * cards truly lie, never from `view` or `redact`.
 */
import type { AnyEvent, GameTypes, Input, Viewer } from '../../../../src/engine/kernel'

export interface Account {
  readonly viewers: readonly Viewer[]
  /** The game has gone on by an input. */
  follow(before: object, input: Input<GameTypes>, after: object): void
  /** What of this must not be told to this viewer now, one sentence each. */
  complaints(viewer: Viewer, view: object, events: readonly AnyEvent[]): string[]
  /** Cards that the viewer has known neither before nor after the last input, by name. */
  hidden(viewer: Viewer): readonly string[]
  /** The same moment with two hidden cards in each other's place; undefined where that would show. */
  swapped(state: object, one: string, other: string): object | undefined
}

/** Every card named in a value, with the path to it. */
export function* cardsIn(
  value: unknown,
  isCard: (text: string) => boolean,
  path = '',
): Generator<readonly [card: string, path: string]> {
  if (typeof value === 'string') {
    if (isCard(value)) yield [value, path]
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value))
      yield* cardsIn(part, isCard, `${path}.${name}`)
  }
}

/** An input with two cards in each other's place. */
export const renamed = <T>(value: T, one: string, other: string): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    part === one ? other : part === other ? one : part,
  ) as T
