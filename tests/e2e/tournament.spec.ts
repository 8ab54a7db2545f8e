/** Every way in which a game can end a tournament, or keep it going, has a sentence and a picture of its own. */
import { knownGame } from '../../src/engine/known-game'
import type { TournamentTurn } from '../../src/engine/eidex/tournament'
import { sheetOfEidex } from '../../src/engine/eidex/scoresheet/sheet'
import type { Stich } from '../../src/protocol/stich'
import { ceremonyOf, playedLog } from '../fixtures/scoresheet-tables'
import { expect, test } from './evening'
import { scrollsSideways } from './measure'

type Log = Parameters<typeof sheetOfEidex>[0]

/** The first tournament played at random whose first game ends so. */
function tournament(kind: TournamentTurn['kind'], config: object): Stich {
  for (let seed = 1; ; seed++) {
    const ceremony = ceremonyOf(`00000000000000aa/1/0/${seed}`, 3)
    const log = playedLog(knownGame('eidex'), config, ceremony, Infinity, seed)
    const sheet = sheetOfEidex(log as unknown as Log)
    if (!sheet.ok || sheet.value.games[0]?.turn?.kind !== kind) continue
    const players = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, marker: null, bot: null }))
    return {
      ...{ stich: 1, app: '0.0.0-test' },
      table: {
        ...{ id: '00000000000000aa', name: 'Stammtisch', game: 'eidex', host: 'Anna' },
        opened: '2026-11-14T19:30:00.000Z',
      },
      games: [{ number: 1, begun: null, players, log, ceremony }],
    } as Stich
  }
}

const ENDINGS = {
  reached: [{ victoryPoints: [6, 0, 0] }, /has 7 victory points and wins the tournament/],
  collision: [{ victoryPoints: [6, 6, 0] }, /^Collision: .* stays at 6; .* drops to 5/],
  'collision-level': [
    {
      victoryPoints: [6, 6, 0],
      mode: 'cosmic',
      characters: ['guggitaler', 'radarkontrolle', 'laser'],
    },
    /^Collision: Anna and Ben would both reach 7.* Both stay at 6/,
  ],
  chaos: [{ victoryPoints: [6, 6, 6] }, /^Chaos: .* so they lose: .* wins the tournament/],
  'chaos-two': [{ victoryPoints: [6, 6, 6] }, /^Chaos: .* got two points at once/],
} as const satisfies Record<TournamentTurn['kind'], readonly [object, RegExp]>

test('each way a tournament ends or goes on is told as what it is', async ({ newPlayer }) => {
  const { page } = await newPlayer('Anna')
  for (const [kind, [config, sentence]] of Object.entries(ENDINGS)) {
    await page.goto('/#/history')
    await page.getByLabel('Open a file').setInputFiles({
      ...{ name: `${kind}.stich`, mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(tournament(kind as TournamentTurn['kind'], config))),
    })
    const scores = page.getByRole('region', { name: 'Game 1 scores' })
    await page.getByRole('slider', { name: 'Position in the game' }).waitFor()
    await page.getByRole('button', { name: 'Next game' }).click()
    // Where the tournament goes on, that is the next deal.
    if (kind.startsWith('collision'))
      await page.getByRole('button', { name: 'Previous card' }).click()
    const turn = scores.getByRole('figure')
    await expect(turn).toHaveAttribute('data-turn', kind)
    await expect(turn.locator('figcaption')).toHaveText(sentence)
    await expect(turn.locator('svg').first()).toBeVisible()
    for (const [width, height] of [
      [360, 640],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await scrollsSideways(page)).toBe(false)
    }
  }
})
