/** A disk that takes nothing more: the table stands still, nobody is told anything that may be lost. */
import { expect, it } from 'vitest'
import type { LogStore } from '../../../src/host/store/log-store'
import { memoryStore, type MemoryStore } from '../../../src/host/store/memory-store'
import { checkDeals } from '../../../src/protocol/check-deals'
import { must, tableFor, type Guest } from '../../harness/guests'
import { begin, playUntil } from '../../harness/log-files'
import { memoryRoom } from '../../harness/memory-room'

/** A store in memory that can be full. */
class SmallStore implements LogStore {
  readonly #store: MemoryStore = memoryStore()
  isFull = false
  refused = 0

  get lines(): readonly string[] {
    return [...this.#store.lines.values()].flat()
  }

  async create(id: string) {
    const log = await this.#store.create(id)
    return {
      close: () => log.close(),
      rewrite: (edit: (text: string) => string) => log.rewrite(edit),
      append: (lines: readonly string[]) => {
        if (!this.isFull) return log.append(lines)
        this.refused++
        return Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))
      },
    }
  }

  unfinished() {
    return this.#store.unfinished()
  }

  take(name: string) {
    return this.#store.take(name)
  }

  discard(id: string) {
    return this.#store.discard(id)
  }

  finish(id: string) {
    return this.#store.finish(id)
  }

  reopen(id: string) {
    return this.#store.reopen(id)
  }

  get archive() {
    return this.#store.archive
  }
}

const smallRoom = () => {
  const disk = new SmallStore()
  const room = memoryRoom({ store: disk })
  return { ...room, disk }
}

const revOf = ({ client }: Guest): number => client.update?.rev ?? 0
const isIn = (phase: string) => (guest: Guest) =>
  guest.until(() => guest.client.table?.phase === phase)

/** Plays to the end, where everybody finds the deals as they were sealed. */
async function playToTheEnd(people: readonly Guest[]): Promise<void> {
  for (const person of people) person.autoplay()
  await Promise.all(people.map((person) => person.until(() => person.client.proof !== null)))
  for (const { client, refused } of people) {
    expect(refused).toEqual([])
    const { proof, notes } = client
    expect(proof && notes.game && checkDeals(proof, notes.game)).toMatchObject({ ok: true })
  }
}

async function untilTheDiskIsFull() {
  const evening = smallRoom()
  const people = (await begin(evening, tableFor('ebbes', ['open', 'open']))) as [Guest, Guest]
  await playUntil(people, 8)
  evening.disk.isFull = true
  const rev = revOf(people[0])
  const asked = people.find(({ isAsked }) => isAsked) as Guest
  const other = people.find((person) => person !== asked) as Guest
  const written = evening.disk.lines
  const result = await asked.client.act(asked.idea)
  expect(result).toMatchObject({ ok: false, refusal: { code: 'table.stopped' } })
  await Promise.all(people.map(isIn('stopped')))
  expect(evening.disk.lines).toEqual(written)
  return { ...evening, people, rev, asked, other }
}

it('nobody hears of what is not written, whatever they ask', async () => {
  const { people, rev, asked, other, problems, newGuest, room } = await untilTheDiskIsFull()
  expect(people.map(revOf)).toEqual([rev, rev])
  for (const person of people) {
    for (const result of [
      await person.client.act(asked.idea),
      await person.client.say('Hello?'),
      await person.client.quiet('game'),
      await person.client.propose({ do: 'resume' }),
      await person.client.propose({ do: 'pause' }),
    ]) {
      expect(result).toMatchObject({ ok: false, refusal: { code: 'table.stopped' } })
    }
  }
  const watcher = newGuest('Watcher')
  await watcher.untilOpen()
  const watching = await watcher.client.join({ table: room.tables[0]?.head.id ?? '' }, 'spectator')
  expect(watching).toMatchObject({ ok: false, refusal: { code: 'table.stopped' } })
  expect(watcher.client.update).toBeNull()
  expect([asked, other].map(revOf)).toEqual([rev, rev])
  expect(problems).toEqual([expect.stringContaining('ENOSPC')])
})

it('when there is room again, “resume” writes it, and the game goes on without a loss', async () => {
  const { people, rev, other, disk, problems } = await untilTheDiskIsFull()
  disk.isFull = false
  must(await people[0].client.propose({ do: 'resume' }))
  await Promise.all(people.map(isIn('playing')))
  expect(people.map(revOf)).toEqual([rev + 1, rev + 1])
  // Step by step, and not only how it stands now.
  expect(other.client.update).toMatchObject({ from: rev, rev: rev + 1 })
  await playToTheEnd(people)
  const inputs = disk.lines.filter((line) => line.startsWith('{"at":"input"'))
  expect(inputs).toHaveLength(revOf(people[0]))
  expect(problems).toEqual([expect.stringContaining('ENOSPC')])
})

it('whoever loses the connection meanwhile keeps the seat', async () => {
  const { people, rev, other, disk } = await untilTheDiskIsFull()
  const { refused } = disk
  other.cut()
  await other.until(() => other.client.status === 'connecting')
  // Comes again and again, and each time the table tries to write.
  const late = other.until(() => other.client.status === 'open')
  while (disk.refused < refused + 3) await new Promise(setImmediate)
  expect(other.client.ticket).not.toBeNull()
  disk.isFull = false
  await late
  await Promise.all(people.map(isIn('playing')))
  await other.until(() => revOf(other) === rev + 1)
  await playToTheEnd(people)
})

it('bots and clocks wait, too', async () => {
  const { room, disk, problems, newGuest } = smallRoom()
  const guest = newGuest('Alone')
  await guest.untilOpen()
  const clock = { move: 1000, bank: 1000 }
  must(await guest.client.create(tableFor('ebbes', ['open', 'greedy', 'greedy'], { clock })))
  must(await guest.client.propose({ do: 'start' }))
  await guest.until(() => guest.isAsked)
  disk.isFull = true
  const rev = revOf(guest)
  expect(await guest.client.act(guest.idea)).toMatchObject({ ok: false })
  await isIn('stopped')(guest)
  // The bot whose turn it is has thought by now.
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(revOf(guest)).toBe(rev)
  expect(problems).toEqual([expect.stringContaining('ENOSPC')])
  disk.isFull = false
  must(await guest.client.propose({ do: 'resume' }))
  await isIn('playing')(guest)
  await playToTheEnd([guest])
  expect(problems).toHaveLength(1)
  await room.shutDown()
})

it('a table that is closed while nothing can be written is closed when it can', async () => {
  const { people, disk, room } = await untilTheDiskIsFull()
  const [owner] = people
  expect(await owner.client.propose({ do: 'close' })).toMatchObject({ ok: false })
  expect(owner.client.seat).toBe(0)
  disk.isFull = false
  await owner.client.propose({ do: 'close' })
  await Promise.all(people.map((person) => person.until(() => person.client.seat === null)))
  expect(room.tables).toEqual([])
})
