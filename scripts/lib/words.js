/** Separates our own flags from the arguments for a test runner. */

const OURS = /** @type {const} */ (['seed', 'times', 'load'])

/**
 * @param {readonly string[]} words
 * @returns {{ seed?: string, times?: number, load?: number, rest: string[] }}
 */
export function takeFlags(words) {
  const rest = [...words]
  /** @type {Partial<Record<(typeof OURS)[number], string>>} */
  const found = {}
  for (const name of OURS) {
    const at = rest.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`))
    if (at < 0) continue
    const [word = ''] = rest.splice(at, 1)
    const value = word.includes('=') ? word.slice(word.indexOf('=') + 1) : rest.splice(at, 1)[0]
    if (value === undefined) throw new Error(`--${name} takes a number.`)
    found[name] = value
  }
  const { seed, times, load } = found
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(times === undefined ? {} : { times: countIn('times', times, 1) }),
    ...(load === undefined ? {} : { load: countIn('load', load, 0) }),
    rest,
  }
}

/** @param {string} name @param {string} text @param {number} least */
function countIn(name, text, least) {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least || text.trim() === '') {
    throw new Error(`--${name} takes a whole number from ${least} on, not “${text}”.`)
  }
  return count
}
