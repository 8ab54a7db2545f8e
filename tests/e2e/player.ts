/** Somebody at a table in a browser: sees what is on the screen, and presses what is there to be pressed. */
import { expect, type Locator, type Page } from '@playwright/test'
import { LONGEST_TEST, PATIENCE } from '../patience'
import { ready } from './ready'
import { en, type Texts } from './texts'

const ASKED = ['scores', 'over', 'question', 'starter', 'select', 'play'] as const
/** What the table wants of somebody. */
export type Asked = (typeof ASKED)[number]

/** Exactly one of these texts, whatever its parameters are. */
const like = (...texts: readonly string[]): RegExp => {
  // Names are compared with all their spaces made plain, also those of French before a “!”.
  const literal = (text: string) =>
    text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/[\u00a0\u202f]/g, '\\s')
  return new RegExp(`^(${texts.map((text) => literal(text).replace(/\{\w+\}/g, '.+')).join('|')})$`)
}

/** The texts by which a table asks for a card, and the headings of scores and of the end. */
export interface Signs {
  readonly play: readonly string[]
  readonly scores: readonly string[]
  readonly over: readonly string[]
}

const signsOf = (texts: Texts): Signs => ({
  play: [
    texts['ebbes.prompt.play'],
    texts['ebbes.prompt.lead'],
    texts['ebbes.prompt.follow'],
    texts['ebbes.prompt.free'],
    texts['eidex.prompt.put-down'],
    texts['eidex.prompt.play'],
    texts['eidex.prompt.lead'],
  ],
  scores: [texts['ebbes.scores'], texts['eidex.scores']],
  over: [texts['ebbes.over'], texts['ebbes.over.shared'], texts['eidex.over']],
})

export class Player {
  readonly page: Page
  readonly name: string
  readonly texts: Texts
  readonly hand: Locator
  readonly cards: Locator
  readonly scores: Locator
  readonly over: Locator
  readonly #introduction: Locator
  readonly #signs: Readonly<Record<Asked, Locator>>

  constructor(page: Page, name: string, texts: Texts = en, signs: Signs = signsOf(texts)) {
    this.page = page
    this.name = name
    this.texts = texts
    // By elements, not by roles: waiting looks again and again, and to find roles reads the whole page each time.
    const dialog = (...titles: readonly string[]) =>
      page.locator('dialog[open]', { has: page.locator('h2', { hasText: like(...titles) }) })
    this.hand = page.locator(`ul[aria-label='${texts['table.hand']}']`)
    this.cards = this.hand.locator('button')
    this.scores = dialog(...signs.scores)
    this.over = dialog(...signs.over)
    this.#introduction = page.locator('dialog[aria-labelledby=introduced]')
    page.addLocatorHandler(this.#introduction, () => this.meetsCharacter()).catch(() => undefined)
    const call = (...texts: readonly string[]) =>
      page.locator('p[data-call]', { hasText: like(...texts) })
    this.#signs = {
      play: call(...signs.play),
      starter: call(texts['ebbes.prompt.name-starter']),
      select: call(texts['ebbes.prompt.select']),
      question: page.locator('section[aria-labelledby=prompt]'),
      scores: this.scores,
      over: this.over,
    }
  }

