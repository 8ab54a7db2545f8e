/** Every power reaches the screen: each character is used once through its prompt, and its effect is seen. */
import type { Page } from '@playwright/test'
import { POWER_IDS, type PowerId } from '../../src/engine/eidex/characters'
import type { Deal } from '../../scripts/scenario/format'
import { charactersEn } from '../../src/renderer/games/eidex/rules/characters.en'
import { IS_DEEP, SEED } from '../depth'
import { CASES } from './characters-cases'
import { expect, test } from './characters-table'
import { outOfSight, SIZES } from './in-sight'

const EVENLY: Deal = {
  dealer: 0,
  turnUp: 'HQ',
  hands: [
    ['H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'R8', 'RJ', 'RA', 'S7', 'S10', 'SK'],
    ['H7', 'H10', 'HJ', 'L7', 'L10', 'LK', 'R6', 'R9', 'RQ', 'S8', 'SJ', 'SA'],
    ['H8', 'H9', 'HA', 'L8', 'LJ', 'LA', 'R7', 'R10', 'RK', 'S6', 'S9', 'SQ'],
  ],
}

/** They have no window of their own, or only at the very end, and so ask nobody anything. */
const QUIET = ['excuse', 'sphinx', 'computer'] as const satisfies readonly PowerId[]

/** Phones and a laptop; in the deep run all sizes. */
const USUAL = ['390x844', '844x390', '1280x800']

async function faultsOfPrompt(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  // A panel that the test has opened lies over the table on a phone.
  await page.keyboard.press('Escape')
  const faults: string[] = []
  for (const size of SIZES) {
    const name = `${size.width}x${size.height}`
    if (!IS_DEEP && !USUAL.includes(name)) continue
    for (const fault of await outOfSight(page, size)) faults.push(`${name}: ${fault}`)
  }
  if (before !== null) await page.setViewportSize(before)
  return faults
}

/** `npm test` plays every third of them, and which is drawn by the seed. */
const played = POWER_IDS.filter((_id, index) => IS_DEEP || index % 3 === SEED % 3)

for (const id of played) {
  const { name } = charactersEn[id]
  test(`${name} (${id}) is used, and everybody sees it`, async ({ sitDown }) => {
    const {
      cards = [],
      choices,
      number,
      way,
      told,
      left = 'used up for this game',
      ...more
    } = CASES[id]
    const [first, second] = QUIET.filter((other) => other !== id)
    const anna = await sitDown({
      characters: [id, first ?? 'excuse', second ?? 'sphinx'],
      deal: { ...EVENLY, ...more.deal },
      draws: more.draws ?? [],
      berta: ['S8', ...(more.berta ?? [])],
      carl: ['S6', ...(more.carl ?? [])],
    })
    if (more.waits) await anna.passes()
    for (const card of cards) await anna.lays(card)
    if (more.isLate) await anna.playsUntil('question')
    await more.asked?.(anna)
    if (way === undefined) expect(await faultsOfPrompt(anna.page)).toEqual([])

    await anna.watches(true)
    if (way === undefined) await anna.answers(id, choices, number)
    else await anna.playsIn(way.name, way.card, id)

    await anna.isTold(told)
    await anna.watches(false)
    await more.sees(anna)
    // The next game begins with every power unused.
    if (!more.isLate) await expect(anna.portrait).toHaveAccessibleDescription(new RegExp(left))
    if (way === undefined && !more.isLate) await anna.reads(told)
  })
}
