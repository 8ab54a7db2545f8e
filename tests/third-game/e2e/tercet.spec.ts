/** The third game in a browser: hosted, joined, played, coached, replayed, printed, counted, exported and imported. */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectNothingWrong } from '../../e2e/looks'
import { faultsOn, wordsOutOfSight } from '../../e2e/measure'
import type { Player } from '../../e2e/player'
import { en } from '../renderer/i18n/en'
import { test } from './fixtures'

const WISHES = { known: ['tercet'], theme: 'system', bots: 'beginner' }

const choosesTercet = (player: Player) =>
  player.page.getByRole('radio', { name: /^Tercet/ }).check({ force: true })

async function dealsAlone(anna: Player): Promise<void> {
  await anna.page.goto('/#/alone')
  await choosesTercet(anna)
  await anna.presses(anna.button(anna.texts['alone.start']))
  await anna.playsUntil('play')
}

test('two people and a bot play it; one of them comes back in mid-trick', async ({ newPlayer }) => {
  const [anna, ben] = await Promise.all([newPlayer('Anna', WISHES), newPlayer('Ben', WISHES)])
  const { page, texts } = anna
  await page.goto('/#/host')
  await choosesTercet(anna)
  await anna.presses(anna.button(texts['host.start']))
  await anna.presses(anna.button(texts['gather.add-bot']).last())
  await anna.button(texts['gather.remove-bot']).waitFor()
  await ben.page.goto('/#/join')
  await ben.presses(ben.button(texts['join.sit']))
  await anna.presses(anna.button(texts['gather.start']))

  const rounds = [anna, ben].map(async (player) => {
    await player.plays(1)
    await player.playsUntil('play')
    if (player === ben) {
      const held = await ben.held()
      await ben.page.reload()
      await ben.playsUntil('play')
      expect(await ben.held()).toEqual(held)
    } else await expectNothingWrong(page, 'play')
    await player.playsUntil('scores')
  })
  await Promise.all(rounds)
  await expect(anna.scores).toHaveAccessibleName('Round 1 scores')
  await expect(anna.scores.getByRole('row')).toHaveCount(1 + 3)
  await expectNothingWrong(page, 'scores')
})

test('a card that breaks a rule says why, and where that is written', async ({ newPlayer }) => {
  const anna = await newPlayer('Anna', WISHES)
  await dealsAlone(anna)
  const refused = anna.hand.locator('button[aria-disabled=true]')
  while ((await refused.count()) === 0) {
    await anna.playsFirst()
    expect(await anna.playsUntil('play', 'scores'), 'every card could be played').toBe('play')
  }
  await anna.triesToPlay(refused.first())
  const alert = anna.page.getByRole('alert')
  await expect(alert).toContainText(en['refusal.tercet.follow'])
  await anna.presses(alert.getByRole('link'))
  await expect(anna.page).toHaveURL(/#\/rules\/tercet\.follow$/)
  expect(await faultsOn(anna.page), 'rules').toEqual([])
})

test('a game with bots is coached, played to its end, and kept', async ({ newPlayer }) => {
  const anna = await newPlayer('Anna', WISHES)
  const { page, texts } = anna
  await dealsAlone(anna)
  await page.keyboard.press('h')
  await anna.presses(anna.button(texts['coach.ask']))
  const advice = page.getByRole('complementary').getByRole('listitem')
  await expect(advice).toHaveCount((await anna.playable()).length)
  await expect(advice.first()).toContainText(/tricks in this round/)
  await anna.letsBotPlay()
  await expect(anna.over.getByRole('status')).toContainText(texts['over.fair'])
  await expect(anna.over.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(
    3,
  )
  await expectNothingWrong(page, 'over', ['light'])
  await anna.presses(anna.over.getByRole('button', { name: texts['table.menu.leave'] }))

  await anna.presses(page.getByRole('link', { name: texts['history.title'] }))
  const table = page.getByRole('article')
  await expect(table.getByRole('list', { name: 'Tricks' }).getByRole('listitem')).toHaveCount(3)
  const saving = page.waitForEvent('download')
  await anna.presses(table.getByRole('button', { name: texts['history.export'] }))
  const file = await readFile(await (await saving).path())

  await test.step('it is counted', async () => {
    await page.goto('/#/statistics')
    const plot = page.getByRole('figure', { name: en['statistics.rounds'] })
    await plot.getByText(texts['statistics.as-table']).click()
    await expect(plot.getByRole('row')).toHaveCount(1 + 9)
    expect(await faultsOn(page), 'statistics').toEqual([])
  })

  await test.step('it is replayed', async () => {
    await page.goto('/#/history')
    await anna.presses(table.getByRole('link', { name: texts['history.replay'] }))
    const slider = page.getByRole('slider', { name: texts['replay.where'] })
    await expect(slider).toHaveAttribute('aria-valuetext', /^Round 1: \w+ deals\./)
    await page.keyboard.press('ArrowDown')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /^Round 1, trick 1: .*takes the trick\.$/,
    )
    await page.keyboard.press('PageDown')
    await expect(slider).toHaveAttribute('aria-valuetext', /^Round 2: /)
    expect(await faultsOn(page), 'replay').toEqual([])
  })

  await test.step('it is printed', async () => {
    await page.goto('/#/history')
    await anna.presses(table.getByRole('link', { name: texts['history.sheet'] }).first())
    await expect(page.getByRole('table', { name: 'Rounds' }).getByRole('row')).toHaveCount(
      1 + 3 + 1,
    )
    expect(await faultsOn(page), 'sheet').toEqual([])
    await page.goto('/#/sheet/blank-tercet-long')
    await expect(page.getByRole('table', { name: 'Rounds' }).getByRole('row')).toHaveCount(1 + 6)
  })

  await test.step('its file comes back', async () => {
    await page.goto('/#/history')
    await anna.presses(table.getByRole('button', { name: texts['history.delete'] }))
    await anna.presses(anna.button(texts['history.delete.go']))
    await expect(table).toHaveCount(0)
    await page
      .getByLabel(texts['history.open'])
      .setInputFiles({ name: 'game.stich', mimeType: 'application/json', buffer: file })
    await anna.presses(anna.button(texts['history.keep']))
    await page.goto('/#/history')
    await expect(table.getByRole('link', { name: texts['history.replay'] })).toBeVisible()
  })
})

for (const language of ['de', 'fr']) {
  test(`its screens find room on a phone, in ${language}`, async ({ newPlayer }) => {
    const { page } = await newPlayer('Anna', { ...WISHES, language })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const screen of ['host', 'rules/tercet', 'sheet/blank-tercet']) {
      await page.goto(`/#/${screen}`)
      expect(await wordsOutOfSight(page), screen).toEqual([])
    }
  })
}
