/** The table on every screen: what is needed in order to decide is in sight, in the longest language. */
import type { Page } from '@playwright/test'
import { inProject } from '../../scripts/lib/paths.js'
import { seededRandom } from '../../src/engine/random'
import { IS_DEEP, SEED } from '../depth'
import { pageHost } from '../harness/page-host'
import { prefers, test as evening } from './evening'
import { outOfDialog, outOfSight, placesOf, SIZES, type Size } from './in-sight'
import { loadedEbbesDice } from './loaded-dice'
import { LAST_GAME, sitDownAt } from './openers'
import { expect, Player } from './player'
import { de } from './texts'

/** The same cards in every run: what lies on the table is measured, and must not be chance. */
const test = evening.extend({
  host: async ({ data }, use) => {
    const host = await pageHost({ data, diceOf: () => (index) => seededRandom(SEED + index) })
    await use(host)
    await host.close()
  },
})

/** `npm test` looks at phones, a tablet and a laptop; every size is looked at in the deep run. */
const USUAL = ['360x640', '390x844', '640x360', '844x390', '1024x768', '1280x800', '1920x1080']
const nameOf = ({ width, height }: Size) => `${width}x${height}`
const looked = SIZES.filter((size) => IS_DEEP || USUAL.includes(nameOf(size)))
/** One upright, one on its side, one laptop. */
const FEW = ['360x640', '844x390', '1280x800']
const few = SIZES.filter((size) => IS_DEEP || FEW.includes(nameOf(size)))

/** On the smallest phones a dialog may scroll, as long as who got what and its button are in sight. */
const SMALLEST = ['320x568', '568x320']
/** Where the dummy's columns, fifteen cards and the market are in sight together, badges crowd. */
const CRAMPED = '568x320'
/** What must be there even then. */
const NEEDED = /^(A card|A button|No )/
/** Dialogs lie over the table; everything else is the table itself. */
const DIALOGS = ['scores', 'over']

async function faultsIn(
  page: Page,
  kind: string,
  phase: string,
  sizes: readonly Size[] = looked,
): Promise<string[]> {
  const faults: string[] = []
  const measured = DIALOGS.includes(phase) ? outOfDialog : outOfSight
  for (const size of sizes) {
    const found = await measured(page, size)
    const isCramped = phase === 'select' && nameOf(size) === CRAMPED
    const mayScroll = phase === 'scores' && SMALLEST.includes(nameOf(size))
    const counted = found.filter(
      (fault) =>
        !(mayScroll && fault.startsWith('Scrolls by')) && !(isCramped && !NEEDED.test(fault)),
    )
    faults.push(...counted.map((fault) => `${kind}, ${phase}, ${nameOf(size)}: ${fault}`))
    if (IS_DEEP) {
      const path = inProject('screenshots', 'fits', `${kind}-${phase}-${nameOf(size)}.png`)
      await page.screenshot({ path })
    }
  }
  await page.setViewportSize(WIDE)
  return faults
}

const PHONE = { width: 360, height: 640 }
const WIDE = { width: 1280, height: 800 }

/** With large letters a question may scroll within itself; nothing else does, and nothing lies on its buttons. */
const isAllowed = (fault: string, { textSize }: { readonly textSize?: number }): boolean =>
  textSize === 200 && /: (Scrolls: .* fields |A button is scrolled out: )/.test(fault)

const KINDS = {
  'ebbes for three': ['ebbes', {}, 2, ['play']],
  'ebbes for four': ['ebbes', {}, 3, ['play']],
  'ebbes for five': ['ebbes', { variant1: true, variant2: true }, 4, ['select', 'play']],
  'ebbes for two': ['ebbes', { variant1: true, variant2: true }, 1, ['select', 'play']],
  'basic Eidex': ['eidex', { mode: 'basic', ...LAST_GAME }, 2, ['play']],
  'Eidex with a Quizmaster': [
    'eidex',
    { mode: 'cosmic', characters: ['quizmaster', 'kompass', 'weisheit'], ...LAST_GAME },
    2,
    ['question', 'play'],
  ],
} as const

test.use({ locale: 'de', viewport: WIDE })

for (const [kind, [game, options, bots, phases]] of Object.entries(KINDS)) {
  test(`${kind} fits on every screen`, async ({ host, page }) => {
    await prefers(page, { name: 'Anna', language: 'de' })
    const anna = new Player(page, 'Anna', de)
    await sitDownAt(host, anna, game, options, {}, bots)
    const faults: string[] = []
    for (const phase of phases) {
      await anna.playsUntil(phase)
      faults.push(...(await faultsIn(page, kind, phase)))
    }
    // In the middle of a game: cards lie on the table, suits have their roles.
    await anna.plays(3)
    await anna.playsUntil('play')
    faults.push(...(await faultsIn(page, kind, 'later', few)))
    await anna.playsUntil('scores')
    faults.push(...(await faultsIn(page, kind, 'scores')))
    expect(faults).toEqual([])
    // The rest is a tap away, and the button stays in sight.
    await page.setViewportSize(PHONE)
    const cards = anna.scores.getByText(de['scores.details'])
    await cards.click()
    await expect(anna.scores.locator('details > :last-child')).toBeVisible()
    await expect(anna.goOn).toBeInViewport({ ratio: 1 })
  })
}

/** Large cards and letters; and looks with wider frames and other colours, which follow the device. */
const WISHES = {
  'as it comes': {},
  'with everything large': { textSize: 200, largeCards: true },
} as const
const DARK = { colorScheme: 'dark', contrast: 'no-preference' } as const
const STRICT = { colorScheme: 'light', contrast: 'more' } as const

