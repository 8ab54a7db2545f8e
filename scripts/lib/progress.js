/** One line that shows the progress of a long task, and how it ended. */

const STEP_MS = 1000
/** Without a terminal, a new line this often: readers of the log see that it is still running. */
const LOG_STEP_MS = 60_000

/** @param {number} seconds */
export const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** @param {string} title */
export function line(title) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const isLive = process.stdout.isTTY
  let detail = ''
  const text = (/** @type {string} */ how) => [`${title}:`, how, clock(seconds())].filter(Boolean)
  const draw = () =>
    process.stdout.write(
      isLive ? `\r\x1b[K${text(detail).join(' ')}` : `${text(detail).join(' ')} …\n`,
    )
  if (isLive) draw()
  const timer = setInterval(draw, isLive ? STEP_MS : LOG_STEP_MS)
  return {
    /** The progress, such as «40 %». */
    say(/** @type {string} */ words) {
      detail = words
    },
    /** Returns the seconds it took. */
    end(/** @type {string} */ how) {
      clearInterval(timer)
      process.stdout.write(`${isLive ? '\r\x1b[K' : ''}${text(how).join(' ')}\n`)
      return seconds()
    },
  }
}

/**
 * @template T
 * @param {string} title
 * @param {(say: (detail: string) => void) => Promise<T>} work   may report details such as «40 %»
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const { say, end } = line(title)
  try {
    const result = await work(say)
    end('done')
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}
