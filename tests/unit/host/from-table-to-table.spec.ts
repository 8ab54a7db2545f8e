/**
 * One page goes from table to table in every way there is, and checks the deals at each. An honest host is never
 * accused, whatever was noted elsewhere; a host that chooses the cards always is.
 */
import { describe, expect, it } from 'vitest'
import type { Random } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { HostMessage } from '../../../src/protocol/messages'
import type { TableSetup } from '../../../src/protocol/table'
import { rounds, SEED } from '../../depth'
import { LOCAL } from '../../../src/host/ports'
import { codeOf } from '../../harness/evening'
import { Guest, inMemory, must, tableFor, type Connector } from '../../harness/guests'
import { memoryRoom, type MemoryRoom } from '../../harness/memory-room'

const CHOSEN = { diceOf: () => (index: number) => seededRandom(index) }

const SETUPS: readonly TableSetup[] = [
  tableFor('ebbes', ['open', 'greedy']),
  tableFor('ebbes', ['open', 'greedy', 'greedy']),
  tableFor('eidex', ['open', 'greedy', 'greedy'], { options: { victoryPoints: [6, 6, 6] } }),
]

/** Somebody's evening in one page. */
class Walk {
  readonly #host: Parameters<typeof memoryRoom>[0]
  #room: MemoryRoom
  readonly #random: Random
  #eve: Guest
  /** Where she was, and might come back to. */
  readonly #left: string[] = []
  /** What every proof said, `fair` or why not. */
  readonly verdicts: string[] = []
  readonly steps: string[] = []
  get problems(): readonly string[] {
    return this.#room.problems
  }

  constructor(host: Parameters<typeof memoryRoom>[0], random: Random) {
    this.#host = host
    this.#room = memoryRoom(host)
    this.#random = random
    this.#eve = this.#newEve()
  }

  #newEve(ticket: Guest['client']['ticket'] = null): Guest {
    const told = (message: HostMessage | undefined, { client }: Guest) => {
      if (message?.type !== 'proof') return
      const { game } = client.notes
      if (game?.number !== message.number) return
      const checked = checkDeals(message, game)
      this.verdicts.push(checked.ok ? 'fair' : checked.refusal.code)
    }
    return new Guest('Eve', this.#line(), { ticket, told })
  }

  /** To whichever host is there. */
  #line(): Connector {
    let newest: Connector | undefined
    return {
      open: (events) => (newest = inMemory(this.#room.deps, LOCAL)).open(events),
      cut: () => newest?.cut(),
    }
  }

  get #isSeated(): boolean {
    return this.#eve.client.table !== null
  }

