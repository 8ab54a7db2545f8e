/**
 * How much of a long run is played, and with which seed. `npm test` keeps a part of each and draws the same
 * examples every time, so that a red test stays red until it is mended; `npm run test:deep` plays them in full,
 * with a seed of its own in every run. Both print the seed, and `--seed N` repeats it.
 */

/** The seed of every random run of the tests. */
export const SEED = Number(process.env['STICHABEND_SEED'] ?? 2017)

export const IS_DEEP = process.env['STICHABEND_DEEP'] === '1'

/** How often: this much in `npm test`, that much in `npm run test:deep`. */
export const rounds = (part: number, inFull: number): number => (IS_DEEP ? inFull : part)
