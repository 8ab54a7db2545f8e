import { expect, test } from './evening'
import { rounds } from '../depth'
import { sitDownAt } from './openers'

test('a tournament of the basic game, up to the last victory point', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  await sitDownAt(host, anna, 'eidex', { mode: 'basic', target: 3, victoryPoints: [1, 1, 1] })
  await anna.playsUntil('play')
  await expect(anna.cards).toHaveCount(12)

  await anna.playsUntil('scores')
  await expect(anna.scores).toHaveAccessibleName('Game 1 scores')
  await expect(anna.scores.getByRole('row')).toHaveCount(1 + 3)
  await anna.presses(anna.goOn)
  await anna.letsBotPlay()
  await expect(anna.over.getByRole('status')).toContainText('Every deal checked')
})

const ANSWERING = ['quizmaster', 'farbenfreund', 'fuersorge'] as const

for (const character of ANSWERING.slice(0, rounds(1, ANSWERING.length))) {
  test(`a game with characters, in which ${character} answers every question`, async ({
    host,
    newPlayer,
  }) => {
    const anna = await newPlayer('Anna')
    const characters = [character, 'kompass', 'weisheit'] as const
    await sitDownAt(host, anna, 'eidex', { mode: 'cosmic', characters })
    await anna.playsUntil('question')
    await anna.playsUntil('scores')
    await expect(anna.scores.getByRole('row')).toHaveCount(1 + 3)
  })
}
