/** A mistake of ours ends the table at which it happens, and no other. */
import { expect, it } from 'vitest'
import { fairDice } from '../../../src/host/host'
import { answerTo, begin, gather } from '../../harness/evening'
import { tableFor } from '../../harness/guests'
import { memoryRoom } from '../../harness/memory-room'

const two = tableFor('ebbes', ['open', 'open'])

it('the other tables go on, and what was written can be taken up again', async () => {
  let broken = ''
  const room = memoryRoom({
    diceOf: (ceremony) => {
      const dice = fairDice(ceremony)
      return (index) => {
        if (broken !== '' && ceremony.id.startsWith(`${broken}/`)) throw new Error('A mistake.')
        return dice(index)
      }
    },
  })
  const good = await gather(room, two, 'Ada', 'Ben')
  const bad = await gather(room, two, 'Cleo', 'Dora')
  await begin(good)
  await begin(bad)
  broken = bad[0].client.table?.id ?? ''
  for (const guest of bad) guest.autoplay()
  await Promise.all(bad.map((guest) => guest.until(() => guest.client.table === null)))
  expect(room.problems).toHaveLength(1)
  expect(room.problems[0]).toContain('A mistake.')
  expect(room.room.tables).toHaveLength(1)
  // They are in the lobby, and may go to any other table.
  expect(await answerTo(bad[0].client.create(two))).toBe('done')

  for (const guest of good) guest.autoplay()
  await Promise.all(good.map((guest) => guest.until(() => guest.client.proof !== null)))
  await room.room.shutDown()

  const again = memoryRoom({}, room.store)
  await again.room.resume()
  expect(again.room.table(broken)?.phase).toBe('playing')
  expect(again.problems).toEqual([])
  await again.room.shutDown()
})
