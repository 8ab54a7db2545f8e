/** Spectators hold no seat, and are back after a lost connection all the same. */
import { expect, test } from './evening'

test('a spectator whose line breaks is back at the table', async ({ newPlayer }) => {
  const anna = await newPlayer('Anna')
  const eve = await newPlayer('Eve')
  await anna.page.goto('/#/host')
  await anna.button('Open the table').click()
  const lines: (() => Promise<void>)[] = []
  await eve.page.routeWebSocket(/\/play$/, (line) => {
    const server = line.connectToServer()
    lines.push(async () => {
      await server.close()
      await line.close()
    })
  })
  await eve.page.goto('/#/join')
  await eve.button('Watch').click()
  const seen = anna.button('Remove from table Eve')
  await expect(seen).toBeVisible()

  await lines.at(-1)?.()
  await expect.poll(() => lines.length).toBe(2)
  await expect(eve.page.getByRole('heading', { level: 1, name: 'Anna’s table' })).toBeVisible()
  await anna.button('Remove from table Eve').click()
  await expect(eve.page.getByText('You were removed from this table.')).toBeVisible()
})