  sign(asked: Asked): Locator {
    return this.#signs[asked]
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** Closes the scores; below it there may be news with buttons of their own. */
  get goOn(): Locator {
    return this.scores.getByRole('button').first()
  }

  /** The pairs that are left in the market. */
  get pairs(): Locator {
    return this.button(like(this.texts['ebbes.select.go']))
  }

  /** With the mouse; somebody else may have none. */
  async presses(target: Locator): Promise<void> {
    await target.click()
  }

  /** Where it is to be seen: in a fan, cards lie on each other and askew. */
  async touches(card: Locator): Promise<void> {
    // What lies over it, such as a menu that was just closed, is gone in a moment, and cards move up. Playwright
    // itself makes sure that the card rests and that the click reaches nothing else; if the card has moved on
    // since its corner was found, another corner is.
    await expect(async () => {
      const position = await card.evaluate(cornerInSight)
      await card.click({ position, timeout: CORNER_MS })
    }).toPass({ timeout: PATIENCE })
  }

  /** A card that can't be played now, which Playwright would not press by itself. */
  async triesToPlay(card: Locator): Promise<void> {
    await ready(this.page)
    await card.click({ position: await card.evaluate(cornerInSight), force: true })
  }

  /** Reads the word about one's character, unless Playwright has put it away on the way to something else. */
  async meetsCharacter(): Promise<void> {
    await this.#introduction.evaluateAll(([dialog]) => dialog?.querySelector('button')?.click())
  }

  /** Waits until the table wants something, which may be long: others have to play first, each at their own pace. */
  async asked(): Promise<Asked> {
    const { play, starter, select, question, scores, over } = this.#signs
    const any = play.or(starter).or(select).or(question).or(scores).or(over)
    await any.first().waitFor({ timeout: LONGEST_TEST })
    // Behind it, the table asks already.
    if (await this.#introduction.isVisible()) await this.meetsCharacter()
    for (const asked of ASKED) if (await this.#signs[asked].isVisible()) return asked
    // It has changed while we looked: what it wants now will be there in a moment.
    return this.asked()
  }

  /** The cards in the hand, by name. */
  async held(): Promise<string[]> {
    return namesOf(this.cards)
  }

  /** Those of them that can be played now. */
  async playable(): Promise<string[]> {
    const playable = this.hand.locator('button:not([aria-disabled])')
    await expect(playable.first(), `${this.name} can play something`).toBeVisible()
    return namesOf(playable)
  }

  card(name: string): Locator {
    return this.hand.locator(`button[aria-label="${name}"]`)
  }

  /** The first card that can be played leaves the hand. */
  async playsFirst(): Promise<void> {
    const [name = ''] = await this.playable()
    const card = this.card(name)
    await this.touches(card)
    await expect(card, `${this.name} plays ${name}`).toHaveCount(0)
  }

  /** Does what the table wants until it wants one of these. */
  async playsUntil(...ends: readonly Asked[]): Promise<Asked> {
    for (;;) {
      const asked = await this.asked()
      if (ends.includes(asked)) return asked
      await this.#does(asked)
    }
  }

  async plays(cards: number): Promise<void> {
    for (let played = 0; played < cards; played++) {
      await this.playsUntil('play')
      await this.playsFirst()
    }
  }

  /** What is gone when it is done: nobody is asked twice. */
  async #does(asked: Asked): Promise<void> {
    if (asked === 'play') return this.playsFirst()
    if (asked === 'question') return this.#answers()
    if (asked === 'starter') await this.presses(this.page.getByRole('button', { name: this.name }))
    if (asked === 'select') return this.#selects()
    if (asked === 'scores') await this.presses(this.goOn)
    await expect(this.sign(asked)).toBeHidden()
  }

  /** In a game for two, the next pair may be asked for at once. */
  async #selects(): Promise<void> {
    const name = (await this.pairs.first().getAttribute('aria-label')) ?? ''
    const pair = this.page.locator(`button[aria-label="${name}"]`)
    await this.presses(pair)
    await expect(pair).toHaveCount(0)
  }

  /** The first of everything is chosen until it can be sent; what can't be sent is passed. */
  async #answers(): Promise<void> {
    const { texts } = this
    const question = this.sign('question')
    // Every question is drawn anew, also if it is the same again.
    const asked = await question.elementHandle()
    const send = question.getByRole('button', {
      name: like(texts['eidex.ask.do'], texts['eidex.ask.answer']),
    })
    const pass = question.getByRole('button', { name: texts['eidex.ask.pass'] })
    const canSend = async () => (await send.count()) > 0 && (await send.isEnabled())
    if ((await send.count()) > 0) await this.#fillsIn(question, canSend)
    if (await canSend()) await this.presses(send)
    else if ((await pass.count()) > 0) await this.presses(pass)
    // Yes or no is an answer by itself.
    else await this.presses(free(question).first())
    await asked.waitForElementState('hidden')
  }

  /** What is free in the field that is shown, or in the hand, one after the other. */
  async #fillsIn(question: Locator, canSend: () => Promise<boolean>): Promise<void> {
    for (let more = 0; more < MAX_CARDS && !(await canSend()); more++) {
      const open = question.locator('fieldset:not(:has(button[aria-pressed=true]))')
      const fields = [open, question.locator('fieldset'), this.hand]
      for (const field of fields) {
        const target = free(field)
        if ((await target.count()) === 0) continue
        await (field === this.hand ? this.touches(target.first()) : this.presses(target.first()))
        break
      }
    }
  }

  /** A bot takes over, and we look on until the game is over. */
  async letsBotPlay(): Promise<void> {
    await this.presses(this.button(/^☰/))
    await this.presses(this.button(this.texts['table.menu.bot']))
    await expect(this.over).toBeVisible({ timeout: LONGEST_TEST })
  }
}

const MAX_CARDS = 12

/** After which the corner of a card is looked for again. */
const CORNER_MS = PATIENCE / 4

/** What can still be chosen in a field, or in all fields of a question. */
const free = (where: Locator): Locator =>
  where.locator('button:not([aria-pressed=true]):not([aria-disabled=true]):enabled')

/** The first place from its top left where a card is the uppermost. */
function cornerInSight(card: Element): { x: number; y: number } {
  card.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = card.getBoundingClientRect()
  const steps = [...Array(30).keys()].map((step) => (step + 1) / 31)
  const points = steps.flatMap((down) =>
    steps.map((across) => ({ x: left + across * width, y: top + down * height })),
  )
  const isOn = (x: number, y: number) => card.contains(document.elementFromPoint(x, y))
  // Not at its edge, as far as it has any more to show: it rises a little under the mouse.
  const point = [8, 5, 2]
    .map((edge) =>
      points.find(({ x, y }) => isOn(x - edge, y) && isOn(x + edge, y) && isOn(x, y + 2 * edge)),
    )
    .find((found) => found !== undefined)
  if (point === undefined) throw new Error(`${card.ariaLabel ?? ''} is out of sight.`)
  return { x: point.x - left, y: point.y - top }
}

const namesOf = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))

const MAX_STEPS = 80

/** Somebody without a mouse: Tab goes on, arrows walk along the hand, Enter does it. */
export class KeyboardPlayer extends Player {
  override async presses(target: Locator): Promise<void> {
    await this.goesTo(target)
    await this.page.keyboard.press('Enter')
  }

  override touches(card: Locator): Promise<void> {
    return this.presses(card)
  }

  async goesTo(target: Locator): Promise<void> {
    const { keyboard } = this.page
    const isFocused = (there: Locator) =>
      there.evaluate((element) => element.contains(document.activeElement))
    const inHand = (await this.hand.isVisible()) && (await isIn(this.hand, target))
    const stop = inHand ? this.hand : target
    await walk(
      () => keyboard.press('Tab'),
      () => isFocused(stop),
    )
    if (inHand)
      await walk(
        () => keyboard.press('ArrowRight'),
        () => isFocused(target),
      )
    await expect(target).toBeFocused()
  }
}

const isIn = async (list: Locator, target: Locator): Promise<boolean> => {
  const within = await target.elementHandle()
  return list.evaluate((element, other) => element.contains(other), within)
}

async function walk(step: () => Promise<void>, isThere: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if (await isThere()) return
    await step()
  }
  throw new Error(`Not there after ${MAX_STEPS} steps.`)
}

export { expect } from '@playwright/test'
