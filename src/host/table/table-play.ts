/** What people do at a table: play, ask the coach, show a replay, chat. */
import { accept, type Result, type Seat } from '../../engine/kernel'
import type { ClientMessages } from '../../protocol/messages'
import { DONE, GONE, no, type Outcome } from '../outcome'
import type { Guest } from '../ports'
import type { Coach } from './coach'
import type { Roster } from './roster'
import type { Decisions } from './decisions'
import type { TableGames } from './games'
import type { Decision } from './play'
import type { ReadStich, SharedReplay } from './shared-replay'
import type { TableWork } from './table-work'
import type { Talk } from './talk'
import type { Telling } from './telling'

const WATCHES = no('seat.spectator', 'Spectators only watch.')

export interface TablePlayDeps {
  readonly work: TableWork
  readonly roster: Roster
  readonly games: TableGames
  readonly decisions: Decisions
  readonly telling: Telling
  readonly sharedReplay: SharedReplay
  readonly talk: Talk
  readonly coach: Coach
}

export class TablePlay {
  readonly #deps: TablePlayDeps

  constructor(deps: TablePlayDeps) {
    this.#deps = deps
  }

  seal(guest: Guest, message: ClientMessages['seal']): Promise<Outcome> {
    return this.#deps.work.run(() => {
      const seat = this.#playingSeat(guest)
      return seat.ok ? this.#deps.decisions.seal(seat.value, message, guest) : seat
    })
  }

  unseal(guest: Guest, { dealing, share }: ClientMessages['unseal']): Promise<Outcome> {
    return this.#deps.work.run(() => {
      const seat = this.#playingSeat(guest)
      return seat.ok ? this.#deps.games.unseal(seat.value, dealing, share) : seat
    })
  }

  act(guest: Guest, message: ClientMessages['act']): Promise<Outcome> {
    return this.#deps.work.run(() => {
      const seat = this.#playingSeat(guest)
      if (!seat.ok) return seat
      const done = this.decide(seat.value, message)
      // Perhaps the player decided on an old view: send the current one.
      if (!done.ok) this.#deps.telling.currentFor(guest)
      return done
    })
  }

  /** For a person or for a bot, as a part of the table's work. */
  decide(seat: Seat, { number, ...decision }: Decision & { readonly number: number }): Outcome {
    const { games } = this.#deps
    if (number !== games.shown) return no('act.stale', 'That was another game.')
    // Repeated after a broken connection, whatever has happened at the table since.
    if (games.play?.hasDone(seat, decision.id) === true) return DONE
    const { open } = games
    return open.ok ? open.value.decide(seat, decision) : open
  }

  quiet(guest: Guest, until: ClientMessages['quiet']['until']): Promise<Outcome> {
    return this.#deps.work.run(() => {
      const seat = this.#playingSeat(guest)
      if (!seat.ok) return seat
      this.#deps.games.quiet(seat.value, until)
      this.#deps.telling.currentFor(guest)
      return DONE
    })
  }

  coach(guest: Guest, what: 'advise' | 'review' | 'hindsight'): Promise<Outcome> {
    const seat = this.#deps.roster.seatOf(guest)
    return seat === undefined ? Promise.resolve(WATCHES) : this.#deps.coach[what](seat, guest)
  }

  async show(
    guest: Guest,
    what: ClientMessages['show']['what'],
    read: ReadStich,
  ): Promise<Outcome> {
    const found = await this.#deps.sharedReplay.find(guest, what, read)
    return found.ok
      ? this.#deps.work.run(() => this.#deps.sharedReplay.show(guest, what, found.value))
      : found
  }

  chat(guest: Guest, text: string): Promise<Outcome> {
    return this.#here(guest, () => {
      this.#deps.talk.say(guest, text)
      return DONE
    })
  }

  react(guest: Guest, reaction: ClientMessages['react']['reaction']): Promise<Outcome> {
    return this.#here(guest, () => {
      this.#deps.talk.react(guest, reaction)
      return DONE
    })
  }

  /** For all guests at the table, spectators included; the guest may have left while earlier work was done. */
  #here(guest: Guest, work: () => Outcome): Promise<Outcome> {
    const { roster } = this.#deps
    return this.#deps.work.run(() => (roster.has(guest) ? work() : GONE))
  }

  /** The seat that a guest plays, unless a bot plays it. */
  #playingSeat(guest: Guest): Result<number> {
    const { roster } = this.#deps
    const seat = roster.seatOf(guest)
    if (seat === undefined) return WATCHES
    return roster.isBot(seat) ? no('seat.bot', 'A bot plays for you.') : accept(seat)
  }
}
