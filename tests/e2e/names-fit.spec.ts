/** Of a long name enough can be read on the smallest phones, also while something is asked. */
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { prefers, test } from './evening'
import { lettersRead } from './measure'
import { expect, Player } from './player'
import { de } from './texts'

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]
const ENOUGH = 8

test.use({ locale: 'de' })

test('eight letters of every name are in sight on a phone', async ({ host, page }) => {
  await prefers(page, { name: 'Anna', language: 'de' })
  const anna = new Player(page, 'Anna', de)
  const ben = new Guest('Maximiliane', bySocket(host.origin))
  const cleo = new Guest('Wilhelmina', bySocket(host.origin))
  await ben.untilOpen()
  await cleo.untilOpen()
  const options = { mode: 'cosmic', characters: ['quizmaster', 'kompass', 'weisheit'] }
  must(await ben.client.create(tableFor('eidex', ['open', 'open', 'open'], { seat: 1, options })))
  const code = ben.client.table?.code ?? ''
  must(await cleo.client.join({ code }, 2))
  await page.goto(`/join/${code}`)
  await anna.presses(anna.button(de['join.sit']))
  await ben.until(() => ben.client.table?.seats[0]?.person?.present === true)
  must(await ben.client.propose({ do: 'start' }))
  ben.autoplay()
  cleo.autoplay()
  const names = page.locator('[data-part=cloth] [data-seat] strong')
  for (const asked of ['play', 'question'] as const) {
    await anna.playsUntil(asked)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const letters = await lettersRead(page, names)
      expect(letters.length).toBeGreaterThan(1)
      const where = `${asked}, ${size.width}×${size.height}`
      expect(Math.min(...letters), where).toBeGreaterThanOrEqual(ENOUGH)
    }
  }
  ben.client.close()
  cleo.client.close()
})
