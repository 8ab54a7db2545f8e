import { expect, test } from './evening'
import type { Player } from './player'

/** Each of them to the scores of this round, and on. */
const play = async (players: readonly Player[], round: number) => {
  await Promise.all(
    players.map(async (player) => {
      await player.playsUntil('scores')
      await expect(player.scores).toHaveAccessibleName(`Round ${round} scores`)
    }),
  )
  await Promise.all(
    players.map(async (player) => {
      await player.presses(player.goOn)
      await expect(player.scores).toBeHidden()
    }),
  )
}

test('a game night for four: one page is loaded again, one never comes back, and it is played to its end', async ({
  newPlayer,
}) => {
  const [anna, ben, cleo, dora] = await Promise.all([
    newPlayer('Anna'),
    newPlayer('Ben'),
    newPlayer('Cleo'),
    newPlayer('Dora'),
  ] as const)

  await anna.page.goto('/')
  await anna.page.getByRole('link', { name: 'Host a game night' }).click()
  await anna.page.getByRole('radio', { name: '4', exact: true }).check()
  await anna.button('Open the table').click()
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Anna’s table' })).toBeVisible()
  const code = await anna.page.getByText(/^[A-Z0-9]{5}$/).innerText()

  // By the address that the invitation shows, by the code, and by the list of open tables.
  await ben.page.goto(`/join/${code}`)
  await expect(ben.page.getByText('Anna’s table')).toBeVisible()
  await ben.button('Sit down').click()
  await cleo.page.goto('/#/join')
  await cleo.page.getByRole('textbox', { name: 'Table code' }).fill(code.toLowerCase())
  await cleo.button('Join with the code').click()
  await dora.page.goto('/#/join')
  await expect(dora.page.getByText('1 seat free')).toBeVisible()
  await dora.button('Sit down').click()
  for (const { name } of [anna, ben, cleo, dora]) {
    await expect(dora.page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await anna.button('Deal the cards').click()

  await test.step('somebody’s page is loaded again and finds back to its seat', async () => {
    const others = [anna, ben, dora].map((player) => player.playsUntil('scores'))
    await cleo.plays(4)
    await cleo.page.reload()
    await cleo.playsUntil('play')
    await expect(cleo.page.getByText('Round 1 of 5', { exact: true })).toBeVisible()
    expect(await cleo.cards.count()).toBe(6)
    await Promise.all([...others, cleo.playsUntil('scores')])
    await play([anna, ben, cleo, dora], 1)
  })

  await test.step('somebody goes, and a bot plays on', async () => {
    const others = [ben, cleo].map((player) => player.playsUntil('scores'))
    // Whoever opened the table has two hands, but one mouse: first the cards, then the button.
    await Promise.all([anna.plays(2), dora.plays(2)])
    await dora.page.context().close()
    await expect(anna.page.getByText('Dora is away. The table is waiting.')).toBeVisible()
    await anna.button('Let a bot play for Dora').click()
    await expect(ben.page.getByText('a bot is playing')).toBeVisible()
    await Promise.all([anna.playsUntil('scores'), ...others])
    await play([anna, ben, cleo], 2)
  })

  await test.step('it is late, and bots play the rest', () =>
    Promise.all([anna, ben, cleo].map((player) => player.letsBotPlay())))

  for (const player of [anna, ben, cleo]) {
    expect(await player.asked()).toBe('over')
    await expect(player.over.getByRole('listitem').filter({ hasText: 'Dora' })).toBeVisible()
  }
  for (const player of [anna, ben]) {
    await expect(player.over.getByRole('status')).toContainText('Every deal checked')
  }
  // Whose page was loaded again has not noted all of it, and is told so.
  await expect(cleo.over.getByRole('status')).toContainText('It joined late')
})
