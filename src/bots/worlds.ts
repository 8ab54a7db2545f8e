/**
 * The worlds of one decision. All agree with what the seat has seen, and each is drawn the more often the better it
 * explains what the others have played. As making one costs more than playing on in it, they are used again.
 */
import type { GameTypes, Random, Seat } from '../engine/kernel'
import type { Memory, SearchModel } from './search-model'

export interface Recall extends Memory {
  /** How much is read from the others' cards: nothing at 0, as much as they say at 1. */
  readonly reads: number
}

/** Made before any is used: fewer could not be compared with each other. */
const FIRST = 24
/** More of them say nothing new. */
const MOST = 1500
/** For each world made, so many are drawn. */
const REUSE = 8
const FINE = 1 << 20

/** Draws a world; whoever gets it must not change it. */
export function worldsOf<T extends GameTypes>(
  model: SearchModel<T>,
  view: T['View'],
  recall: Recall,
  random: Random,
): () => T['State'] {
  const viewer = view.viewer as Seat
  const worlds: T['State'][] = []
  /** By world: the logarithm of how often it is to be drawn, beside the others. */
  const weights: number[] = []
  let heaviest = -Infinity
  let draws = 0

  function make(): void {
    const world = model.game.imagine(view, random)
    model.forget(world, view, recall, random)
    const weight =
      recall.reads === 0 ? 0 : recall.reads * (model.plausibility?.(world, viewer) ?? 0)
    worlds.push(world)
    weights.push(weight)
    heaviest = Math.max(heaviest, weight)
  }

  return () => {
    if (draws++ === 0) while (worlds.length < FIRST) make()
    else if (draws > worlds.length * REUSE && worlds.length < MOST) make()
    for (;;) {
      const place = random(worlds.length)
      const chance = Math.exp((weights[place] as number) - heaviest)
      if (chance === 1 || random(FINE) < chance * FINE) return worlds[place] as T['State']
    }
  }
}
