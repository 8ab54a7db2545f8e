/** What a table decides together: who may decide it, whether it is possible now, and what follows. */
import type { Result } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import type { ClientMessages } from '../../protocol/messages'
import type { Phase, Proposal } from '../../protocol/table'
import { cast, isMajority, votesFor, without, type Vote } from './ballot'
import type { ReadyCheck } from './ready-check'
import type { Roster } from './roster'
import { DONE, no, type Refused } from '../outcome'
import { LOCAL, type Guest } from '../ports'
import { SUBSTITUTE, type Person, type SeatState } from './seating'
import type { TableGames } from './games'
import { mayClaim, takeBackTo } from './offers'

export interface DecisionsDeps {
  readonly phase: () => Phase
  readonly readyCheck: ReadyCheck
  readonly dismiss: (guest: Guest, code: HostCode, message: string) => void
  /** People have changed seats, and everybody must be told where they sit now. */
  readonly moved: () => void
  readonly close: (by?: string) => void
  /** Asks the player there to take the table over; null if it stays. */
  readonly move: (seat: number | null) => void
  readonly asked: () => number | null
  /** Options of the next game that the table leaves to the host. */
  readonly decided: () => object
}

const NOBODY = no('seat.unknown', 'Nobody is there by that name.')
const STILL_OPEN = no('table.open', 'The rest of the round is still open.')
const NOT_NOW = no('table.phase', 'That can’t be done now.')

export class Decisions {
  readonly #roster: Roster
  readonly #games: TableGames
  readonly #deps: DecisionsDeps
  #votes: readonly Vote[] = []

  constructor(roster: Roster, games: TableGames, deps: DecisionsDeps) {
    this.#roster = roster
    this.#games = games
    this.#deps = deps
  }

  get votes(): readonly Vote[] {
    return this.#votes.filter(({ what }) => this.#whyNot(what) === undefined)
  }

  /** `guest` is undefined for the host, who may decide everything. */
  propose(guest: Guest | undefined, what: Proposal): Result<undefined> {
    const impossible = this.#whyNotBy(guest, what) ?? this.#whyNot(what)
    if (impossible !== undefined) return impossible
    if (guest !== undefined && !this.#decidesAlone(guest, what)) {
      const seat = this.#roster.seatOf(guest)
      if (seat === undefined) return no('seat.spectator', 'Spectators only watch.')
      this.#votes = cast(this.#votes, what, seat)
      if (!this.#isAgreed(what)) return DONE
    }
    // A bot that takes a seat ends no ready check: it is ready.
    this.#votes = what.do === 'bot' ? this.#votes.filter((vote) => isReadyCheck(vote.what)) : []
    this.#carryOut(what, guest)
    return DONE
  }

  /**
   * Another game begins as soon as everybody is ready, also because a player went away or let a bot play. A wish
   * about cards ends with its moment, and does not come back with the next one.
   */
  look(): void {
    this.#votes = this.#votes.filter(
      ({ what }) => !isAboutCards(what) || this.#whyNot(what) === undefined,
    )
    this.#standIn()
    const ready = this.votes.find(({ what }) => isReadyCheck(what) && this.#isAgreed(what))
    if (ready !== undefined) this.propose(undefined, ready.what)
  }

  /** For players who have not answered in time, while most are ready for another game. */
  #standIn(): void {
    const checks = this.votes.filter(({ what }) => isReadyCheck(what))
    // A table may want the same cards again or others: what most want counts.
    const [most] = checks.toSorted((a, b) => b.by.length - a.by.length)
    const silent = this.#deps.readyCheck.look(most ? this.#roster.awaited : [], most?.by ?? [])
    for (const seat of silent) this.setBot(seat, SUBSTITUTE)
  }

  /** Puts a bot on a seat or takes it off: the new player of the seat draws its share of the deals. */
  setBot(seat: number, bot: SeatState['bot']): void {
    this.#roster.change(seat, { bot })
    this.#dealAgain()
  }

  /** A vote belongs to the player of a seat, and must not pass to the next one. */
  withdraw(seat: number): void {
    this.#votes = without(this.#votes, seat)
  }

