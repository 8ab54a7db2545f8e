/** The games of one table, one after the other: sealing the deals, playing, pausing, and what is shown of them. */
import type { Ceremony } from '../../engine/fair/ceremony'
import { GAMES, type AnyGame } from '../../engine/games'
import { accept, refuse, type Result, type Viewer } from '../../engine/kernel'
import { optionsDigest } from '../../protocol/check-deals'
import type { HostMessage, HostMessages } from '../../protocol/messages'
import type { Phase, TableInfo } from '../../protocol/table'
import type { AnyAction, AnyEvent, Dice } from './authority'
import { Dealing, gameOf, sealedInfo } from './dealing'
import { MoveClock, type ClockSettings } from './move-clock'
import { Play, type Quiet, type Step } from './play'
import type { Clock, Secrets } from '../ports'
import type { TableHead, TableRecord } from './records'
import { Trailing } from './trailing'

export interface GamesSurroundings {
  readonly clock: Clock
  /** The date for people to read. */
  readonly today: () => string
  readonly secrets: Secrets
  /** The dice of a game; tests may bring their own. */
  readonly diceOf: (ceremony: Ceremony) => Dice
  /** Written down before anybody is told. */
  readonly write: (record: TableRecord) => void
  /** A game has come to its end. */
  readonly over: (begun: string) => void
  /** For everybody who sees the table like this. */
  readonly show: (viewer: Viewer, message: () => HostMessage) => void
}

export interface GamesSetup {
  readonly tableId: string
  readonly game: AnyGame
  /** As the table agreed on them; a game may be played with some of what they leave open. */
  readonly options: object
  readonly seats: number
  readonly clock: ClockSettings | null
  readonly opensLater: boolean
}

export const gamesSetup = ({ id, setup }: TableHead, seats: number): GamesSetup => ({
  tableId: id,
  game: GAMES[setup.game],
  options: setup.options,
  seats,
  clock: setup.clock,
  opensLater: setup.spectators === 'open-later',
})

export interface GamesSoFar {
  readonly number: number
  readonly begun: string | null
  readonly play: Play | undefined
  readonly banks: readonly number[] | undefined
  readonly paused: boolean
}

const NOT_NOW = refuse('fair.moment', 'No shares are wanted now.')

export class TableGames {
  readonly #setup: GamesSetup
  readonly #around: GamesSurroundings
  #number: number
  #begun: string | null
  #paused: boolean
  #standsStill = false
  #dealing: Dealing | undefined
  /** The options of the game that is being dealt. */
  #options: object
  /** How often the shares of the next game had to be drawn anew. */
  #restarts = 0
  #play: Play | undefined
  #trailing: Trailing | undefined
  #moves: MoveClock | undefined

  constructor(setup: GamesSetup, around: GamesSurroundings, soFar: GamesSoFar) {
    this.#setup = setup
    this.#around = around
    this.#number = soFar.number
    this.#begun = soFar.begun
    this.#options = setup.options
    this.#paused = soFar.paused
    if (soFar.play !== undefined) this.#take(soFar.play, soFar.banks)
  }

