/** Before every spec: property tests draw their examples from the seed of the run, and its depth has patience. */
import fc from 'fast-check'
import { vi } from 'vitest'
import { rounds, SEED } from './depth'

fc.configureGlobal({ seed: SEED })

/** How long a test takes says nothing on a busy machine, and the benchmarks measure: this only ends a hang. */
const PATIENCE_MS = rounds(2, 120) * 60_000
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })
