/** An Eidex table for three: one at a page with a character, two who play what the test wants. */
import type { Locator, Page } from '@playwright/test'
import type { Deal } from '../../scripts/scenario/format'
import type { Card } from '../../src/engine/eidex/cards'
import type { PowerId } from '../../src/engine/eidex/characters'
import { type AnyAction, listed } from '../../src/engine/kernel'
import { charactersEn } from '../../src/renderer/games/eidex/rules/characters.en'
import type { PromptKey } from '../../src/renderer/games/eidex/rules/prompts'
import { promptsEn } from '../../src/renderer/games/eidex/rules/prompts.en'
import { fairDice } from '../../src/host/host'
import type { Dice } from '../../src/host/table/play'
import { bySocket, Guest, must, tableFor, type Connector } from '../harness/guests'
import { loadedDice } from './loaded-dice'
import { pageHost, type PageHost } from '../harness/page-host'
import { prefers } from './evening'
import { test as base } from './fixtures'
import { PATIENCE } from '../patience'
import { expect, Player } from './player'

/** Plays the first of these cards that can be played, else the first that can; passes what it may. */
class Partner extends Guest {
  readonly #cards: readonly Card[]

  constructor(name: string, connector: Connector, cards: readonly Card[]) {
    super(name, connector)
    this.#cards = cards
  }

  override get idea(): AnyAction {
    const view = this.client.update?.view
    if (view?.game !== 'eidex') throw new Error('Nothing to decide.')
    const legal = listed(view.legal)
    const wished = this.#cards.flatMap((card) =>
      legal.filter((action) => 'card' in action && action.card === card && isPlain(action)),
    )
    const [action] = [...wished, ...legal]
    if (action === undefined) throw new Error(`${this.name} is not asked.`)
    return action
  }
}

const isPlain = (action: object): boolean => !('excuse' in action) && !('faceDown' in action)

const SUITS = { H: 'hearts', L: 'lizards', R: 'ravens', S: 'stars' } as const
const RANKS = {
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
} as const

/** As the page calls it. */
const called = (card: Card): string =>
  `${RANKS[card.slice(1) as keyof typeof RANKS]} of ${SUITS[card[0] as keyof typeof SUITS]}`

/** Who sits at the page. */
export class Anna extends Player {
  constructor(page: Page) {
    super(page, 'Anna')
  }

  seat(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** The character at her own place. */
  get portrait(): Locator {
    return this.seat('Anna').getByRole('button', { name: /: read more$/ })
  }

  get trick(): Locator {
    return this.page.getByRole('region', { name: 'The trick' }).getByRole('listitem')
  }

  get prompt(): Locator {
    return this.sign('question')
  }

  /** Puts a card down or plays it, when it is time for that. */
  async lays(card: Card): Promise<void> {
    const held = this.card(called(card))
    await expect(this.sign('play')).toBeVisible()
    await this.touches(held)
    await expect(held).toHaveCount(0)
  }

  async passes(): Promise<void> {
    await this.prompt.getByRole('button', { name: 'Pass P', exact: true }).click()
    await expect(this.prompt).toHaveCount(0)
  }

  /** Reads the question and fills it in. */
  async answers(key: PromptKey, choices: readonly string[] = [], number?: number): Promise<void> {
    const [id = ''] = key.split('.')
    await expect(this.prompt).toContainText(`${charactersEn[id as PowerId].name} · `)
    await expect(this.prompt.getByRole('heading')).toHaveText(promptsEn[key])
    for (const name of choices) {
      const choice = this.prompt.getByRole('button', { name, exact: true })
      if (await this.#finds(choice)) await choice.click()
      else await this.touches(this.card(name))
    }
    if (number !== undefined) {
      const figure = this.prompt.getByRole('spinbutton', { name: 'How many?' })
      expect(await this.#finds(figure)).toBe(true)
      await figure.fill(`${number}`)
    }
    await this.prompt.getByRole('button', { name: /^(Use it|Answer)$/ }).click()
  }

  /** In the step that is shown, or in another one; what is in the hand is picked there. */
  async #finds(choice: Locator): Promise<boolean> {
    if ((await choice.count()) > 0) return true
    for (const step of await this.prompt.locator('ol button').all()) {
      await step.click()
      if ((await choice.count()) > 0) return true
    }
    return false
  }

  /** Plays a card in a way that only the character has. */
  async playsIn(way: string, card: Card, id: PowerId): Promise<void> {
    const held = this.card(called(card))
    const ways = this.page.getByRole('group', {
      name: `How do you want to play the ${called(card)}?`,
    })
    await expect(this.sign('play')).toBeVisible()
    await this.touches(held)
    await expect(ways).toContainText(promptsEn[id])
    await ways.getByRole('button', { name: way, exact: true }).click()
    await expect(held).toHaveCount(0)
  }

  /** Whether things move. All the time, drawing them would take longer than the game. */
  async watches(isMoving: boolean): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: isMoving ? 'no-preference' : 'reduce' })
  }

  /** In front of everybody, as long as it takes to read it. */
  async isTold(line: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => (globalThis as { told?: string[] }).told ?? []))
      .toContain(line)
  }

  /** In the log. */
  async reads(...lines: readonly string[]): Promise<void> {
    const log = this.page.getByRole('complementary', { name: 'Game log' })
    if (!(await log.isVisible())) await this.button('Game log').click()
    for (const line of lines)
      await expect(log.getByText(line, { exact: true }).last()).toBeVisible()
  }

  async holds(...cards: readonly Card[]): Promise<void> {
    await expect.poll(async () => (await this.held()).toSorted()).toEqual(cards.map(called).sort())
  }

  async mayLay(...cards: readonly Card[]): Promise<void> {
    await expect(this.sign('play')).toBeVisible()
    await expect
      .poll(async () => (await this.playable()).toSorted())
      .toEqual(cards.map(called).sort())
  }

  async seesInForce(...texts: readonly string[]): Promise<void> {
    const inForce = this.page.getByRole('region', { name: 'In force' })
    for (const text of texts) await expect(inForce).toContainText(text)
  }

  async seesWon(name: string, pile: string): Promise<void> {
    await expect(this.seat(name).getByText(pile, { exact: true })).toBeVisible()
  }

  async seesDown(name: string, card: string): Promise<void> {
    await expect(this.seat(name).getByRole('img', { name: card, exact: true })).toBeVisible()
  }

  /** Cards in somebody else's hand. */
  async knows(name: string, ...cards: readonly Card[]): Promise<void> {
    const known = this.seat(name).getByRole('group', { name: 'You know these cards in this hand' })
    for (const card of cards)
      await expect(known.getByRole('img', { name: called(card), exact: true })).toBeVisible()
  }

  reckoned(name: string): Locator {
    return this.scores.getByRole('row').filter({ hasText: name })
  }

  async seesInTrick(...lines: readonly string[]): Promise<void> {
    for (const line of lines) await expect(this.trick.filter({ hasText: line })).toHaveCount(1)
  }
}

