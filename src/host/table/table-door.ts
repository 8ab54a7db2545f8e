/** People join a table and leave: who gets which place, who comes back, and what they are told first. */
import { folded } from '../../protocol/plain'
import type { Viewer } from '../../engine/kernel'
import type { Renaming } from '../history/names'
import type { Arrivals } from '../moving/arrivals'
import type { Handover } from '../moving/handover'
import { DONE, GONE, no, type Outcome } from '../outcome'
import type { Guest, Secrets } from '../ports'
import type { Roster } from './roster'
import type { Decisions } from './decisions'
import { ALWAYS } from './allowed-while'
import { whyNotSit, whyNotWatch } from './free-places'
import type { TableGames } from './games'
import type { Journal } from './journal'
import type { TableHead } from './records'
import { digestOf } from './seating'
import type { SeatsBook } from './seats-book'
import type { Announce } from './table-deps'
import type { TableWork } from './table-work'
import type { Telling } from './telling'

export const KICKED = no('seat.kicked', 'You were sent away from the table.')

const TOKEN_BYTES = 16

export interface TableDoorDeps {
  readonly head: TableHead
  readonly work: TableWork
  readonly journal: Journal
  readonly roster: Roster
  readonly book: SeatsBook
  readonly games: TableGames
  readonly decisions: Decisions
  readonly handover: Handover
  readonly arrivals: Arrivals
  readonly telling: Telling
  readonly secrets: Secrets
  /** Its first record is on disk: only now can others find it. */
  readonly opened: () => void
  /** Tells everybody about the table, if anything about it has changed. */
  readonly tell: () => void
  readonly close: () => void
}

export class TableDoor {
  readonly #deps: TableDoorDeps

  constructor(deps: TableDoorDeps) {
    this.#deps = deps
  }

  /** The guest who opens the table takes a seat or watches, and is its owner. */
  open(guest: Guest, seat: number | null, announce: Announce): Promise<Outcome> {
    const { work, journal, head, opened } = this.#deps
    return work.run(() => {
      work.isNew = true
      journal.write(head)
      journal.later(() => {
        work.isNew = false
        opened()
      })
      return this.#settleIn(guest, seat ?? 'spectator', this.#newToken(), announce)
    })
  }

  join(guest: Guest, wanted: number | 'spectator' | null, announce: Announce): Promise<Outcome> {
    const { work, roster, book, games, head } = this.#deps
    return work.run(() => {
      if (roster.isRemoved(guest)) return KICKED
      const own = wanted === null ? roster.ownSeatAway(guest) : undefined
      const isMine = games.phase !== 'gathering' && folded(own?.name ?? '') === folded(guest.name)
      if (own !== undefined && (isMine || roster.firstOpen === undefined)) {
        const token = this.#newToken()
        book.holdAnew(own.digest, digestOf(token))
        return this.#back(guest, token, digestOf(token), announce)
      }
      const seat = wanted ?? roster.firstOpen ?? 'spectator'
      if (seat === 'spectator') {
        return whyNotWatch(roster, head, guest) ?? this.#settleIn(guest, seat, null, announce)
      }
      return whyNotSit(roster, seat) ?? this.#settleIn(guest, seat, this.#newToken(), announce)
    })
  }

  /** Back again with a token, perhaps from the table's old host: the newer window gets the seat. */
  comeBack(guest: Guest, token: string, announce: Announce, arrival?: string): Promise<Outcome> {
    const { work, roster, arrivals } = this.#deps
    return work.run(() => {
      const digest = digestOf(token)
      if (roster.removed.hasHeld(digest)) return KICKED
      arrivals.admit(digest, arrival)
      if (!roster.holds(digest)) return no('seat.token', 'That seat is no longer yours.')
      return this.#back(guest, null, digest, announce)
    })
  }

  /** The holder of a seat is here again; `token` is new to them, if it is not null. */
  #back(guest: Guest, token: string | null, digest: string, announce: Announce): Outcome {
    const { roster, games, decisions, journal, tell } = this.#deps
    roster.takeAgain(digest)
    const older = roster.guestWith(digest)
    if (older !== undefined) roster.lose(older)
    // A page that takes over has no share: the others must see why all are drawn again.
    if (games.phase === 'dealing') tell()
    roster.arrive(guest, digest)
    journal.later(() => older?.end('seat.replaced', 'This seat was opened in another window.'))
    const seat = roster.seatOf(guest)
    if (seat !== undefined && roster.isBot(seat)) decisions.setBot(seat, null)
    return this.#seated(guest, token, announce)
  }

  sit(guest: Guest, seat: number | 'spectator', announce: Announce): Promise<Outcome> {
    const { work, roster, games, decisions, head } = this.#deps
    return work.run(() => {
      if (!roster.has(guest)) return GONE
      if (games.phase !== 'gathering') return no('table.phase', 'The game has begun.')
      const problem =
        seat === 'spectator' ? whyNotWatch(roster, head, guest) : whyNotSit(roster, seat)
      if (problem !== undefined) return problem
      if (roster.digestOf(guest) === null && seat !== 'spectator') {
        return this.#settleIn(guest, seat, this.#newToken(), announce)
      }
      const from = roster.move(guest, seat)
      if (from !== undefined) decisions.withdraw(from)
      return this.#seated(guest, null, announce)
    })
  }

  leave(guest: Guest): Promise<Outcome> {
    const { work, roster, handover, decisions } = this.#deps
    return work.run(() => {
      if (!roster.has(guest)) return GONE
      if (handover.isLoading) handover.callOff()
      const seat = roster.seatOf(guest)
      const { person = null } = roster.seats[seat ?? -1] ?? {}
      roster.part(guest)
      decisions.afterSomebodyWent(seat, person)
      return DONE
    }, ALWAYS)
  }

  /** The connection is lost, the seat is not. */
  lost(guest: Guest): Promise<Outcome> {
    const { work, roster, close } = this.#deps
    return work.run(() => {
      roster.lose(guest)
      if (roster.isAbandoned) close()
      return DONE
    }, ALWAYS)
  }

  /** The guest has another name or marker now. */
  rename(guest: Guest): Promise<Outcome> {
    const { work, roster } = this.#deps
    return work.run(() => {
      roster.renameGuest(guest)
      return DONE
    })
  }

  /** Renames a person, also in the games that were played here. */
  async renamePlayer(renaming: Renaming): Promise<void> {
    const { work, journal, roster, handover } = this.#deps
    await journal.alone(async (log) => {
      if (!work.isClosed && !handover.isLoading) {
        await log.rewrite((text) => renaming.inLog(text))
      }
    })
    await work.run(() => {
      roster.rename(renaming)
      return DONE
    }, ['stopped'])
  }

  #newToken(): string {
    return this.#deps.secrets(TOKEN_BYTES)
  }

  #settleIn(guest: Guest, seat: Viewer, token: string | null, announce: Announce): Outcome {
    const { roster } = this.#deps
    const digest = token === null ? null : digestOf(token)
    roster.arrive(guest, digest)
    if (seat !== 'spectator') roster.seat(guest, seat)
    return this.#seated(guest, token, announce)
  }

  #seated(guest: Guest, token: string | null, announce: Announce): Outcome {
    const { roster, telling } = this.#deps
    const seat = roster.seatOf(guest) ?? 'spectator'
    telling.newPage(guest, announce({ seat, token }))
    telling.snapshotFor(guest)
    return DONE
  }
}
