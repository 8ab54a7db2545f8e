/**
 * A player who sees nothing: this browser notes what a screen reader would read aloud, and whatever is pressed is
 * found by its role and its name.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { LONGEST_TEST } from '../patience'

/** Notes every text that a live region gets, in order, as long as no dialog keeps the screen reader from it. */
function listen(): void {
  const heard: string[] = []
  Object.assign(globalThis, { heard })
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]'
  const isReachable = (element: Element) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const isFree = dialog === undefined || dialog.contains(element)
    return isFree && element.closest('[aria-hidden=true], [inert]') === null
  }
  const note = (node: Node, at: Element | null) => {
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    if (text !== '' && at?.closest(LIVE) && isReachable(at)) heard.push(text)
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
  readonly #hand: Locator
  #next = 0

  private constructor(page: Page) {
    this.page = page
    this.#hand = page.getByRole('list', { name: 'Your cards' })
  }

  /** Before the page is opened. */
  static async at(page: Page): Promise<Listener> {
    await page.addInitScript(listen)
    return new Listener(page)
  }

  /** Everything that was read aloud since this page was opened. */
  all(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  }

  /** What was read aloud since the last time, up to the next turn; undefined once the scores are there. */
  async untilTurn(turn: RegExp): Promise<string[] | undefined> {
    const scores = this.page.getByRole('dialog', { name: / scores$/ })
    const turnAfter = async () =>
      (await this.all()).findIndex((text, at) => at >= this.#next && turn.test(text))
    const isThere = async () => (await turnAfter()) !== -1 || (await scores.isVisible())
    await expect.poll(isThere, { timeout: LONGEST_TEST }).toBe(true)
    const last = await turnAfter()
    if (last === -1) return undefined
    const since = (await this.all()).slice(this.#next, last + 1)
    this.#next = last + 1
    return since
  }

  /** A key repeats how the table stands; it counts as nothing new. */
  async asksAgain(): Promise<string> {
    const before = (await this.all()).length
    await this.page.keyboard.press('r')
    await expect.poll(async () => (await this.all()).length).toBeGreaterThan(before)
    this.#next = before + 1
    return (await this.all())[before] ?? ''
  }

  async presses(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await this.page.getByRole(role, { name }).press('Enter')
  }

  /** A card of the hand, by the words that announced it. */
  async plays(name: RegExp): Promise<void> {
    const card = this.#hand.getByRole('button', { name })
    await card.press('Enter')
    await expect(card).toHaveCount(0)
  }
}
