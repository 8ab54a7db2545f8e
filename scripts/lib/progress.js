/** One line that grows while something takes its time, and says how it ended. */

const STEP_MS = 1000

const seconds = (/** @type {number} */ since) => `${Math.round((Date.now() - since) / 1000)} s`

/**
 * @template T
 * @param {string} title
 * @param {(say: (detail: string) => void) => Promise<T>} work   may report details such as «40 %»
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const start = Date.now()
  const live = process.stdout.isTTY
  let detail = ''
  const draw = () => live && process.stdout.write(`\r\x1b[K${title} … ${detail || seconds(start)}`)
  if (!live) process.stdout.write(`${title} …`)
  draw()
  const timer = setInterval(draw, STEP_MS)
  /** @param {string} how */
  const end = (how) => {
    clearInterval(timer)
    process.stdout.write(live ? `\r\x1b[K${title} … ${how}\n` : ` ${how}\n`)
  }
  try {
    const result = await work((text) => {
      detail = text
      draw()
    })
    end(`done (${seconds(start)})`)
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}
