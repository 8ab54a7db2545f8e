/** A party at one table after the other, of whom some lose their line, some talk and some only look in. */
import type { Random } from '../../src/engine/kernel'
import { openTable } from './attacker'
import { Line, type Json } from './line'
import { Player } from './player'

const SHORT = { variant2: true, goal: 10 }
const TABLES: readonly Json[] = [
  openTable(['open', 'greedy'], { options: SHORT }),
  openTable(['open', 'open', 'greedy'], { options: SHORT, spectators: 'open-later' }),
  openTable(['open', 'open', 'open', 'greedy', 'greedy'], { options: SHORT, access: 'private' }),
  openTable(['open', 'open', 'greedy'], { game: 'eidex', options: { target: 3 } }),
  openTable(['open', 'greedy', 'greedy'], {
    ...{ game: 'eidex', options: { mode: 'cosmic', target: 3, victoryPoints: [2, 1, 1] } },
  }),
]

/** Something happens to somebody when a game has come so far. */
const MOMENTS = [10, 30, 60, 100]

export class Party {
  readonly #port: number
  readonly #setup: Json
  readonly #random: Random
  readonly #from: string | undefined
  readonly #people: Player[]
  /** By those who came back on another line. */
  readonly #refused: string[] = []
  readonly #pause: number
  games = 0

  /** A decision takes a player that many milliseconds. */
  constructor(port: number, table: number, random: Random, pause: number) {
    this.#pause = pause
    this.#port = port
    this.#setup = TABLES[table % TABLES.length] as Json
    this.#random = random
    // Every household has an address of its own, where a machine has that many.
    this.#from = process.platform === 'linux' ? `127.0.1.${table + 1}` : undefined
    const { seats } = this.#setup['setup'] as { seats: readonly string[] }
    this.#people = seats.filter((seat) => seat === 'open').map((_, person) => this.#person(person))
  }

  /** What an honest player was refused, but for what came too late. */
  get refused(): readonly string[] {
    return [...this.#refused, ...this.#people.flatMap(({ refused }) => refused)].filter(
      (why) => !TOO_LATE.includes(why),
    )
  }

  async spend(isLate: () => boolean): Promise<void> {
    await Promise.all(this.#people.map((person) => person.welcomed()))
    do await this.#atATable()
    while (!isLate())
    for (const person of this.#people) person.hangUp()
  }

  #person(index: number, options: Pick<Player, 'ticket'> = { ticket: null }): Player {
    const random = this.#random
    return new Player(this.#port, `Guest ${index}`, {
      ...options,
      ...{ random, pause: this.#pause, from: this.#from },
    })
  }

  get #first(): Player {
    return this.#people[0] as Player
  }

  get #toWatch(): Json {
    return { type: 'join', at: { code: this.#first.table?.code }, seat: 'spectator' }
  }

  async #atATable(): Promise<void> {
    must(await this.#first.asks(this.#setup))
    const at = { code: this.#first.table?.code }
    for (const person of this.#people.slice(1)) {
      must(await person.asks({ type: 'join', at, seat: null }))
    }
    await this.#plays(1)
    if (this.#random(2) === 0) {
      const rematch = { type: 'propose', what: { do: 'rematch' } }
      must(await this.#first.asks(rematch))
      for (const person of this.#people.filter((other) => other !== this.#first)) {
        const answer = await person.asks(rematch)
        // The host waits for nobody who is away or lets a bot play, so the game may have begun.
        if (answer !== 'table.phase') must(answer)
      }
      await this.#plays(2)
    }
    await this.#goes()
  }

  async #plays(game: number): Promise<void> {
    const isOver = () => this.#first.table?.phase === 'over' && this.#first.update?.number === game
    const isAt = (rev: number) =>
      this.#first.update?.number === game && this.#first.update.rev >= rev
    for (const moment of MOMENTS) {
      await this.#first.until(() => isOver() || isAt(moment))
      if (!isOver()) await this.#somethingHappens()
    }
    await this.#first.until(isOver)
    this.games++
  }

  async #somethingHappens(): Promise<void> {
    const index = this.#random(this.#people.length)
    const person = this.#people[index] as Player
    switch (this.#random(4)) {
      case 0: {
        person.hangUp()
        const back = this.#person(index, person)
        this.#people[index] = back
        this.#refused.push(...person.refused)
        await back.welcomed()
        // Whoever came when all seats were taken watches, and has no ticket.
        if (person.ticket === null) must(await back.asks(this.#toWatch))
        await back.until(() => back.update !== null)
        return
      }
      case 1:
        await this.#looksIn()
        return
      case 2:
        must(await person.asks({ type: 'chat', text: 'Well, well.' }))
        return
      case 3:
        must(await person.asks({ type: 'react', reaction: 'cheers' }))
    }
  }

  async #looksIn(): Promise<void> {
    const watcher = new Line(this.#port, 'Watcher', { from: this.#from })
    await watcher.welcomed()
    must(await watcher.asks(this.#toWatch))
    if (this.#random(2) === 0) must(await watcher.asks({ type: 'leave' }))
    watcher.hangUp()
  }

  /** One after the other, or all at once because the table is closed. */
  async #goes(): Promise<void> {
    if (this.#random(2) === 0) {
      must(await this.#first.asks({ type: 'propose', what: { do: 'close' } }))
    } else {
      for (const person of this.#people) must(await person.asks({ type: 'leave' }))
    }
    await Promise.all(this.#people.map((person) => person.until(() => person.table === null)))
  }
}

/** Two want the same, and the second one is told that it is done. */
const TOO_LATE: readonly string[] = ['propose: table.phase', 'propose: seat.bot', 'act: act.stale']

function must(answer: string): void {
  if (answer !== 'ack') throw new Error(answer)
}
