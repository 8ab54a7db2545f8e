/**
 * A guest with a slow phone and a slow line, who opens the link of the QR code, sits down at once, and is dealt
 * cards at once: how long from opening the link to the first card of their hand, and what that took.
 */

/** 1.6 Mbit/s down, 0.75 up. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Presses what a guest, or the owner, would press as soon as it is there, and notes when the first card is drawn. */
function play() {
  Object.assign(window, { firstCard: 0, seen: {} })
  /** @type {Record<string, number>} */
  const seen = Reflect.get(window, 'seen')
  /** @param {string} what */
  const note = (what) => (seen[what] ??= Math.round(performance.now()))
  const pressed = new Set()
  /** @param {string} selector @param {string} name */
  const press = (selector, name) => {
    const button = /** @type {HTMLButtonElement | null} */ (document.querySelector(selector))
    if (button === null || button.disabled || pressed.has(name)) return
    pressed.add(name)
    note(name)
    // After the page has drawn it, as a person would.
    requestAnimationFrame(() => button.click())
  }
  new MutationObserver((_, observer) => {
    if (location.hash.startsWith('#/join/')) press('form button[type=submit]', 'offer')
    if (document.querySelector('[data-card]') === null) return
    observer.disconnect()
    requestAnimationFrame(() => {
      setTimeout(() => Object.assign(window, { firstCard: performance.now() }))
    })
  }).observe(document, { childList: true, subtree: true })
}

/** The owner's page: all but one seat are taken by the owner and bots. @param {import('@playwright/test').Page} page */
async function openTable(page) {
  await page.getByRole('button', { name: 'Open the table' }).click()
  const add = page.getByRole('button', { name: 'Add a bot', exact: true })
  await add.first().waitFor()
  for (let free = await add.count(); free > 1; free--) {
    await add.first().click()
    await page.waitForFunction(
      (left) =>
        [...document.querySelectorAll('button')].filter(
          ({ textContent }) => textContent.trim() === 'Add a bot',
        ).length === left,
      free - 1,
    )
  }
  const code = await page.getByText(/^[A-Z0-9]{5}$/).innerText()
  // At once, as soon as the guest has sat down.
  const started = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const start = [...document.querySelectorAll('button')].find(
            ({ textContent, disabled }) => !disabled && textContent.trim() === 'Deal the cards',
          )
          if (start === undefined) return
          observer.disconnect()
          start.click()
          resolve(undefined)
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { childList: true, subtree: true, attributes: true })
      }),
  )
  return { code, started }
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} slower
 * @returns {Promise<{ ms: number, offerMs: number, bytes: number }>}   bytes as they came over the line
 */
export async function firstCard(browser, origin, slower) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const owner = await context.newPage()
  await owner.goto(`${origin}/#/host`)
  const { code, started } = await openTable(owner)

  const phone = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await phone.newPage()
  const cdp = await phone.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(play)
  await page.goto(`${origin}/#/join/${code}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => Number(Reflect.get(window, 'firstCard')) > 0, undefined, {
    timeout: 60_000,
  })
  const [ms, offerMs] = await page.evaluate(() => [
    Number(Reflect.get(window, 'firstCard')),
    Number(Reflect.get(window, 'seen').offer),
  ])
  await started
  await phone.close()
  await context.close()
  return { ms: ms ?? 0, offerMs: offerMs ?? 0, bytes }
}
