import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageHost, type PageHost } from '../harness/page-host'
import { asApplication } from './application'
import { expect, test as base } from './evening'
import type { Player } from './player'

const test = base.extend<{ other: PageHost }>({
  /** Ben's computer. */
  other: async ({}, use) => {
    const data = await mkdtemp(join(tmpdir(), 'stichabend-other-'))
    const host = await pageHost({ data, adapters: () => [] })
    await use(host)
    await host.close()
    await rm(data, { recursive: true, force: true })
  },
})

/** Anna opens a table for three, Ben comes by a link with his application, and Cleo with a browser. */
async function gather(
  [anna, ben, cleo]: readonly [Player, Player, Player],
  host: PageHost,
  other: PageHost,
): Promise<void> {
  // By a name: an application takes what has a number for its own host.
  const address = `localhost:${host.port}`
  await asApplication(ben.page.context(), other)
  await anna.page.goto(`http://${address}/#/host`)
  await anna.page.getByRole('radio', { name: '3', exact: true }).check()
  await anna.button('Open the table').click()
  await anna.button('Deal the cards').waitFor()
  const code = host.room.tables[0]?.head.code ?? ''
  await ben.page.goto(`http://${address}/#/join/${code}@${address}`)
  await ben.button('Connect and sit down').click()
  await ben.button('Deal the cards').waitFor()
  await cleo.page.goto(`http://${address}/#/join`)
  await cleo.button('Sit down').click()
  await cleo.button('Deal the cards').waitFor()
}

test('a table moves to a guest’s computer in mid-trick, and everybody goes along', async ({
  newPlayer,
  host,
  other,
}) => {
  const [anna, ben, cleo] = await Promise.all([
    newPlayer('Anna'),
    newPlayer('Ben'),
    newPlayer('Cleo'),
  ] as const)
  const players = [anna, ben, cleo] as const
  await gather(players, host, other)
  await anna.button('Deal the cards').click()
  const first = await Promise.race(
    players.map((player) => player.playsUntil('play').then(() => player)),
  )
  await first.playsFirst()
  await Promise.race(
    players.filter((player) => player !== first).map((player) => player.playsUntil('play')),
  )
  const before = await Promise.all(players.map((player) => player.held()))
  expect(before.flat().length).toBeGreaterThan(20)

  await anna.button('Table').click()
  await anna.button('Move this table').click()
  await anna.button('To Ben’s computer').click()
  // Whoever opened the table by a browser is a guest of the host: in mid-game all have to agree.
  for (const player of [ben, cleo]) await player.button('I agree').click()
  await expect(
    ben.page.getByRole('heading', { name: /would like to move the table/ }),
  ).toBeVisible()
  await cleo.page.route(`${other.origin}/**`, (route) => route.abort())
  await ben.button('Take over the table').click()

  await anna.page.waitForURL(`${other.origin}/#/table`)
  // Cleo does not get there at first: she goes back, and finds the way.
  await cleo.page.waitForURL((url) => url.protocol === 'chrome-error:')
  await cleo.page.unroute(`${other.origin}/**`)
  await cleo.page.goBack()
  await cleo.page.getByRole('link', { name: new URL(other.origin).host }).click()
  await cleo.page.waitForURL(`${other.origin}/#/table`)
  await Promise.all(players.map((player) => expect(player.cards.first()).toBeVisible()))
  expect(await Promise.all(players.map((player) => player.held()))).toEqual(before)
  expect(host.room.tables).toHaveLength(0)
  expect(other.room.tables).toHaveLength(1)

  // A page that is loaded again is still at its seat.
  await cleo.page.reload()
  await expect(cleo.cards.first()).toBeVisible()
  expect(await cleo.held()).toEqual(before[2])

  // The table is theirs, as it was: somebody's card goes to everybody.
  const next = await Promise.race(
    players.map((player) => player.playsUntil('play').then(() => player)),
  )
  await next.playsFirst()
  expect([...host.problems, ...other.problems]).toEqual([])
})

test('whoever is asked may say no, and the table stays', async ({ newPlayer, host, other }) => {
  const [anna, ben, cleo] = await Promise.all([
    newPlayer('Anna'),
    newPlayer('Ben'),
    newPlayer('Cleo'),
  ] as const)
  await gather([anna, ben, cleo], host, other)
  await anna.page.getByText('Move this table').click()
  await anna.button('To Ben’s computer').click()
  await ben.button('Not now').click()
  await expect(ben.button('Take over the table')).toBeHidden()
  await anna.button('Deal the cards').click()
  await Promise.all([anna, ben, cleo].map((player) => expect(player.cards.first()).toBeVisible()))
  expect(host.room.tables).toHaveLength(1)
  expect(other.room.tables).toHaveLength(0)
})