const TABLES = {
  'ebbes for four': ['ebbes', {}, 3, ['play']],
  'Eidex with characters': [
    'eidex',
    { mode: 'cosmic', characters: ['quizmaster', 'kompass', 'weisheit'], ...LAST_GAME },
    2,
    ['question', 'play'],
  ],
} as const

for (const [manner, wishes] of Object.entries(WISHES)) {
  for (const [table, [game, options, bots, phases]] of Object.entries(TABLES)) {
    test(`${table} fits in every look, and while a trick lies there, ${manner}`, async ({
      host,
      page,
    }) => {
      const kind = `${table} ${manner}`
      await prefers(page, {
        name: 'Anna',
        language: 'de',
        theme: 'system',
        trickTime: null,
        ...wishes,
      })
      const anna = new Player(page, 'Anna', de)
      await sitDownAt(host, anna, game, options, {}, bots)
      const faults: string[] = []
      for (const phase of phases) {
        await anna.playsUntil(phase)
        // As it comes, it has been measured above.
        if (Object.keys(wishes).length > 0) faults.push(...(await faultsIn(page, kind, phase, few)))
        for (const look of IS_DEEP ? [DARK, STRICT] : [STRICT]) {
          await page.emulateMedia(look)
          faults.push(...(await faultsIn(page, `${kind} ${look.contrast}`, phase, few)))
        }
        await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' })
      }
      await anna.playsFirst()
      const trick = page.getByRole('region', { name: de['table.trick'] })
      await expect(trick.getByRole('listitem')).toHaveCount(bots + 1)
      faults.push(...(await faultsIn(page, kind, 'trick', few)))
      expect(faults.filter((fault) => !isAllowed(fault, wishes))).toEqual([])
    })
  }
}

/** The first seat holds all of a suit, and the highest of another one: it takes every trick, so all zilch cards. */
const NAMING = {
  'ebbes for three': [['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'R3', 'R4', 'R5', 'R6'], ['…'], ['…']],
  'ebbes for five': [
    [...Array(10).keys()].map((index) => `G${index + 1}`),
    ...Array<string[]>(4).fill(['…']),
  ],
}

for (const [kind, hands] of Object.entries(NAMING)) {
  const naming = evening.extend({
    host: async ({ data }, use) => {
      const dice = loadedEbbesDice({ hands })
      const host = await pageHost({ data, diceOf: () => dice })
      await use(host)
      await host.close()
    },
  })
  naming(`${kind}: who names the starter sees every name`, async ({ host, page }) => {
    await prefers(page, { name: 'Anna', language: 'de' })
    const anna = new Player(page, 'Anna', de)
    await sitDownAt(host, anna, 'ebbes', { starter: 0 }, {}, hands.length - 1)
    await anna.playsUntil('starter')
    expect(await faultsIn(page, kind, 'starter')).toEqual([])
    await expect(page.locator('[data-part=question] button')).toHaveCount(hands.length)
  })
}

/** The deals are checked as ever: what the dialog says of loaded dice is longer. */
const ENDS = {
  'ebbes for three': ['ebbes', {}, 2],
  'ebbes for five': ['ebbes', {}, 4],
  'ebbes for two': ['ebbes', {}, 1],
  'basic Eidex': ['eidex', { mode: 'basic', ...LAST_GAME }, 2],
  'Eidex with characters': ['eidex', { mode: 'cosmic', ...LAST_GAME }, 2],
} as const

for (const [kind, [game, options, bots]] of Object.entries(ENDS)) {
  evening(`the end of ${kind} shows who won and how to go on`, async ({ host, page }) => {
    await prefers(page, { name: 'Anna', language: 'de' })
    const anna = new Player(page, 'Anna', de)
    await sitDownAt(host, anna, game, options, {}, bots)
    await anna.letsBotPlay()
    // What one may look at afterwards is below, and scrolls.
    const faults = await faultsIn(page, kind, 'over')
    expect(faults.filter((fault) => !fault.includes(': Scrolls by'))).toEqual([])
    for (const text of ['over.rematch', 'after.title', 'sheet.title', 'replay.title'] as const)
      await expect(anna.over.getByRole('button', { name: de[text] })).toBeVisible()
    await expect(anna.over.locator('button.main')).toHaveCount(1)
  })
}
evening.use({ locale: 'de', viewport: WIDE })

test('the journey is drawn once beside the table of every large screen', async ({ host, page }) => {
  await prefers(page, { name: 'Anna', language: 'de' })
  const anna = new Player(page, 'Anna', de)
  await sitDownAt(host, anna, 'ebbes', {})
  const maps = page.locator('[data-part=cloth] ~ * svg.map').filter({ visible: true })
  for (const size of SIZES.filter(({ width, height }) => width >= 1280 && height > 700)) {
    await page.setViewportSize(size)
    await expect(maps, nameOf(size)).toHaveCount(1)
  }
})

test('panels lie over or beside the table, and move nothing; the coach answers at once', async ({
  host,
  page,
}) => {
  await prefers(page, { name: 'Anna', language: 'de' })
  const anna = new Player(page, 'Anna', de)
  await sitDownAt(host, anna, 'eidex', { mode: 'basic', ...LAST_GAME }, { coach: true })
  await anna.playsUntil('play')
  for (const size of few) {
    await page.setViewportSize(size)
    // A card under the mouse rises.
    await page.mouse.move(0, 0)
    const before = await placesOf(page)
    for (const panel of ['table.log', 'table.chat', 'table.last-trick', 'coach.title'] as const) {
      await anna.button(de[panel]).click()
      await expect(page.getByRole('complementary', { name: de[panel] })).toBeVisible()
      expect(await placesOf(page), `${panel} at ${nameOf(size)}`).toEqual(before)
    }
    await expect(page.getByRole('list', { name: de['coach.title'] })).toBeVisible()
    await page.keyboard.press('Escape')
  }
})
