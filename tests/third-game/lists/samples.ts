/** `tests/games/index.ts` for this game alone: the suites run over the other two anyway. */
import type { GameSamples } from '../../games/samples'
import { tercet } from '../unit/samples'

export const SAMPLES: readonly GameSamples[] = [tercet]

export const samplesOf = (): GameSamples => tercet
