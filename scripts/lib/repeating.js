/** For every failed test, the command that runs just that test again. */

/** @typedef {import('./parts.js').PartName} PartName */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`

/** Vitest treats a title as a pattern. @param {string} title */
const pattern = (title) => quoted(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/**
 * @param {PartName} part
 * @param {readonly import('./tests.js').Test[]} tests
 * @param {number} seed
 * @param {boolean} [isDeep]
 */
export const repeating = (part, tests, seed, isDeep = false) =>
  tests
    .filter(({ ended }) => ended === 'failed')
    .map(({ file, title }) => {
      const command = {
        check: `npm run check -- ${quoted(title)}`,
        unit: `npm run test:${isDeep ? 'deep' : 'unit'} -- --seed ${seed} ${file} -t ${pattern(title.replaceAll(' > ', ' '))}`,
        e2e: `npm run test:${isDeep ? 'deep' : 'e2e'} -- --seed ${seed} ${file}`,
        desktop: `npm run test:desktop -- ${file}`,
      }[part]
      return `Again: ${command}`
    })
