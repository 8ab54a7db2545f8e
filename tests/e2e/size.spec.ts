/** How much a page needs before it can be used, as it comes over the network. */
import { expect, test } from './fixtures'

const KB = 1000
const MOST_FOR_START = 70 * KB
const MOST_FILES_FOR_START = 4

test('the start screen needs little JavaScript, and in few files', async ({
  browser,
  origin,
  contextOptions,
}) => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
    const context = await browser.newContext({ ...contextOptions, locale })
    const page = await context.newPage()
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('nav a') === null) return
        observer.disconnect()
        performance.mark('menu')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(origin)
    const scripts = await page.evaluate(() => {
      const drawn = performance.getEntriesByName('menu')[0]?.startTime ?? 0
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= drawn)
        .map(({ name, encodedBodySize }) => ({
          name: new URL(name).pathname,
          bytes: encodedBodySize,
        }))
    })
    const told = JSON.stringify(scripts, null, 2)
    expect(scripts.length, told).toBeGreaterThan(0)
    expect(scripts.length, told).toBeLessThanOrEqual(MOST_FILES_FOR_START)
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      told,
    ).toBeLessThanOrEqual(MOST_FOR_START)
    await context.close()
  }
})

test('an invited guest’s table is on its way before the invitation is there', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/join/ABCDE`)
  const times = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const of = (name: string) => files.find((file) => file.name.includes(`/assets/${name}-`))
    return {
      table: of('table')?.startTime ?? Infinity,
      invitation: of('join')?.responseEnd ?? -Infinity,
    }
  })
  expect(times.table).toBeLessThan(times.invitation)
})
