/**
 * The cards are drawn anew when somebody leaves, comes back or has lost a share, and everybody sees why. An honest host is
 * never doubted for it; one that draws until the cards suit it always is.
 */
import { afterEach, describe, expect, it } from 'vitest'
import type { Random } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import type { ClientMessage } from '../../../src/protocol/messages'
import { rounds, SEED } from '../../depth'
import { chooseCards } from '../../harness/choosing-host'
import { codeOf, heardOut, playAgain } from '../../harness/evening'
import { Guest, inMemory, must, tableFor, type Connector } from '../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'

const NAMES = ['Ann', 'Ben', 'Cleo'] as const
const SETUP = tableFor('eidex', ['open', 'open', 'open'], { options: { victoryPoints: [6, 6, 6] } })

/** Ann, Ben and Cleo, who may take her time to open her share: so long all the others are open. */
class Evening {
  #room: MemoryRoom = memoryRoom()
  readonly #random: Random
  people: Guest[] = []
  readonly #storage = NAMES.map(() => new Map<string, string>())
  isCleoSlow = false
  /** What no page of an honest evening may ever find. */
  readonly alarms: string[] = []
  readonly reasons = new Set<string>()
  readonly steps: string[] = []

  constructor(random: Random) {
    this.#random = random
  }

  async open(): Promise<this> {
    this.people = NAMES.map((_, seat) => this.#page(seat))
    await Promise.all(this.people.map((person) => person.untilOpen()))
    const [ann, ...others] = this.people as [Guest, ...Guest[]]
    must(await ann.client.create(SETUP))
    for (const other of others) must(await other.client.join({ code: codeOf(ann) }))
    return this
  }

  get #ann(): Guest {
    return this.people[0] as Guest
  }

