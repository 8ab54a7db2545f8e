/** docs/fair-deals.md: nobody opens a share as long as another one could still be chosen to go with it. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ClientMessage } from '../../../src/protocol/messages'
import { codeOf, heardOut } from '../../harness/evening'
import { Guest, inMemory, must, tableFor, type Connector } from '../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'

let room: MemoryRoom
beforeEach(() => {
  room = memoryRoom()
})
afterEach(() => room.room.shutDown())

/** Whoever sends through it is overheard, and what `holds` is kept back until it is let go. */
function tapped(holds: (type: ClientMessage['type']) => boolean = () => false) {
  const memory = inMemory(room.deps)
  const sent: ClientMessage['type'][] = []
  const held: (() => void)[] = []
  const connector: Connector = {
    cut: () => memory.cut(),
    open(events) {
      const line = memory.open(events)
      return {
        ...line,
        send(text) {
          const { type } = JSON.parse(text) as ClientMessage
          sent.push(type)
          if (holds(type)) held.push(() => line.send(text))
          else line.send(text)
        },
      }
    },
  }
  const letGo = () => {
    for (const send of held.splice(0)) send()
  }
  return { connector, sent, letGo }
}

it('a guest opens a share only when the seals of all seats are there', async () => {
  const quick = tapped()
  const slow = tapped((type) => type === 'seal')
  const ada = new Guest('Ada', quick.connector)
  const ben = new Guest('Ben', slow.connector)
  await Promise.all([ada.untilOpen(), ben.untilOpen()])
  must(await ada.client.create(tableFor('ebbes', ['open', 'open', 'club'])))
  must(await ben.client.join({ code: codeOf(ada) }))
  must(await ada.client.propose({ do: 'start' }))
  const sealsOf = ({ client }: Guest) => client.table?.dealing?.shares.map((seal) => seal !== null)
  await ada.until(() => sealsOf(ada)?.[0] === true)
  // The table is told again and again meanwhile.
  for (const guest of [ada, ben, ada]) await heardOut(guest)
  expect(sealsOf(ada)).toEqual([true, false, true])
  expect(quick.sent).toContain('seal')
  expect(quick.sent).not.toContain('unseal')
  slow.letGo()
  await ada.until(() => ada.client.table?.phase === 'playing')
  expect(quick.sent).toContain('unseal')
})