/** Banners come and go: this notes each of them, so that no test has to be quick. */
function noteBanners(): void {
  const told: string[] = []
  Object.assign(globalThis, { told })
  new MutationObserver(() => {
    const text = document.querySelector('.banner strong')?.textContent ?? ''
    if (text !== '' && told.at(-1) !== text) told.push(text)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

interface Setting {
  readonly characters: readonly [PowerId, PowerId, PowerId]
  readonly deal: Deal
  readonly draws?: readonly number[]
  readonly berta?: readonly Card[]
  readonly carl?: readonly Card[]
}

interface House {
  readonly host: PageHost
  /** The dice of the next game. */
  load(dice: Dice): void
}

interface Fixtures {
  /** Anna on the first seat, Berta on her left and Carl on her right; the cards are dealt. */
  readonly sitDown: (setting: Setting) => Promise<Anna>
}

export const test = base.extend<Fixtures, { house: House; tablet: Page }>({
  house: [
    async ({}, use) => {
      let next: Dice | undefined
      const host = await pageHost({ diceOf: (ceremony) => next ?? fairDice(ceremony) })
      await use({
        host,
        load: (dice) => {
          next = dice
        },
      })
      await host.close()
    },
    { scope: 'worker' },
  ],
  // One for all tests: opening another can take longer than a game.
  tablet: [
    async ({ browser, house }, use) => {
      const context = await browser.newContext({
        baseURL: house.host.origin,
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(PATIENCE)
      await prefers(context, { name: 'Anna', speed: 2 })
      await context.addInitScript(noteBanners)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  sitDown: async ({ house, tablet }, use) => {
    const { origin, problems } = house.host
    const partners: Partner[] = []
    await use(async ({ characters, deal, draws, ...cards }) => {
      house.load(loadedDice(deal, draws))
      const berta = new Partner('Berta', bySocket(origin), cards.berta ?? [])
      const carl = new Partner('Carl', bySocket(origin), cards.carl ?? [])
      partners.push(berta, carl)
      await berta.untilOpen()
      const options = { mode: 'cosmic', characters } as const
      const seats = ['open', 'open', 'open'] as const
      must(await berta.client.create(tableFor('eidex', [...seats], { seat: 1, options })))
      const code = berta.client.table?.code ?? ''
      await carl.untilOpen()
      must(await carl.client.join({ code }, 2))

      const anna = new Anna(tablet)
      await tablet.goto(`/join/${code}`)
      await anna.presses(anna.button(anna.texts['join.sit']))
      await berta.until(() => berta.client.table?.seats[0]?.person?.present === true)
      for (const partner of partners) partner.autoplay()
      must(await berta.client.propose({ do: 'start' }))
      await anna.portrait.waitFor()
      await anna.meetsCharacter()
      return anna
    })
    await leave(tablet)
    // A host carries only so many tables from one address, and keeps those that are deserted for a while.
    const [berta] = partners
    if (berta?.client.table) must(await berta.client.propose({ do: 'close' }))
    for (const { client } of partners) client.close()
    expect(house.host.room.tables).toEqual([])
    expect(partners.flatMap(({ refused }) => refused)).toEqual([])
    expect(problems).toEqual([])
  },
})

/** Whoever comes next finds nothing of this table. */
async function leave(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
}

export { expect } from './player'
