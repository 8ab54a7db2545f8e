/** What of a table is not in sight although somebody needs it in order to decide: one line for each fault. */
import type { Page } from '@playwright/test'
import { ready } from './ready'

export interface Size {
  readonly width: number
  readonly height: number
}

export const SIZES: readonly Size[] = [
  ...[320, 568, 360, 640, 390, 844, 412, 915],
  ...[568, 320, 640, 360, 844, 390],
  ...[768, 1024, 1024, 768],
  ...[1024, 640, 1280, 720, 1280, 800, 1366, 768, 1440, 900],
  ...[1920, 1080, 2560, 1440, 3840, 2160],
].flatMap((width, index, all) => (index % 2 === 0 ? [{ width, height: all[index + 1] ?? 0 }] : []))

/** Runs in the page. */
function faultsInSight(): string[] {
  const faults: string[] = []
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40) || element.className
  const isShown = (element: Element) => element.checkVisibility()
  const say = (what: string, element: Element, more = '') =>
    faults.push(`${what}: ${nameOf(element)}${more}`)

  const mustBeInside = (what: string, element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) {
      const by = Math.max(-left, -top, right - width, bottom - height)
      say(`${what} is out of the screen`, element, ` by ${Math.round(by)} px`)
    }
  }
  /** The widest stretch of it that can be touched. */
  const touchable = (element: Element): number => {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect()
    let most = 0
    for (const down of [0.12, 0.25, 0.4, 0.6, 0.8]) {
      let seen = 0
      for (let x = left + 0.5; x < left + wide; x++) {
        const at = document.elementFromPoint(x, top + high * down)
        if (at !== null && (element === at || element.contains(at))) seen++
      }
      most = Math.max(most, seen)
    }
    return most
  }

  /** What it is in that scrolls, inside the question. */
  const scrollers = (element: Element): Element[] => {
    const box = element.parentElement
    if (box === null || box.matches('[data-part=question]')) return []
    const scrolls =
      box.scrollHeight > box.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(box).overflowY)
    return [...(scrolls ? [box] : []), ...scrollers(box)]
  }

  for (const card of document.querySelectorAll('button[data-card]')) {
    mustBeInside('A card', card)
    const wide = touchable(card)
    if (wide < 43) say('A card is too narrow to touch', card, `, ${wide} px`)
  }
  for (const button of document.querySelectorAll('[data-part=question] button')) {
    if (!isShown(button)) continue
    mustBeInside('A button', button)
    const { left, top, width: wide, height: high } = button.getBoundingClientRect()
    const at = document.elementFromPoint(left + wide / 2, top + high / 2)
    if (at !== null && (button === at || button.contains(at))) continue
    const isScrolledOut = scrollers(button).some((box) => {
      const { top: from, bottom: to } = box.getBoundingClientRect()
      return top + high / 2 < from || top + high / 2 > to
    })
    say(isScrolledOut ? 'A button is scrolled out' : 'A button is covered', button)
  }
  for (const card of document.querySelectorAll('[data-part=cloth] section li')) {
    mustBeInside('A card of the trick', card)
  }
  const round = document.querySelector('[data-part=round]')
  if (round === null || !isShown(round)) faults.push('No round.')
  for (const badge of document.querySelectorAll('.badge')) {
    if (!isShown(badge)) continue
    const tricks = badge.querySelector('.pile')
    if (tricks === null || !isShown(tricks)) say('No tricks at a badge', badge)
    else mustBeInside('The tricks of a badge', tricks)
  }
  const call = document.querySelector('[data-part=line] p')
  if (call !== null && call.clientWidth > 1) mustBeInside('The call', call)
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    if (!isShown(part)) continue
    const box = part.getBoundingClientRect()
    mustBeInside(`Part ${part.dataset['part'] ?? ''}`, part)
    for (const inner of part.querySelectorAll<HTMLElement>('*')) {
      if (!isShown(inner) || inner.closest('.unseen, dialog, [data-over], h2') !== null) continue
      // What a question scrolls is cut off at its edge: that it scrolls is a fault of its own.
      if (scrollers(inner).some((box) => part.contains(box))) continue
      if (inner instanceof SVGElement || inner.closest('button') !== null) continue
      const { left, top, right, bottom, width: wide } = inner.getBoundingClientRect()
      if (wide <= 1) continue
      const out = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom)
      if (out > 12 && part.dataset['part'] !== 'hand')
        say(`Sticks out of ${part.dataset['part'] ?? ''}`, inner, ` by ${Math.round(out)} px`)
      const style = getComputedStyle(inner)
      const scrolls =
        (inner.scrollHeight > inner.clientHeight + 2 && /auto|scroll/.test(style.overflowY)) ||
        (inner.scrollWidth > inner.clientWidth + 2 && /auto|scroll/.test(style.overflowX))
      if (scrolls) say('Scrolls', inner, ` ${inner.className}`)
    }
  }
  /** Nothing that matters lies on anything else that does. */
  const groups: readonly (readonly [string, string])[] = [
    ['a badge', '[data-part=cloth] .badge'],
    ['the trick', '[data-part=cloth] section li > svg'],
    ['what counts', '[data-part=status] > *'],
    ['the round', '[data-part=round]'],
    ['the bar', 'header button'],
    ['the call', '[data-part=line] p'],
    ['one’s own badge', '[data-part=line] .badge'],
    ['the question', '[data-part=question] > *'],
    ['the hand', 'button[data-card]'],
  ]
  const boxes = groups.flatMap(([group, selector]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => isShown(element) && (group !== 'the call' || element.textContent !== ''))
      .map((element) => ({ group, element, box: element.getBoundingClientRect() })),
  )
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.group === other.group && one.group !== 'a badge') continue
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 6 && down > 6) {
        faults.push(
          `${one.group} and ${other.group} overlap: ${nameOf(one.element)} / ${nameOf(other.element)}, ${Math.round(across)}×${Math.round(down)} px`,
        )
      }
    }
  })
  const { scrollHeight, scrollWidth } = document.documentElement
  if (scrollHeight > height || scrollWidth > width) faults.push('The page scrolls.')
  const main = document.querySelector('main')
  if (main !== null && main.scrollHeight > main.clientHeight + 1)
    faults.push(`The table scrolls by ${main.scrollHeight - main.clientHeight} px.`)
  return [...new Set(faults)]
}

