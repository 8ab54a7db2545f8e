/** A table that is full, and what its spectators can't do. */
import { expect, test } from './evening'
import type { Player } from './player'

/** Requests of this type never reach the host. */
async function refusesAll({ page }: Player, type: string, code: string): Promise<void> {
  await page.routeWebSocket(/\/play$/, (line) => {
    const server = line.connectToServer()
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; id?: string }
      const no = { type: 'reject', id: message.id, code, message: 'No.' }
      if (message.type === type) line.send(JSON.stringify(no))
      else server.send(text)
    })
  })
}

test('a guest who comes to a full table is told that they only watch', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const eve = await newPlayer('Eve')
  await anna.page.goto('/#/host')
  await anna.page.getByRole('radio', { name: '2', exact: true }).check()
  await anna.button('Open the table').click()
  await anna.button('Add a bot').click()
  await expect(anna.button('Remove the bot')).toBeVisible()

  await eve.page.goto('/#/join')
  const code = eve.page.getByRole('textbox', { name: 'Table code' })
  await code.fill(host.room.tables[0]?.head.code ?? '')
  await eve.button('Join with the code').click()
  const told = eve.page.getByText('All seats are taken, so you’re watching.')
  await expect(told).toBeVisible()
  await expect(eve.button('Remove the bot'), 'that is for players').toBeHidden()
  await expect(eve.button('Deal the cards')).toBeHidden()

  await anna.button('Deal the cards').click()
  await expect(anna.hand).toBeVisible()
  await expect(told).toBeVisible()
  await eve.button('OK').click()
  await expect(told).toBeHidden()
})

test('a refusal stands on the screen where it arose, and on no later one', async ({
  host,
  newPlayer,
}) => {
  const anna = await newPlayer('Anna')
  const ben = await newPlayer('Ben')
  await anna.page.goto('/#/host')
  await anna.page.getByRole('radio', { name: '3', exact: true }).check()
  await anna.button('Open the table').click()
  await expect(anna.button('Add a bot').first()).toBeVisible()

  await refusesAll(ben, 'propose', 'limit.rate')
  await ben.page.goto(`/#/join/${host.room.tables[0]?.head.code ?? ''}`)
  await ben.button('Sit down').click()
  await ben.button('Add a bot').click()
  await expect(ben.page.getByRole('alert')).toContainText('a bit much at once')

  await anna.button('Add a bot').click()
  await anna.button('Deal the cards').click()
  await expect(ben.hand).toBeVisible()
  await expect(ben.page.getByText('a bit much at once')).toBeHidden()
})

test('a table that the host has no room for says so on its form', async ({ newPlayer }) => {
  const anna = await newPlayer('Anna')
  await refusesAll(anna, 'create', 'limit.tables')
  for (const [screen, button] of [
    ['alone', 'Deal the cards'],
    ['host', 'Open the table'],
  ] as const) {
    await anna.page.goto(`/#/${screen}`)
    await anna.button(button).click()
    await expect(anna.page.getByRole('alert')).toContainText('no room for another table')
  }
})
