/**
 * Everything that is measured or judged on a page: a page that has not come to rest is not what people see, so
 * each of these waits for that first. A lint rule keeps specs from measuring by themselves.
 */
import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import { lettersDrawn, ready } from './ready'

/** As big as a thumb needs it, in CSS pixels. */
const SMALLEST_TARGET = 44

/** The rules of axe that judge colours: the slowest of all, and the same in every language. */
const COLOURS = ['color-contrast', 'link-in-text-block']
const STRICT_COLOURS = [...COLOURS, 'color-contrast-enhanced']

export interface Judging {
  /** The colours alone. */
  readonly isOfColours?: boolean
  /** As strictly as a look with high contrast promises. */
  readonly isStrict?: boolean
}

/** What axe finds, one line each: the rule, and where. */
export async function faultsOn(
  page: Page,
  { isOfColours = false, isStrict = false }: Judging = {},
): Promise<string[]> {
  await ready(page)
  // Half a megabyte, which stays in the page until the next one is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const colours = isStrict ? STRICT_COLOURS : COLOURS
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`,
        ),
      )
    },
    {
      // What it has nothing to say against need not be told.
      resultTypes: ['violations'],
      selectors: false,
      ...(isOfColours ? { runOnly: { type: 'rule', values: colours } } : {}),
      ...(isStrict ? { rules: { 'color-contrast-enhanced': { enabled: true } } } : {}),
    } satisfies axe.RunOptions,
  )
}

/** By every text's own box: a page that cuts off what sticks out never scrolls sideways. */
export async function wordsOutOfSight(page: Page): Promise<string[]> {
  await ready(page)
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const texts = document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, legend:not(.unseen), p, label, a, summary',
    )
    const cut = [...texts].filter((text) => {
      const { left, right } = text.getBoundingClientRect()
      if (text.clientWidth === 0) return false
      return left < 0 || right > width || text.scrollWidth > text.clientWidth
    })
    const scrolls = document.documentElement.scrollWidth > width ? ['(the page scrolls)'] : []
    return [...cut.map(({ innerText }) => innerText), ...scrolls]
  })
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  await ready(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })
}

/** Whether some of it is in sight only after scrolling. */
export async function scrollsWithin(page: Page, target: Locator): Promise<boolean> {
  await ready(page)
  return target.evaluate((box) => box.scrollHeight > box.clientHeight + 1)
}

/** What of a printed document reaches further to the right than this. */
export async function stickingOut(page: Page, selector: string, edge: number): Promise<string[]> {
  await lettersDrawn(page)
  return page
    .locator(selector)
    .evaluateAll(
      (elements, right) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > right)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      edge,
    )
}

/** What one can press, but hardly hit. There must be something to press. */
export async function smallTargets(page: Page): Promise<string[]> {
  await ready(page)
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll('a, button, input, select, summary')].filter(
      (target) => target.checkVisibility(),
    )
    if (targets.length === 0) return ['(nothing can be pressed)']
    return targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < least ? [target.outerHTML.slice(0, 200)] : []
    })
  }, SMALLEST_TARGET)
}

/** The middle of what is to be clicked by its place. */
export async function middleOf(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  await ready(page)
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is nowhere to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Controls that reach over an edge of the screen, or whose words do not fit into them. */
export async function cutControls(page: Page): Promise<string[]> {
  await ready(page)
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a, select, summary, input:not(.overlay), label:has(> input.overlay)',
    )
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility()) return []
      const { left, right } = control.getBoundingClientRect()
      const name = (control.getAttribute('aria-label') ?? control.innerText).slice(0, 40)
      if (left < -1 || right > width + 1) return [`“${name}” is out of the screen`]
      // An inline link has no box of its own to overflow.
      const isCut = control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1
      return isCut && !(control instanceof HTMLInputElement) ? [`“${name}” is cut`] : []
    })
  })
}

/** Where it was, in whole pixels, in every frame from now on until the other one is gone, and when it is. */
export async function placesUntilGone(
  page: Page,
  target: Locator,
  other: Locator,
): Promise<string[]> {
  await ready(page)
  const running = await other.elementHandle()
  return target.evaluate(async (element, last) => {
    const places = new Set<string>()
    const look = async () => {
      await new Promise(requestAnimationFrame)
      const { x, y, width, height } = element.getBoundingClientRect()
      places.add([x, y, width, height].map(Math.round).join(' '))
    }
    await look()
    while (last.isConnected) await look()
    await look()
    return [...places]
  }, running)
}

/** How many letters of each text that is shown can be read; of one that is not cut, all. */
export async function lettersRead(page: Page, texts: Locator): Promise<number[]> {
  await ready(page)
  return texts.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        if (element.scrollWidth <= element.clientWidth) return Infinity
        const [text] = [...element.childNodes].filter((node) => node instanceof Text)
        if (text === undefined) return 0
        const { left, width } = element.getBoundingClientRect()
        // The three dots.
        const edge = left + width - Number.parseFloat(getComputedStyle(element).fontSize)
        const range = document.createRange()
        const ends = Array.from({ length: text.data.length }, (_, index) => {
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          return range.getBoundingClientRect().right
        })
        return ends.filter((end) => end <= edge).length
      }),
  )
}
