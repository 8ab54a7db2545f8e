/** A card can be chosen before its turn; it is played then if it may be, and else the player is told. */
import { listed, type AnyAction } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { pageHost } from '../harness/page-host'
import { prefers, test as evening } from './evening'
import { expect, Player } from './player'

const DEAL = 7

interface Company {
  /** Leads, before Cleo and Anna. */
  readonly ben: Guest
  readonly cleo: Guest
  readonly anna: Player
}

const test = evening.extend<Company>({
  host: async ({ data }, use) => {
    const host = await pageHost({ data, diceOf: () => (index) => seededRandom(DEAL + index) })
    await use(host)
    await host.close()
  },
  ben: async ({ host }, use) => {
    const ben = new Guest('Ben', bySocket(host.origin))
    await ben.untilOpen()
    await use(ben)
    ben.client.close()
  },
  cleo: async ({ host }, use) => {
    const cleo = new Guest('Cleo', bySocket(host.origin))
    await cleo.untilOpen()
    await use(cleo)
    cleo.client.close()
  },
  anna: async ({ page, ben, cleo }, use) => {
    await prefers(page, { name: 'Anna' })
    const anna = new Player(page, 'Anna')
    const setup = { seat: 0, options: { starter: 0 } }
    must(await ben.client.create(tableFor('ebbes', ['open', 'open', 'open'], setup)))
    const code = ben.client.table?.code ?? ''
    must(await cleo.client.join({ code }, 1))
    await page.goto(`/join/${code}`)
    await anna.presses(anna.button(anna.texts['join.sit']))
    await ben.until(() => ben.client.table?.seats[2]?.person?.present === true)
    must(await ben.client.propose({ do: 'start' }))
    await ben.until(() => ben.isAsked)
    await expect(anna.cards).toHaveCount(10)
    await use(anna)
  },
})

async function play(ben: Guest, lead: AnyAction, cleo: Guest): Promise<void> {
  must(await ben.client.act(lead))
  await cleo.until(() => cleo.isAsked)
  must(await cleo.client.act(cleo.idea))
}

const cardsOf = (anna: Player): Promise<string[]> =>
  anna.cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['card'] ?? ''))
const suitOf = (card: string) => card.slice(0, 1)
const cardOf = (action: AnyAction) => ('card' in action ? String(action.card) : '')

/** A card that Ben can lead so that Anna has to follow suit, and cards of hers that do and do not. */
async function plan(ben: Guest, anna: Player) {
  const hers = await cardsOf(anna)
  const leads = listed<AnyAction>(ben.client.update?.view.legal ?? { complete: false, some: [] })
  for (const lead of leads) {
    const follows = hers.filter((card) => suitOf(card) === suitOf(cardOf(lead)))
    const other = hers.find((card) => !follows.includes(card))
    const [one, another] = follows
    if (one !== undefined && another !== undefined && other !== undefined)
      return { lead, follows: one, other }
  }
  throw new Error('These cards are no good.')
}

const inHand = (anna: Player, card: string) => anna.hand.locator(`[data-card=${card}]`)

test('a marked card is played when its turn comes', async ({ anna, ben, cleo }) => {
  const { lead, follows, other } = await plan(ben, anna)
  await anna.touches(inHand(anna, other))
  await expect(inHand(anna, other)).toHaveAttribute('aria-pressed', 'true')
  // Another one instead, off and on again: only the last choice counts.
  for (const isMarked of [true, false, true]) {
    await anna.touches(inHand(anna, follows))
    await expect(anna.hand.locator('[aria-pressed=true]')).toHaveCount(isMarked ? 1 : 0)
  }
  await play(ben, lead, cleo)
  await expect(inHand(anna, follows)).toHaveCount(0)
  await expect(anna.cards).toHaveCount(9)
})

test('a marked card that may not be played stays, with a word why', async ({
  anna,
  ben,
  cleo,
  page,
}) => {
  const { lead, other } = await plan(ben, anna)
  await anna.touches(inHand(anna, other))
  await play(ben, lead, cleo)
  await expect(page.getByRole('alert')).toHaveText(anna.texts['table.hand.lost.illegal'])
  await expect(anna.hand.locator('[aria-pressed=true]')).toHaveCount(0)
  await expect(anna.cards).toHaveCount(10)
})

test('a mark does not outlive a card that is taken back', async ({ anna, ben, cleo, page }) => {
  const { lead, follows } = await plan(ben, anna)
  must(await ben.client.act(lead))
  await anna.touches(inHand(anna, follows))
  await expect(inHand(anna, follows)).toHaveAttribute('aria-pressed', 'true')
  const takeBack = { do: 'take-back', seat: 0 } as const
  for (const guest of [ben, cleo]) must(await guest.client.propose(takeBack))
  await anna.presses(anna.button(anna.texts['table.vote.agree']))
  await expect(page.getByRole('alert')).toHaveText(anna.texts['table.hand.lost.changed'])
  await expect(anna.hand.locator('[aria-pressed=true]')).toHaveCount(0)
})

test('nothing is played behind a dialog, and a forced card by itself if the player wants it', async ({
  anna,
  ben,
  cleo,
  page,
}) => {
  for (const guest of [ben, cleo]) guest.autoplay()
  await anna.plays(9)
  await anna.playsUntil('play')
  await anna.presses(anna.button(/^☰/))
  await anna.presses(anna.button(anna.texts['table.menu.settings']))
  await page.getByRole('switch', { name: anna.texts['settings.forced'] }).check()
  await expect(anna.cards).toHaveCount(1)
  await anna.presses(anna.button(anna.texts['table.close']))
  await expect(anna.scores).toBeVisible()
})
