import { expect, it } from 'vitest'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { TableSetup } from '../../../src/protocol/table'
import { playAgain } from '../../harness/evening'
import { must, tableFor } from '../../harness/guests'
import { memoryRoom } from '../../harness/memory-room'

const EVENINGS: readonly (readonly [string, TableSetup])[] = [
  ['ebbes, three people and a bot', tableFor('ebbes', ['open', 'open', 'open', 'greedy'])],
  [
    'ebbes for two, both variants',
    tableFor('ebbes', ['open', 'open'], { options: { variant1: true, variant2: true } }),
  ],
  ['basic Eidex, two people and a bot', tableFor('eidex', ['open', 'greedy', 'open'])],
  [
    'cosmic Eidex, three people',
    tableFor('eidex', ['open', 'open', 'open'], { options: { mode: 'cosmic' } }),
  ],
]

it.each(EVENINGS)(
  '%s: a game from the first seal to the proof, then a rematch',
  async (_, setup) => {
    const { newGuest, room, problems } = memoryRoom()
    const people = setup.seats.flatMap((seat, index) =>
      seat === 'open' ? [newGuest(`Guest ${index}`)] : [],
    )
    await Promise.all(people.map((person) => person.untilOpen()))
    const [first, ...others] = people as [(typeof people)[0], ...typeof people]
    must(await first.client.create(setup))
    const table = first.client.table?.id as string
    for (const other of others) must(await other.client.join({ table }))
    for (const person of people) person.autoplay()
    must(await first.client.propose({ do: 'start' }))
    await Promise.all(people.map((person) => person.until(() => person.client.proof?.number === 1)))
    for (const person of people) {
      expect(person.refused).toEqual([])
      const { proof, notes } = person.client
      expect(notes.game).toBeDefined()
      expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
    }
    await playAgain(people)
    await first.until(() => first.client.update?.number === 2)
    expect(first.client.seat).toBe(1)
    expect(problems).toEqual([])
    await room.shutDown()
  },
)
