/**
 * The list of a long history in a browser: what it costs, and how soon what is in sight is drawn. A program of its
 * own, as a browser's driver cannot be bundled: `node bench/history-page.js FOLDER` prints one line of JSON.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { launchBrowser } from '../scripts/lib/browser.js'
import { inProject } from '../scripts/lib/paths.js'

const RUNS = 5

/** The built host over these files, and the link of its user. @param {string} data */
async function startHost(data) {
  const headless = inProject('out/main/headless.js')
  const host = spawn(process.execPath, [headless, '--port=0', `--data=${data}`])
  /** @type {string} */
  const link = await new Promise((resolve) => {
    let printed = ''
    host.stdout.on('data', (text) => {
      printed += String(text)
      const found = /http:\/\/127\.0\.0\.1:\d+\/#\/key\/[0-9a-f]+/.exec(printed)
      if (found !== null) resolve(found[0])
    })
  })
  const stop = () => {
    const ended = once(host, 'exit')
    host.kill('SIGINT')
    return ended
  }
  return { link, stop }
}

/** Milliseconds of the page's own thread so far, whatever it did. @param {import('@playwright/test').Page} page */
async function busy(page) {
  const line = await page.context().newCDPSession(page)
  await line.send('Performance.enable')
  return async () => {
    const { metrics } = await line.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

/**
 * From a change of the search until what it found is drawn. Runs in the page.
 *
 * @param {string} text @returns {Promise<number>}
 */
function drawn(text) {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector('[role=search] input')
  if (field === null) throw new Error('There is no search.')
  const since = performance.now()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
  })
}

/** @param {import('@playwright/test').Page} page @param {string} link */
async function open(page, link) {
  const cpu = await busy(page)
  await page.goto(link, { waitUntil: 'networkidle' })
  const before = await cpu()
  await page.evaluate(() => {
    location.hash = '#/history'
  })
  await page.locator('article').first().waitFor()
  const after = await cpu()
  await page.evaluate(drawn, 'nobody has this name')
  return {
    cpu: after - before,
    draw: await page.evaluate(drawn, ''),
    search: await page.evaluate(drawn, 'anna'),
  }
}

/** @param {readonly number[]} values */
function told(values) {
  const sorted = values.map(Math.round).sort((a, b) => a - b)
  return { median: sorted[sorted.length >> 1], best: sorted[0] }
}

const host = await startHost(process.argv[2] ?? '')
const browser = await launchBrowser()
const runs = []
for (let run = 0; run < RUNS; run++) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  runs.push(await open(await context.newPage(), host.link))
  await context.close()
}
await browser.close()
await host.stop()
console.log(
  JSON.stringify({
    cpuMs: told(runs.map(({ cpu }) => cpu)),
    drawMs: told(runs.map(({ draw }) => draw)),
    searchMs: told(runs.map(({ search }) => search)),
  }),
)
