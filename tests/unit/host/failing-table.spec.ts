/** A mistake of ours ends the table at which it happens, and no other. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fairDice } from '../../../src/host/host'
import { answerTo, askedOf, begin, gather } from '../../harness/evening'
import { tableFor } from '../../harness/guests'
import { LogFile, roomIn, ticketOf } from '../../harness/log-files'
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

it('nothing of what broke off is written, whatever waits behind it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stichabend-failing-'))
  let look: (() => string) | null = null
  let kept = ''
  const { newGuest, room, problems } = await roomIn(folder, {
    diceOf: (ceremony) => {
      const dice = fairDice(ceremony)
      return (index) => {
        if (look === null) return dice(index)
        kept = look()
        throw new Error('A mistake.')
      }
    },
  })
  const party = await gather({ newGuest }, two, 'Ada', 'Ben')
  await begin(party)
  const { path } = new LogFile(folder, ticketOf(party[0]))
  look = () => readFileSync(path, 'utf8')
  while (problems.length === 0) {
    const { client, idea } = await askedOf(party)
    // The first takes its time to be written, and the others wait for it.
    await Promise.all([
      client.rename('Somebody', 'pink'),
      client.act(idea),
      client.rename('Somebody else', 'grey'),
    ])
  }
  await room.shutDown()
  expect(kept).not.toBe('')
  expect(look()).toBe(kept)
  await rm(folder, { recursive: true })
})
