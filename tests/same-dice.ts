/** Property tests draw their examples from the seed of the run. */
import fc from 'fast-check'
import { SEED } from './depth'

fc.configureGlobal({ seed: SEED })