  get phase(): Exclude<Phase, 'stopped'> {
    if (this.#standsStill) return 'moving'
    if (this.#dealing !== undefined) return 'dealing'
    if (this.#play === undefined) return 'gathering'
    if (this.#play.isOver) return 'over'
    return this.#paused ? 'paused' : 'playing'
  }

  get number(): number {
    return this.#number
  }

  /** Whether there is a game that can be played on. */
  get isUnfinished(): boolean {
    return this.#play?.isOver === false
  }

  /** When the newest game was begun. */
  get begun(): string | null {
    return this.#begun
  }

  get dealing(): TableInfo['dealing'] {
    if (this.#dealing !== undefined) return this.#dealing.info
    return this.#play === undefined ? null : sealedInfo(this.#play.ceremony)
  }

  get rev(): number {
    return this.#play?.authority.rev ?? 0
  }

  /** Who has to decide now, while the game is going on. */
  get asked(): readonly number[] {
    return this.phase === 'playing' ? (this.#play?.askedSeats ?? []) : []
  }

  get moves(): MoveClock | undefined {
    return this.#moves
  }

  /** Of the game that can be seen: for a rematch the next one may be dealt meanwhile. */
  get shown(): number {
    return this.#dealing === undefined ? this.#number : this.#number - 1
  }

  viewOf(viewer: Viewer): object | undefined {
    return this.#play?.authority.view(viewer)
  }

  anyAction(seat: number, random: (below: number) => number): AnyAction | undefined {
    return this.#play?.authority.anyAction(seat, random)
  }

  /** The game that can be seen, for those who look into it. */
  get play(): Play | undefined {
    return this.#play
  }

  /** Whether the cards of this game have been played before. */
  get isAgain(): boolean {
    return this.#play !== undefined && gameOf(this.#play.ceremony.id) < this.shown
  }

  /** The cards of the game that is over, from the beginning. */
  dealAgain(): void {
    const play = this.#play
    if (play === undefined) return
    this.#number++
    this.#begin(play.ceremony, play.authority.config)
  }

  /**
   * Everybody seals a share of the next game, or of this one again; the host draws those of bots.
   * `decided` are options that the table has left to the host: sealed with the deals like all others.
   */
  deal(bots: readonly boolean[], decided: object): void {
    if (this.#dealing === undefined) {
      this.#number++
      this.#options = { ...this.#setup.options, ...decided }
    } else this.#restarts++
    this.#dealing = new Dealing(
      {
        table: this.#setup.tableId,
        game: this.#number,
        restarts: this.#restarts,
        options: optionsDigest(this.#options),
      },
      bots,
      this.#around.secrets,
    )
    this.#beginIfDealt()
  }

  /** Somebody has gone: no game begins after all. */
  callOff(): void {
    if (this.#dealing === undefined) return
    this.#dealing = undefined
    this.#number--
    // Whoever begins again has drawn the shares of this game anew all the same.
    this.#restarts++
  }

  /** Answers whether all shares have to be drawn anew. */
  seal(seat: number, dealing: string, commitment: string, by: object): Result<boolean> {
    return this.#dealing?.id === dealing ? this.#dealing.seal(seat, commitment, by) : NOT_NOW
  }

  unseal(seat: number, dealing: string, share: string): Result<undefined> {
    if (this.#dealing?.id !== dealing) return NOT_NOW
    const opened = this.#dealing.unseal(seat, share)
    this.#beginIfDealt()
    return opened
  }

  act(seat: number, id: string | undefined, rev: number, action: AnyAction): Result<undefined> {
    // Said again after a broken connection, whatever has become of the table since.
    if (this.#play?.hasDone(seat, id) === true) return accept(undefined)
    if (this.#play === undefined || this.#dealing !== undefined) {
      return refuse('table.phase', 'The game has not begun.')
    }
    if (this.#paused) return refuse('table.paused', 'The table is paused.')
    return this.#play.act(seat, id, rev, action, this.#onStep)
  }

  /**
   * The revision before the last decision of a seat, as long as nobody has learnt anything since: no
   * cards were dealt, and nobody else has moved, save those of `harmless`.
   */
  beforeLastDecision(seat: number, harmless: readonly number[]): number | undefined {
    if (this.phase !== 'playing') return undefined
    const inputs = this.#play?.authority.log.inputs ?? []
    const rev = inputs.findLastIndex(({ by }) => by === 'chance' || !harmless.includes(by))
    return inputs[rev]?.by === seat ? rev : undefined
  }

  takeBack(rev: number): void {
    if (this.#play === undefined) return
    this.#around.write({ at: 'taken-back', rev })
    this.#take(this.#play.rewound(rev), this.#moves?.banks(this.#around.clock.now()))
    for (let seat = 0; seat < this.#setup.seats; seat++) this.#showAgain(seat)
    this.#showAgain('spectator')
  }

  #showAgain(viewer: Viewer): void {
    for (const message of this.wholeTruth(viewer)) this.#around.show(viewer, () => message)
  }

  quiet(seat: number, until: Quiet): void {
    this.#play?.setQuiet(seat, until)
    this.settle()
  }

  /** What happens without anybody's doing. */
  settle(): void {
    if (this.phase === 'playing') this.#play?.settle(this.#onStep)
  }

  pause(paused: boolean): void {
    this.#paused = paused
    this.#around.write({ at: 'paused', paused })
    this.settle()
  }

  /** Nobody is asked, and nobody's time runs, until it is over. */
  standStill(still: boolean): void {
    this.#standsStill = still
  }

  /** These seats' clocks run from now on. */
  runClocks(seats: readonly number[]): void {
    const questions = new Map(seats.map((seat) => [seat, this.#play?.authority.askedSince(seat)]))
    this.#moves?.run(questions, this.#around.clock.now())
  }

  /** Everything somebody needs who has seen nothing yet. */
  wholeTruth(viewer: Viewer): HostMessage[] {
    const play = this.#play
    if (play === undefined) return []
    const rev = viewer === 'spectator' && this.#trailing ? this.#trailing.rev : this.rev
    const update = this.#update(viewer, rev, rev, [])
    return play.isOver ? [update, this.#proof(play)] : [update]
  }

  #beginIfDealt(): void {
    const ceremony = this.#dealing?.ceremony
    if (ceremony === undefined) return
    this.#dealing = undefined
    this.#restarts = 0
    this.#begin(ceremony, this.#options)
  }

  #begin(ceremony: Ceremony, options: object): void {
    const { game } = this.#setup
    const begun = Play.begin(game, options, ceremony, this.#around.diceOf(ceremony))
    // The options were tried when the table was opened.
    if (!begun.ok) throw new Error(begun.refusal.message)
    this.#paused = false
    this.#begun = this.#around.today()
    this.#around.write({
      at: 'game',
      number: this.#number,
      begun: this.#begun,
      rulesVersion: game.rulesVersion,
      config: options,
      ceremony,
    })
    this.#take(begun.value, undefined)
    this.settle()
  }

  #take(play: Play, banks: readonly number[] | undefined): void {
    const { game, seats, clock, opensLater } = this.#setup
    this.#play = play
    this.#moves = clock === null ? undefined : new MoveClock(clock, seats, banks)
    this.#trailing = opensLater ? new Trailing(game, play.authority.config, seats) : undefined
    for (const input of play.authority.log.inputs) {
      this.#trailing?.follow(input, play.isOver, () => undefined)
    }
  }

  readonly #onStep = ({ input, id, events }: Step): void => {
    const play = this.#play as Play
    const banks = this.#moves?.banks(this.#around.clock.now())
    this.#around.write({
      at: 'input',
      input,
      ...(id === undefined ? {} : { id }),
      ...(banks === undefined ? {} : { banks }),
    })
    const { rev } = this
    for (let seat = 0; seat < this.#setup.seats; seat++) {
      this.#around.show(seat, () => this.#update(seat, rev - 1, rev, events))
    }
    if (this.#trailing === undefined) {
      this.#around.show('spectator', () => this.#update('spectator', rev - 1, rev, events))
    } else {
      const past = this.#trailing
      past.follow(input, play.isOver, (shown) => {
        this.#around.show('spectator', () =>
          this.#update('spectator', past.rev - 1, past.rev, shown),
        )
      })
    }
    if (!play.isOver) return
    this.#around.over(this.#begun ?? '')
    const proof = this.#proof(play)
    for (let seat = 0; seat < this.#setup.seats; seat++) this.#around.show(seat, () => proof)
    this.#around.show('spectator', () => proof)
  }

  #update(viewer: Viewer, from: number, rev: number, events: readonly AnyEvent[]): HostMessage {
    const { game } = this.#setup
    const past = viewer === 'spectator' ? this.#trailing : undefined
    return {
      type: 'update',
      number: this.shown,
      from,
      rev,
      quiet: this.#play?.quietOf(viewer) ?? 'now',
      view: past === undefined ? this.viewOf(viewer) : past.view,
      events: past === undefined ? events.map((event) => game.redact(event, viewer)) : events,
      hands: past === undefined ? null : past.hands,
      // The schemas hold it to the game's own types before it leaves.
    } as HostMessages['update']
  }

  #proof(play: Play): HostMessage {
    const { ceremony, authority } = play
    return {
      type: 'proof',
      number: this.shown,
      ceremony,
      log: authority.log as unknown as HostMessages['proof']['log'],
    }
  }
}
