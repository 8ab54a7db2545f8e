/**
 * A page is looked at when it has come to rest: its screen and what the screen is about are there, all letters
 * are drawn in their own fonts, and nothing moves any more. Every page of every test waits for that by itself
 * (see `fixtures.ts`); whatever is measured in between goes through `measure.ts`, which waits for it again.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { PATIENCE } from '../patience'

/** Answers what is still to come, or nothing. Runs in the page. */
async function stillToCome(): Promise<string | undefined> {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  const layout = () =>
    [...document.querySelectorAll('body *')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${x},${y},${width},${height}`
      })
      .join()
  // Where scripts are switched off, a page never becomes more than it is at once.
  if (document.querySelector('noscript > *') !== null) return undefined
  // A change of the address is told in a task of its own: the page has heard of it after a frame.
  await frame()
  await frame()
  if (document.documentElement.dataset['screen'] === undefined) return 'its first screen'
  const coming = document.querySelector('[data-coming]')
  if (coming !== null) return `what it shows: ${coming.parentElement?.innerText ?? ''}`
  // A font is only fetched when a letter wants it, and “ready” says nothing of those not yet wanted.
  await Promise.all([...document.fonts].map((font) => font.load()))
  await document.fonts.ready
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const before = layout()
  await frame()
  await frame()
  return before === layout() ? undefined : 'a layout at rest'
}

/** For a document that is none of our screens: its letters are there. */
export async function lettersDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()))
    await document.fonts.ready
  })
}

export async function ready(page: Page): Promise<void> {
  const began = Date.now()
  for (;;) {
    const missing = await page.evaluate(stillToCome).catch((error: unknown) => {
      // The page was just replaced by the next one.
      if (String(error).includes('Execution context was destroyed')) return 'the next page'
      throw error
    })
    if (missing === undefined) return
    if (Date.now() - began > PATIENCE)
      throw new Error(`${page.url()} does not come to rest: ${missing} is missing.`)
  }
}

/** From now on, every page of it has come to rest when somebody has gone there. */
export function restAfterGoing(context: BrowserContext): void {
  for (const page of context.pages()) restOf(page)
  context.on('page', restOf)
}

function restOf(page: Page): void {
  for (const way of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
    page[way] = async (...args: unknown[]) => {
      const response = await go(...args)
      if (!page.url().startsWith('about:')) await ready(page)
      return response
    }
  }
}
