/**
 * A replay that everybody at the table sees, between two games. Any seated player may show one, or take over from
 * another. Nothing of it is written down.
 */
import { gameOf } from '../../engine/games'
import { accept, replay, type Result } from '../../engine/kernel'
import type { ClientMessages, HostMessage, HostMessages } from '../../protocol/messages'
import { engineLog } from '../../protocol/played'
import type { Stich, StichGame } from '../../protocol/stich'
import type { Phase } from '../../protocol/table'
import { DONE, no } from '../outcome'
import type { Clock, Guest } from '../ports'
import type { Roster } from './roster'

type Wanted = NonNullable<ClientMessages['show']['what']>

/** A finished game of this table if `table` is missing, otherwise one from the machine's history. */
export type ShownGame = Pick<Wanted, 'table' | 'number'>
export type ReadStich = (game: ShownGame) => Promise<Result<Stich>>

interface SharedReplayDeps {
  readonly clock: Clock
  readonly phase: () => Phase
  readonly tell: (message: HostMessage) => void
}

/** Messages still on their way from the previous presenter must not take it back. */
const TAKEN_OVER_MS = 500

interface Shown {
  readonly source: string
  readonly stich: HostMessages['stich']
  readonly replay: HostMessages['replay'] & { readonly show: { readonly seat: number } }
}

export class SharedReplay {
  readonly #roster: Roster
  readonly #deps: SharedReplayDeps
  #shown: Shown | undefined
  #before: { readonly seat: number; readonly until: number } | undefined

  constructor(roster: Roster, deps: SharedReplayDeps) {
    this.#roster = roster
    this.#deps = deps
  }

  /** For a guest who has just come. */
  get messages(): readonly HostMessage[] {
    return this.#shown === undefined ? [] : [this.#shown.stich, this.#shown.replay]
  }

  /** The requested game, unless it is already shown or must not be shown. */
  async find(
    guest: Guest,
    what: Wanted | null,
    read: ReadStich,
  ): Promise<Result<Stich | undefined>> {
    const problem = this.#whyNot(guest)
    if (problem !== undefined) return problem
    if (what === null || this.#shown?.source === sourceOf(what)) return accept(undefined)
    return read(what)
  }

  show(guest: Guest, what: Wanted | null, found: Stich | undefined): Result<undefined> {
    const problem = this.#whyNot(guest)
    if (problem !== undefined) return problem
    if (what === null) {
      this.#putAway()
      return DONE
    }
    const shown = this.#shown?.source === sourceOf(what) ? this.#shown.stich.stich : undefined
    const game = (shown ?? found)?.games[0]
    if (game === undefined) return no('act.stale', 'Another replay is being shown meanwhile.')
    if (shown === undefined && !isOver(game)) {
      return no('history.unfinished', 'That game is not over yet.')
    }
    const { table: _table, number: _number, ...step } = what
    if (typeof step.eyes === 'number' && step.eyes >= game.players.length) {
      return no('seat.unknown', 'Nobody sat there in that game.')
    }
    const seat = this.#roster.seatOf(guest) as number
    if (this.#wasTakenOverFrom(seat)) return no('act.stale', 'Somebody else has taken over.')
    const stich = { type: 'stich', id: null, stich: (shown ?? found) as Stich } as const
    const show = { by: this.#roster.nameOf(guest), seat, ...step }
    this.#shown = { source: sourceOf(what), stich, replay: { type: 'replay', show } }
    if (shown === undefined) this.#deps.tell(stich)
    this.#deps.tell(this.#shown.replay)
    return DONE
  }

  /** A new deal ends the replay. */
  look(): void {
    if (this.#shown !== undefined && !this.#isBetweenGames) this.#putAway()
  }

  #wasTakenOverFrom(seat: number): boolean {
    const now = this.#deps.clock.now()
    const shows = this.#shown?.replay.show.seat
    if (shows === seat) return false
    if (this.#before?.seat === seat && now < this.#before.until) return true
    this.#before = shows === undefined ? undefined : { seat: shows, until: now + TAKEN_OVER_MS }
    return false
  }

  #putAway(): void {
    if (this.#shown === undefined) return
    this.#shown = undefined
    this.#before = undefined
    this.#deps.tell({ type: 'replay', show: null })
  }

  get #isBetweenGames(): boolean {
    const phase = this.#deps.phase()
    return phase === 'gathering' || phase === 'over'
  }

  #whyNot(guest: Guest) {
    if (this.#roster.seatOf(guest) === undefined) {
      return no('seat.spectator', 'Spectators only watch.')
    }
    if (this.#isBetweenGames) return undefined
    return no('replay.moment', 'A game is being played.')
  }
}

const sourceOf = ({ table, number }: ShownGame): string => `${table ?? ''} ${number}`

/** The reader should have checked this, but nothing of an unfinished game may ever leave by this door. */
function isOver({ log }: StichGame): boolean {
  const game = gameOf(log.game)
  if (game === undefined) return false
  const state = replay(game, engineLog(log))
  return state.ok && game.next(state.value).kind === 'over'
}
