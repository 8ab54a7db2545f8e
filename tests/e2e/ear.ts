/**
 * A player who sees nothing: this browser notes what a screen reader would read aloud, and whatever is pressed is
 * found by its role and its name.
 */
import type { Page } from '@playwright/test'
import { expect } from './player'

/** Notes every text that a live region gets, in order, as long as no dialog keeps the screen reader from it. */
function listen(): void {
  const heard: string[] = []
  Object.assign(globalThis, { heard })
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]'
  const isOpen = (element: Element) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const isReachable = dialog === undefined || dialog.contains(element)
    return isReachable && element.closest('[aria-hidden=true], [inert], [aria-live=off]') === null
  }
  const note = (node: Node, at: Element | null) => {
    const region = at?.closest(LIVE)
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    if (region && at && isOpen(at) && text !== '') heard.push(text)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') note(target, target.parentElement)
      else for (const node of addedNodes) if (node.isConnected) note(node, target as Element)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

export class Listener {
  readonly page: Page
  #next = 0

  private constructor(page: Page) {
    this.page = page
  }

  /** Before the page is opened. */
  static async at(page: Page): Promise<Listener> {
    await page.addInitScript(listen)
    return new Listener(page)
  }

  /** Everything since this page was opened. */
  all(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  }

  /** What is heard from now on up to a sentence like this one. */
  async hears(sentence: RegExp): Promise<string[]> {
    const from = this.#next
    const find = async () => (await this.all()).findIndex((text, at) => at >= from && sentence.test(text))
    await expect.poll(find, { message: `nothing like ${sentence.source} was heard` }).not.toBe(-1)
    const last = await find()
    this.#next = last + 1
    return (await this.all()).slice(from, last + 1)
  }

  /** With the keyboard; by role and name alone. */
  async presses(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await this.page.getByRole(role, { name, exact: true }).press('Enter')
  }

  /** A card of the hand, by the words that announced it. */
  async plays(name: string | RegExp): Promise<void> {
    const hand = this.page.getByRole('list', { name: 'Your cards' })
    await hand.getByRole('button', { name }).press('Enter')
  }
}