  /**
   * A new player in mid-game would see the seat's cards, so a bot plays there until the game is over or the player
   * who left is back.
   */
  afterSomebodyWent(seat: number | undefined, left: Person | null = null): void {
    this.#votes = []
    if (this.#roster.isDeserted) this.#deps.close()
    // A spectator had no share.
    else if (seat === undefined) return
    else if (this.#isInPlay) {
      if (left !== null) this.#roster.change(seat, { left })
      this.setBot(seat, SUBSTITUTE)
    } else this.#dealAgain()
  }

  get #isInPlay(): boolean {
    const phase = this.#games.phase
    return phase === 'playing' || phase === 'paused'
  }

  /** Draws all shares again, or cancels the game while a player is missing. */
  #dealAgain(): void {
    if (this.#games.phase !== 'dealing') return
    if (this.#roster.openSeats > 0) this.#games.callOff()
    else this.deal()
  }

  deal(): void {
    this.#roster.forgetThoseWhoLeft()
    const bots = this.#roster.seats.map(({ bot }) => bot !== null)
    this.#games.deal(bots, this.#deps.decided())
  }

  /** A page that was reloaded has lost its share, so all shares are drawn again. */
  seal(
    seat: number,
    { dealing, commitment }: ClientMessages['seal'],
    by: Guest,
  ): Result<undefined> {
    const sealed = this.#games.seal(seat, dealing, commitment, by)
    if (!sealed.ok) return sealed
    if (sealed.value) this.deal()
    return DONE
  }

  /**
   * What reveals or undoes a player's cards needs everybody's consent, another game everybody who is here, and
   * everything else a majority.
   */
  #isAgreed(what: Proposal): boolean {
    const by = votesFor(this.#votes, what)
    const { people, voters, awaited } = this.#roster
    if (isReadyCheck(what)) {
      // No game begins for players who have all gone since.
      const isWanted = by.some((seat) => this.#roster.isPresent(seat))
      return isWanted && awaited.every((seat) => by.includes(seat))
    }
    const needsAll = isAboutCards(what) || (what.do === 'move' && this.#isInPlay)
    if (needsAll) return people.every((seat) => by.includes(seat))
    return isMajority(by, voters)
  }

  #decidesAlone(guest: Guest, what: Proposal): boolean {
    if (isAboutCards(what)) return false
    // An owner who only watches has no seat that could be ready.
    if (isReadyCheck(what) && this.#roster.seatOf(guest) !== undefined) return false
    if (what.do === 'move') return this.#movesAlone(guest, what.seat)
    if (this.#roster.isOwner(guest)) return true
    // Any player may have a bot play for them, and come back.
    const isAboutBots = what.do === 'bot' || what.do === 'no-bot'
    return isAboutBots && what.seat === this.#roster.seatOf(guest)
  }

  /**
   * The new host knows every card, as the old one does. In mid-game an owner who is only a guest here could choose
   * their own computer, so the others are asked first.
   */
  #movesAlone(guest: Guest, seat: number | null): boolean {
    const isOwner = this.#roster.isOwner(guest)
    if (seat === null) return isOwner || this.#roster.seatOf(guest) === this.#deps.asked()
    return isOwner && (guest.address === LOCAL || !this.#isInPlay)
  }

  /** Whether a claim is proven says something about a hand: the others hear of it when its player makes it. */
  #whyNotBy(guest: Guest | undefined, what: Proposal): Refused | undefined {
    if (what.do !== 'claim') return undefined
    const isTheirs = guest !== undefined && this.#roster.seatOf(guest) === what.seat
    const isMade = votesFor(this.#votes, what).includes(what.seat)
    return isTheirs || isMade ? undefined : STILL_OPEN
  }

  #whyNot(what: Proposal): Refused | undefined {
    const phase = this.#deps.phase()
    switch (what.do) {
      case 'start':
        return phase === 'gathering' ? this.#whyNotDeal() : NOT_NOW
      case 'rematch':
      case 'again':
        return phase === 'over' ? this.#whyNotDeal() : NOT_NOW
      case 'pause':
        return phase === 'playing' ? undefined : NOT_NOW
      case 'resume':
        return phase === 'paused' || phase === 'stopped' ? undefined : NOT_NOW
      case 'close':
        return undefined
      case 'take-back':
        return takeBackTo(this.#roster, this.#games, what.seat) === undefined
          ? no('table.taken-back', 'There is nothing that could be taken back.')
          : undefined
      case 'claim':
        return mayClaim(this.#roster, this.#games, what.seat) ? undefined : STILL_OPEN
      case 'move':
        return this.#whyNotMove(what.seat)
      case 'no-bot':
        if (this.#isInPlay && this.#roster.seats[what.seat]?.person === null) return NOT_NOW
        return whyNotChange(what, this.#roster.seats[what.seat])
      case 'remove':
        return this.#roster.watcher(what.name) === undefined ? NOBODY : undefined
      case 'let-in':
        return this.#roster.removed.names.includes(what.name) ? undefined : NOBODY
      case 'kick':
      case 'bot':
        return whyNotChange(what, this.#roster.seats[what.seat])
    }
  }

  #whyNotDeal(): Refused | undefined {
    return this.#roster.openSeats > 0
      ? no('table.seats-open', 'Somebody is still missing.')
      : undefined
  }

  #sendAway(guest: Guest): void {
    this.#deps.dismiss(guest, 'seat.kicked', 'You were sent away from the table.')
  }

  #whyNotMove(seat: number | null): Refused | undefined {
    const phase = this.#deps.phase()
    if (seat === null) return this.#deps.asked() === null ? NOT_NOW : undefined
    if (phase === 'dealing' || phase === 'stopped' || phase === 'moving') return NOT_NOW
    return this.#roster.guestAt(seat)?.hosts === true
      ? undefined
      : no('move.unknown', 'There is no computer that could take the table over.')
  }

  #carryOut(what: Proposal, by: Guest | undefined): void {
    switch (what.do) {
      case 'start':
        this.deal()
        return
      case 'rematch':
        this.#roster.rotate()
        this.#deps.moved()
        this.deal()
        return
      case 'again':
        this.#roster.forgetThoseWhoLeft()
        this.#games.dealAgain()
        return
      case 'pause':
      case 'resume':
        this.#games.pause(what.do === 'pause')
        return
      case 'close':
        this.#deps.close(by && this.#roster.nameOf(by))
        return
      case 'take-back': {
        const rev = takeBackTo(this.#roster, this.#games, what.seat)
        if (rev !== undefined) this.#games.takeBack(rev)
        return
      }
      case 'claim':
        this.#games.playOut()
        return
      case 'kick': {
        const guest = this.#roster.vacate(what.seat)
        if (guest) this.#sendAway(guest)
        this.afterSomebodyWent(what.seat)
        return
      }
      case 'remove': {
        const guest = this.#roster.watcher(what.name)
        if (guest === undefined) return
        this.#roster.remove(guest)
        this.#sendAway(guest)
        return
      }
      case 'let-in':
        this.#roster.removed.letIn(what.name)
        return
      case 'move':
        this.#deps.move(what.seat)
        return
      case 'bot':
        this.setBot(what.seat, what.level)
        return
      case 'no-bot':
        this.setBot(what.seat, null)
        return
    }
  }
}

const isAboutCards = (what: Proposal): boolean => what.do === 'take-back' || what.do === 'claim'
const isReadyCheck = (what: Proposal): boolean => what.do === 'rematch' || what.do === 'again'

function whyNotChange(
  what: Extract<Proposal, { do: 'kick' | 'bot' | 'no-bot' }>,
  seat: SeatState | undefined,
): Refused | undefined {
  if (seat === undefined) return no('seat.unknown', 'There is no such seat.')
  if (what.do === 'kick' && seat.person === null) return no('seat.unknown', 'Nobody sits there.')
  if (what.do === 'bot' && seat.bot === what.level)
    return no('seat.bot', 'A bot plays there already.')
  if (what.do === 'no-bot' && seat.bot === null) return no('seat.bot', 'No bot plays there.')
  return undefined
}