export async function outOfSight(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size)
  await ready(page)
  return page.evaluate(faultsInSight)
}

/**
 * What of the open dialog one would have to scroll to: its heading, who got what, and its one main button. Says
 * also whether anything scrolls at all.
 */
export async function outOfDialog(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size)
  await ready(page)
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog === null) return ['No dialog is open.']
    const faults: string[] = []
    const box = dialog.getBoundingClientRect()
    const { clientWidth: width, clientHeight: height } = document.documentElement
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
      faults.push('The dialog is larger than the screen.')
    const needed = [
      ...dialog.querySelectorAll('h2, [data-standings] :is(tbody tr, li), button.main'),
    ].filter((element) => element.checkVisibility())
    if (!needed.some((element) => element.matches('button.main'))) faults.push('No main button.')
    if (!needed.some((element) => element.matches('[data-standings] *')))
      faults.push('No standings.')
    for (const element of needed) {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const at = document.elementFromPoint((left + right) / 2, bottom - 2)
      const isSeen = at !== null && (element.contains(at) || at.contains(element))
      if (top < box.top || bottom > box.bottom + 1 || !isSeen)
        faults.push(`Out of sight: ${element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}`)
    }
    for (const element of [dialog, ...dialog.querySelectorAll('*')]) {
      const { overflowX, overflowY } = getComputedStyle(element)
      const down = element.scrollHeight - element.clientHeight
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`Scrolls sideways: ${element.className}`)
      if (/auto|scroll/.test(overflowY) && down > 1)
        faults.push(`Scrolls by ${down} px: ${element.className}`)
    }
    return faults
  })
}

/** Where the cards of the hand, the badges and the parts of the table are, in whole pixels. */
export async function placesOf(page: Page): Promise<string[]> {
  await ready(page)
  return page.evaluate(() =>
    [...document.querySelectorAll('button[data-card], .badge, [data-part]')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      }),
  )
}

/**
 * Fields and buttons of a form that one would have to scroll to, or that something lies on; where it may scroll, those
 * that scrolling does not bring into sight.
 */
export async function hiddenFields(page: Page, mayScroll = false): Promise<string[]> {
  await ready(page)
  return page.evaluate((scrolls) => {
    const { clientHeight: height } = document.documentElement
    return [...document.querySelectorAll('form :is(input, button, select)')].flatMap((field) => {
      if (scrolls) field.scrollIntoView({ block: 'nearest' })
      const box = field.getBoundingClientRect()
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const name = `${field.getAttribute('name') ?? ''} ${field.textContent}`.trim()
      if (box.bottom > height + 1) return [`${name} is below by ${box.bottom - height} px`]
      const isOn =
        at !== null &&
        (field.contains(at) || at.contains(field) || field.closest('label')?.contains(at) === true)
      return isOn ? [] : [`${name} is covered`]
    })
  }, mayScroll)
}
