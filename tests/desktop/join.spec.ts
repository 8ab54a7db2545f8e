import { systemClock } from '../../src/host/host'
import { createAdvertiser } from '../../src/host/lan/discovery'
import { LOOPBACK, mdnsAdapters } from '../../src/host/lan/addresses'
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { pageHost } from '../harness/page-host'
import { expect, test } from './fixtures'

const offer = { game: 'eidex', free: 2, port: 4711, app: '9.8.7' }

test('finds tables on the network, sits down at one, and says which versions don’t fit', async ({
  page,
}) => {
  const host = await pageHost({ lan: true })
  const ben = new Guest('Ben', bySocket(host.origin))
  await ben.untilOpen()
  must(await ben.client.create({ ...tableFor('ebbes', ['open', 'open', 'greedy']), name: 'Attic' }))
  const strangers = createAdvertiser({
    clock: systemClock,
    onError: (error) => {
      throw error
    },
    interface: mdnsAdapters()[0] ?? LOOPBACK,
  })
  strangers.publish({ ...offer, id: 'newer', name: 'Tomorrow', protocol: 99 })
  strangers.publish({ ...offer, id: 'older', name: 'Yesterday', protocol: 0 })

  await page.getByRole('link', { name: /Join a table/ }).click()
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(entry('Tomorrow')).toContainText('Update yours')
  await expect(entry('Yesterday')).toContainText('must update')
  for (const name of ['Tomorrow', 'Yesterday'])
    await expect(entry(name).getByRole('button')).toHaveCount(0)

  await entry('Attic').getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible()
  await ben.until(() => ben.client.table?.seats[1]?.person?.present === true)

  ben.client.close()
  await strangers.close()
  await host.close()
})

test('an address where nobody answers is told so', async ({ page }) => {
  await page.getByRole('link', { name: /Join a table/ }).click()
  await page.getByRole('textbox', { name: 'Address of another host' }).fill('127.0.0.1:9')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Nobody answers there')
})