  #draw(below: number): number {
    return this.#random(below)
  }

  async go(steps: number): Promise<this> {
    const ways: Readonly<Record<string, () => Promise<boolean>>> = {
      opens: () => this.#opens(),
      playsOn: () => this.#playsOn(),
      playsToTheEnd: () => this.#playsToTheEnd(),
      leaves: () => this.#leaves(),
      closes: () => this.#closes(),
      isSentAway: () => this.#isSentAway(),
      goesOnFromTheHistory: () => this.#goesOnFromTheHistory(),
      losesTheLine: () => this.#losesTheLine(),
      changesTheTab: () => this.#changesTheTab(),
      seesTheHostRestart: () => this.#seesTheHostRestart(),
      playsAnother: () => this.#playsAnother(),
    }
    const names = Object.keys(ways)
    await this.#eve.untilOpen()
    while (this.steps.length < steps) {
      const name = names[this.#draw(names.length)] ?? ''
      if ((await ways[name]?.()) === true) this.steps.push(name)
    }
    if (this.#isSeated) await this.#playsToTheEnd()
    await this.#room.room.shutDown()
    this.#eve.client.close()
    return this
  }

  async #opens(): Promise<boolean> {
    if (this.#isSeated) return false
    must(await this.#eve.client.create(SETUPS[this.#draw(SETUPS.length)] as TableSetup))
    must(await this.#eve.client.propose({ do: 'start' }))
    await this.#playing()
    return true
  }

  #playing(): Promise<void> {
    const { client } = this.#eve
    return this.#eve.until(() => client.update !== null && client.table?.phase !== 'dealing')
  }

  /** Some decisions, as far as she is asked for any. */
  async #plays(decisions: number): Promise<void> {
    const eve = this.#eve
    const isOver = () => eve.client.table?.phase === 'over'
    for (let decided = 0; decided < decisions; decided++) {
      await eve.until(() => eve.isAsked || isOver())
      if (isOver()) return
      must(await eve.client.act(eve.idea))
    }
  }

  async #playsOn(): Promise<boolean> {
    if (this.#eve.client.table?.phase !== 'playing') return false
    await this.#plays(1 + this.#draw(5))
    return true
  }

  async #playsToTheEnd(): Promise<boolean> {
    const { client } = this.#eve
    if (client.table?.phase !== 'playing') return false
    await this.#plays(Infinity)
    await this.#eve.until(() => client.proof?.number === client.table?.gameNumber)
    return true
  }

  async #playsAnother(): Promise<boolean> {
    const { client } = this.#eve
    if (client.table?.phase !== 'over') return false
    const { gameNumber } = client.table
    must(await client.propose({ do: this.#draw(2) === 0 ? 'rematch' : 'again' }))
    await this.#eve.until(() => client.update?.number === gameNumber + 1)
    return true
  }

  async #leaves(): Promise<boolean> {
    if (!this.#isSeated) return false
    this.#left.push(this.#eve.client.table?.id ?? '')
    must(await this.#eve.client.leave())
    return true
  }

  async #closes(): Promise<boolean> {
    const { client } = this.#eve
    if (client.table === null || client.table.owner !== client.seat) return false
    this.#left.push(client.table.id)
    must(await client.propose({ do: 'close' }))
    await this.#eve.until(() => !this.#isSeated)
    return true
  }

  /** A table of somebody else's, who does not want her there any more. */
  async #isSentAway(): Promise<boolean> {
    if (this.#isSeated) return false
    const owner = this.#room.newGuest('Odo')
    await owner.untilOpen()
    must(await owner.client.create(tableFor('ebbes', ['open', 'open', 'greedy'])))
    must(await this.#eve.client.join({ code: codeOf(owner) }))
    must(await owner.client.propose({ do: 'start' }))
    owner.autoplay()
    await this.#playing()
    await this.#plays(this.#draw(4))
    must(await owner.client.propose({ do: 'kick', seat: 1 }))
    await this.#eve.until(() => !this.#isSeated)
    owner.client.close()
    return true
  }

  async #goesOnFromTheHistory(): Promise<boolean> {
    const table = this.#left.pop()
    if (this.#isSeated || table === undefined) return false
    await this.#room.room.settled()
    const answer = await this.#room.ask({ do: 'reopen', table })
    if (answer.type !== 'reopened') return false
    must(await this.#eve.client.join({ code: answer.code }))
    await this.#playing()
    return true
  }

  async #losesTheLine(): Promise<boolean> {
    this.#eve.cut()
    await this.#eve.until(() => this.#eve.client.status === 'connecting')
    await this.#eve.untilOpen()
    if (this.#isSeated) await this.#playing()
    return true
  }

  /** What the first tab noted, the second one does not know. */
  async #changesTheTab(): Promise<boolean> {
    const { ticket } = this.#eve.client
    if (ticket === null) return false
    const other = this.#newEve(ticket)
    await this.#eve.until(() => this.#eve.client.status === 'ended')
    this.#eve = other
    await other.until(() => this.#isSeated)
    await this.#playing()
    return true
  }

  async #seesTheHostRestart(): Promise<boolean> {
    const { room, store, problems } = this.#room
    await room.shutDown()
    this.#room = memoryRoom(this.#host, store)
    this.#room.problems.push(...problems)
    await this.#room.room.resume()
    return this.#losesTheLine()
  }
}

const walks = Array.from({ length: rounds(6, 400) }, (_, walk) => SEED + walk)

describe('from table to table', () => {
  it('an honest host is never accused', { timeout: 3_600_000 }, async () => {
    let games = 0
    for (const seed of walks) {
      const { verdicts, steps, problems } = await new Walk({}, seededRandom(seed)).go(15)
      expect(problems).toEqual([])
      expect(
        verdicts.filter((verdict) => verdict !== 'fair'),
        `${seed}: ${steps.join(', ')}`,
      ).toEqual([])
      games += verdicts.length
    }
    expect(games).toBeGreaterThan(walks.length)
  })

  it('a host that chooses the cards always is', { timeout: 3_600_000 }, async () => {
    let games = 0
    for (const seed of walks) {
      const { verdicts, steps } = await new Walk(CHOSEN, seededRandom(seed)).go(15)
      expect(
        verdicts.filter((verdict) => verdict === 'fair'),
        `${seed}: ${steps.join(', ')}`,
      ).toEqual([])
      games += verdicts.length
    }
    expect(games).toBeGreaterThan(walks.length)
  })
})
