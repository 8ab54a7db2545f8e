import { expect, test } from './evening'
import type { Player } from './player'

const columnsOf = (player: Player) =>
  player.page.getByRole('list', { name: 'The dummy' }).getByRole('listitem')

test('two people, fifteen cards and cards of their own choice: a round with the dummy', async ({
  newPlayer,
}) => {
  const [anna, ben] = await Promise.all([newPlayer('Anna'), newPlayer('Ben')] as const)
  await anna.page.goto('/#/host')
  await anna.page.getByRole('radio', { name: '2', exact: true }).check()
  await anna.page.getByRole('switch', { name: 'More cards' }).check()
  await anna.page.getByRole('switch', { name: 'Choose the deciding cards' }).check()
  await anna.button('Open the table').click()
  // The host listens anew when it lets the network in: nobody can come in that very moment.
  await anna.button('Deal the cards').waitFor()
  await ben.page.goto('/#/join')
  await ben.button('Sit down').click()
  await anna.button('Deal the cards').click()

  // Five pairs lie open before the first card is led, and nobody can take one twice.
  const select = [anna, ben].map((player) => player.playsUntil('select').then(() => player))
  const first = await Promise.race(select)
  const chosen = (await first.pairs.first().getAttribute('aria-label')) ?? ''
  await first.pairs.first().click()
  const second = first === anna ? ben : anna
  await Promise.all(select)
  await expect(second.pairs.first()).toBeVisible()
  await expect(second.page.getByRole('button', { name: chosen, exact: true })).toHaveCount(0)

  // Who the third one is, and how it plays, is explained.
  await anna.button(anna.texts['help.open']).click()
  await expect(anna.page.getByText('The dummy is the third player.')).toBeVisible()
  await anna.button(anna.texts['help.go']).click()

  const lead = [anna, ben].map((player) => player.playsUntil('play').then(() => player))
  const asked = await Promise.race(lead)
  await expect(asked.page.getByRole('img', { name: /^Deciding cards: (.*, ){4}/ })).toBeVisible()
  await expect(asked.cards).toHaveCount(15)
  const columns = await columnsOf(asked).allInnerTexts()
  expect(columns.length).toBeGreaterThan(1)
  const other = asked === anna ? ben : anna
  await expect.poll(() => columnsOf(other).allInnerTexts()).toEqual(columns)

  // Whoever is still waiting to be asked must not press anything in the other's place later.
  await asked.playsFirst()
  await Promise.all(lead)
  await Promise.all([anna, ben].map((player) => player.playsUntil('scores', 'over')))
  for (const player of [anna, ben]) {
    await expect(player.scores).toHaveAccessibleName('Round 1 scores')
    await expect(player.scores.getByRole('row', { name: 'The dummy' })).toBeVisible()
  }
})
