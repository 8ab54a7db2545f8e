/** The games that the suites of this folder are about; in the project of the third game, that one. */
import { ebbes } from './ebbes'
import { eidex } from './eidex'
import type { GameSamples } from './samples'

export const SAMPLES: readonly GameSamples[] = [ebbes, eidex]

export function samplesOf(id: string): GameSamples {
  const samples = SAMPLES.find((each) => each.id === id)
  if (samples === undefined) throw new Error(`There are no samples of ${id}.`)
  return samples
}
