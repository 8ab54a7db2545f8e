/**
 * `npm run bench -- page`: how soon the start screen of the host's own page can be used on a slow
 * machine (a quarter of this one's speed), how much JavaScript that takes, how soon an invited guest
 * with a slow line has cards, and the longest task while a trick is played. One line of JSON.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../scripts/lib/build.js'
import { launchBrowser } from '../scripts/lib/browser.js'
import { inProject } from '../scripts/lib/paths.js'
import { firstCard } from './first-card.js'

const RUNS = 5
const SLOWER = 4
const TRICKS = 3

/** @param {string} data */
async function startHost(data) {
  const host = spawn(process.execPath, [
    inProject('out/main/headless.js'),
    '--port=0',
    `--data=${data}`,
  ])
  const origin = await new Promise((resolve) => {
    let printed = ''
    host.stdout.on('data', (text) => {
      printed += String(text)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)
      if (found) resolve(found[0])
    })
  })
  return { origin: String(origin), stop: () => host.kill('SIGINT') }
}

/** Runs in the page before anything else: notes when the menu is there, and every long task. */
function watch() {
  Object.assign(window, { usable: 0, longest: 0 })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('nav a')) return
    observer.disconnect()
    performance.mark('menu')
    requestAnimationFrame(() => Object.assign(window, { usable: performance.now() }))
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) })
    }
  }).observe({ entryTypes: ['longtask'] })
}

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} slower */
async function openStart(browser, origin, slower) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watch)
  await page.goto(origin)
  await page.waitForFunction(() => Number(Reflect.get(window, 'usable')) > 0)
  // As they came over the network, and only what came before the screen was drawn.
  const [usable, bytes] = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('menu')[0]?.startTime ?? 0
    const scripts = /** @type {PerformanceResourceTiming[]} */ (
      performance.getEntriesByType('resource')
    ).filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= drawn)
    return [
      Number(Reflect.get(window, 'usable')),
      scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    ]
  })
  return { context, page, usable: usable ?? 0, bytes: bytes ?? 0 }
}

await ensureBuilt()
const data = await mkdtemp(join(tmpdir(), 'stichabend-page-'))
const host = await startHost(data)
const browser = await launchBrowser()
const times = []
let bytes = 0
for (let run = 0; run < RUNS; run++) {
  const start = await openStart(browser, host.origin, SLOWER)
  times.push(start.usable)
  bytes = start.bytes
  await start.context.close()
}

const cards = []
for (let run = 0; run < RUNS; run++) cards.push(await firstCard(browser, host.origin, SLOWER))

const { page } = await openStart(browser, host.origin, 1)
// The table waits while a new player reads the short explanation of the game.
await page.evaluate(() => {
  localStorage.setItem('stichabend.settings', JSON.stringify({ known: ['ebbes', 'eidex'] }))
})
await page.reload()
await page.goto(`${host.origin}/#/alone`)
await page.locator('button[type=submit]').click()
await page.locator('button.playable').first().waitFor()
await page.evaluate(() => Object.assign(window, { longest: 0 }))
for (let trick = 0; trick < TRICKS; trick++) {
  const held = await page.locator('[data-card]').count()
  await page.locator('button.playable').first().click()
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-card]').length < count,
    held,
  )
  await page.locator('button.playable').first().waitFor()
}
const longest = Number(await page.evaluate(() => Reflect.get(window, 'longest')))
console.log(
  JSON.stringify({
    bench: 'page',
    slower: SLOWER,
    usableMs: { median: Math.round(median(times)), best: Math.round(Math.min(...times)) },
    startScriptKiB: Math.round(bytes / 102.4) / 10,
    firstCard: {
      medianMs: Math.round(median(cards.map(({ ms }) => ms))),
      bestMs: Math.round(Math.min(...cards.map(({ ms }) => ms))),
      ofWhichBeforeTheOfferMs: Math.round(median(cards.map(({ offerMs }) => offerMs))),
      KiB: Math.round((cards[0]?.bytes ?? 0) / 1024),
    },
    longestTaskMs: Math.round(longest),
  }),
)
await browser.close()
host.stop()
await rm(data, { recursive: true, force: true })
process.exit(0)
