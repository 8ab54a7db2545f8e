/** The seed of every random test run: always the same in `npm test`, a new one in every deep run. */

/** As in `tests/depth.ts`, which reads the seed that we pass on. */
const USUAL = 2017
const MOST = 2 ** 31

/** @param {string} text */
function readSeed(text) {
  const seed = Number(text)
  if (!Number.isSafeInteger(seed) || seed < 0 || seed >= MOST || text.trim() === '') {
    throw new Error(`--seed takes a whole number from 0 on, not “${text}”.`)
  }
  return seed
}

/** @param {string | undefined} wanted   on the command line */
export const usualSeed = (wanted) => (wanted === undefined ? USUAL : readSeed(wanted))

/** @param {string | undefined} wanted   on the command line */
export const freshSeed = (wanted) =>
  wanted === undefined ? Math.floor(Math.random() * MOST) : readSeed(wanted)

/** @param {number} seed @param {boolean} isDeep @returns {NodeJS.ProcessEnv} */
export const seeded = (seed, isDeep = false) => ({
  STICHABEND_SEED: String(seed),
  ...(isDeep ? { STICHABEND_DEEP: '1' } : {}),
})