  #page(person: number, ticket: Guest['client']['ticket'] = null): Guest {
    const name = NAMES[person] as string
    const page = new Guest(name, this.#line(name), {
      ticket,
      storage: this.#storage[person] as Map<string, string>,
      told: (_, { client }) => {
        const { isRefused, list } = client.notes.redraws
        if (isRefused) this.alarms.push(`${name} refuses`)
        for (const { reason } of list) this.reasons.add(reason)
      },
    })
    page.autoplay(person + 1)
    return page
  }

  #line(name: string): Connector {
    let newest: Connector | undefined
    return {
      cut: () => newest?.cut(),
      open: (events) => {
        newest = inMemory(this.#room.deps)
        const line = newest.open(events)
        return {
          close: () => line.close(),
          send: (text) => {
            const { type } = JSON.parse(text) as ClientMessage
            if (type !== 'unseal' || name !== 'Cleo' || !this.isCleoSlow) line.send(text)
          },
        }
      },
    }
  }

  /** All have sealed, and all but Cleo have opened: now the host would know enough. */
  async #known(): Promise<void> {
    const isThere = ({ client }: Guest) =>
      client.table?.phase === 'dealing' &&
      client.table.dealing?.shares.every((seal) => seal !== null) === true
    await Promise.all(this.people.map((person) => person.until(() => isThere(person))))
  }

  /** A game with some trouble before it. */
  async game(): Promise<void> {
    const { client } = this.#ann
    const number = (client.table?.gameNumber ?? 0) + 1
    this.isCleoSlow = true
    await this.#starts()
    await this.#known()
    const troubles: Readonly<Record<string, () => Promise<void>>> = {
      loadsAgain: () => this.#loadsAgain(true),
      changesTheDevice: () => this.#loadsAgain(false),
      leaves: () => this.#goes((person) => person.client.leave()),
      isSentAway: () =>
        this.#goes((person) =>
          this.#ann.client.propose({ do: 'kick', seat: person.client.seat as number }),
        ),
      losesTheLine: () => this.#losesTheLine(),
      isWatched: () => this.#isWatched(),
      seesTheHostRestart: () => this.#seesTheHostRestart(),
    }
    const names = Object.keys(troubles)
    if (this.#random(4) === 0) await this.#rests()
    else {
      for (let trouble = 0; trouble < 2; trouble++) {
        const name = names[this.#random(names.length)] as string
        this.steps.push(name)
        await troubles[name]?.()
        await this.#known()
      }
    }
    this.isCleoSlow = false
    await this.#losesTheLine(2)
    await Promise.all(
      this.people.map((person) => person.until(() => person.client.proof?.number === number)),
    )
    for (const person of this.people) {
      await person.until(() => person.client.envelopes.verdict !== 'checking')
      const { verdict } = person.client.envelopes
      if (verdict !== 'fair' && verdict !== 'fair-since') {
        this.alarms.push(`${person.name}: ${JSON.stringify(verdict)}`)
      }
    }
  }

  /** With what the page has kept, or on another device, which knows nothing; the old one may still be there. */
  async #loadsAgain(keeps: boolean): Promise<void> {
    const seat = this.#random(3)
    const old = this.people[seat] as Guest
    if (!keeps) this.#storage[seat] = new Map<string, string>()
    if (this.#random(2) === 0) old.client.close()
    const page = this.#page(seat, old.client.ticket)
    this.people[seat] = page
    await page.until(() => page.client.table !== null)
  }

  async #goes(how: (person: Guest) => ReturnType<Guest['client']['leave']>): Promise<void> {
    const person = this.people[1 + this.#random(2)] as Guest
    must(await how(person))
    await person.until(() => person.client.table === null)
    await heardOut(this.#ann)
    const [sentAway] = this.#ann.client.table?.removed ?? []
    if (sentAway !== undefined)
      must(await this.#ann.client.propose({ do: 'let-in', name: sentAway }))
    must(await person.client.join({ code: codeOf(this.#ann) }))
    await this.#startsAgain()
  }

  /** The first game, or the one after the last. */
  async #startsAgain(): Promise<void> {
    const { client } = this.#ann
    await this.#ann.until(() => client.table !== null && client.table.phase !== 'dealing')
    await this.#starts()
  }

  /** Ann starts the first game, and for another one everybody has to be ready. */
  async #starts(): Promise<void> {
    const { client } = this.#ann
    await this.#ann.until(() => ['gathering', 'over'].includes(client.table?.phase ?? ''))
    if (client.table?.phase !== 'over') {
      must(await client.propose({ do: 'start' }))
      return
    }
    // The host waits for nobody who is not there.
    const isThere = (seat: Guest['client']['seat']) =>
      typeof seat === 'number' && client.table?.seats[seat]?.person?.present === true
    await this.#ann.until(() => this.people.every((person) => isThere(person.client.seat)))
    await playAgain(this.people)
  }

  async #rests(): Promise<void> {
    this.steps.push('rests')
    const ben = this.people[1] as Guest
    const seat = ben.client.seat as number
    must(await ben.client.propose({ do: 'bot', seat, level: 'greedy' }))
    await this.#known()
    must(await ben.client.propose({ do: 'no-bot', seat }))
    await this.#known()
  }

  async #losesTheLine(which = this.#random(3)): Promise<void> {
    const person = this.people[which] as Guest
    person.cut()
    await person.until(() => person.client.status === 'connecting')
    await person.untilOpen()
  }

  async #isWatched(): Promise<void> {
    const dora = new Guest('Dora', inMemory(this.#room.deps))
    await dora.untilOpen()
    must(await dora.client.join({ code: codeOf(this.#ann) }, 'spectator'))
    must(await dora.client.leave())
    dora.client.close()
  }

  async #seesTheHostRestart(): Promise<void> {
    const { room, store } = this.#room
    await room.shutDown()
    this.#room = memoryRoom({}, store)
    await this.#room.room.resume()
    for (const person of this.people) person.cut()
    for (const person of this.people) {
      await person.until(() => person.client.status === 'connecting')
      await person.until(() => person.client.status === 'open' && person.client.table !== null)
    }
    await this.#startsAgain()
  }

  async close(): Promise<void> {
    for (const { client } of this.people) client.close()
    await this.#room.room.shutDown()
  }
}

describe('an honest host', () => {
  it('has a reason for every redraw that everybody sees', { timeout: 3_600_000 }, async () => {
    const reasons = new Set<string>()
    for (let walk = 0; walk < rounds(8, 300); walk++) {
      const evening = await new Evening(seededRandom(SEED + walk)).open()
      for (let game = 0; game < 3; game++) await evening.game()
      await evening.close()
      const how = `${SEED + walk}: ${evening.steps.join(', ')}`
      expect(evening.alarms, how).toEqual([])
      expect([...evening.reasons], how).not.toContain('none')
      for (const reason of evening.reasons) reasons.add(reason)
    }
    expect([...reasons].toSorted()).toEqual(['bot', 'left', 'line', 'page', 'person'])
  })
})

describe('a host that draws until the cards suit it', () => {
  let makeHonest: () => void = () => undefined
  afterEach(() => makeHonest())

  it.each([0, 1, 2, 3, 6])('is marked by everybody after two: %i times', async (times) => {
    makeHonest = chooseCards(times)
    const evening = await new Evening(seededRandom(SEED)).open()
    const { people } = evening
    const asked = new Set<string>()
    must((await people[0]?.client.propose({ do: 'start' })) ?? { ok: true, value: undefined })
    await Promise.all(
      people.map(async (person) => {
        const { client } = person
        await person.until(() => client.notes.redraws.isRefused || client.update !== null)
        if (client.notes.redraws.isRefused) {
          asked.add(person.name)
          client.envelopes.acceptRedraws()
        }
        await person.untilVerdict()
      }),
    )
    const isMarked = times >= 2
    expect([...asked].toSorted()).toEqual(isMarked ? NAMES : [])
    const verdict = isMarked ? 'unvouched' : 'fair'
    expect(people.map(({ client }) => client.envelopes.verdict)).toEqual([
      verdict,
      verdict,
      verdict,
    ])
    for (const { client } of people) {
      expect(client.notes.redraws.list.map(({ reason }) => reason)).toEqual(
        Array<string>(times).fill('none'),
      )
    }
    await evening.close()
  })
})
