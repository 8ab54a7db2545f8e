/**
 * The games of one table, one after the other: sealing the deals, playing, pausing, and what viewers see of them.
 */
import type { Ceremony } from '../../engine/fair/ceremony'
import { accept, type AnyView, type Result, type Viewer } from '../../engine/kernel'
import { optionsDigest } from '../../protocol/check-deals'
import type { Phase, TableInfo } from '../../protocol/table'
import { no } from '../outcome'
import { Dealing, gameOf, sealedInfo } from './dealing'
import { overRecord } from './game-over'
import type { GamesSetup, GamesSoFar, GamesDeps } from './games-setup'
import { MoveClock } from './move-clock'
import { Play, type Step } from './play'
import type { Quiet } from './quiet-seats'
import { ShownGame } from './shown-game'

const NOT_BEGUN = no('table.phase', 'The game has not begun.')
const PAUSED = no('table.paused', 'The table is paused.')
const NOT_NOW = no('fair.moment', 'No shares are wanted now.')

export class TableGames {
  readonly #setup: GamesSetup
  readonly #deps: GamesDeps
  #number: number
  #begun: string | null
  #paused: boolean
  #standsStill = false
  #dealing: Dealing | undefined
  /** The options of the game being dealt. */
  #options: object
  /** How often the shares of the next game had to be drawn again. */
  #restarts = 0
  #play: Play | undefined
  #shownGame: ShownGame | undefined
  #moves: MoveClock | undefined

  constructor(setup: GamesSetup, deps: GamesDeps, soFar: GamesSoFar) {
    this.#setup = setup
    this.#deps = deps
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

  /** Whether there is a game that can be continued. */
  get isUnfinished(): boolean {
    return this.#play?.isOver === false
  }

  get begun(): string | null {
    return this.#begun
  }

  get dealing(): TableInfo['dealing'] {
    // Nothing is sealed where the cards are set.
    if (this.#setup.practice !== undefined) return null
    if (this.#dealing !== undefined) return this.#dealing.info
    return this.#play === undefined ? null : sealedInfo(this.#play.ceremony)
  }

  get rev(): number {
    return this.#play?.rev ?? 0
  }

  /** The seats that have to decide now, while the game is running. */
  get asked(): readonly number[] {
    return this.phase === 'playing' ? (this.#play?.askedSeats ?? []) : []
  }

  get moves(): MoveClock | undefined {
    return this.#moves
  }

  /** The number of the visible game: during a rematch the next one may already be dealt. */
  get shown(): number {
    return this.#dealing === undefined ? this.#number : this.#number - 1
  }

  viewOf(viewer: Viewer): AnyView | undefined {
    return this.#play?.view(viewer)
  }

  /** The visible game. */
  get play(): Play | undefined {
    return this.#play
  }

  /** The game in which seats may decide now. */
  get open(): Result<Play> {
    if (this.#play === undefined || this.#dealing !== undefined) return NOT_BEGUN
    return this.#paused ? PAUSED : accept(this.#play)
  }

  /** Whether the cards of this game have been played before. */
  get isAgain(): boolean {
    return this.#play !== undefined && gameOf(this.#play.ceremony.id) < this.shown
  }

  /** Deals the cards of the finished game again, from the beginning. */
  dealAgain(): void {
    const play = this.#play
    if (play === undefined) return
    this.#number++
    this.#begin(play.ceremony, play.config)
  }

  /**
   * Every seat seals a share of the next game, or of this one again; the host draws those of bots. `decided` are
   * options that the table leaves to the host: sealed with the deals like all others.
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
      bots.map((bot) => bot || this.#setup.practice !== undefined),
      this.#deps.secrets,
    )
    this.#beginIfDealt()
  }

  /** A player has left: the game does not begin after all. */
  callOff(): void {
    if (this.#dealing === undefined) return
    this.#dealing = undefined
    this.#number--
    // When this game starts again, its shares will have been drawn again.
    this.#restarts++
  }

  /** Answers whether all shares must be drawn again. */
  seal(seat: number, dealing: string, commitment: string, by: object): Result<boolean> {
    return this.#dealing?.id === dealing ? this.#dealing.seal(seat, commitment, by) : NOT_NOW
  }

  unseal(seat: number, dealing: string, share: string): Result<undefined> {
    if (this.#dealing?.id !== dealing) return NOT_NOW
    const opened = this.#dealing.unseal(seat, share)
    this.#beginIfDealt()
    return opened
  }

  takeBack(rev: number): void {
    if (this.#play === undefined) return
    this.#deps.write({ at: 'taken-back', rev })
    this.#take(this.#play.rewound(rev), this.#moves?.banks(this.#deps.clock.now()))
    this.#shownGame?.again(this.shown)
  }

  playOut(): void {
    if (this.phase !== 'playing') return
    this.#play?.playOut()
    this.settle()
  }

  quiet(seat: number, until: Quiet): void {
    this.#play?.quiet.set(seat, until)
    this.settle()
  }

  /** Everything that happens without a player's decision. */
  settle(): void {
    if (this.phase === 'playing') this.#play?.settle()
  }

  pause(paused: boolean): void {
    this.#paused = paused
    this.#deps.write({ at: 'paused', paused })
    this.settle()
  }

  /** No seat is asked, and no clock runs, until it is over. */
  standStill(still: boolean): void {
    this.#standsStill = still
  }

  /** Runs the clocks of these seats from now on. */
  runClocks(seats: readonly number[]): void {
    const questions = new Map(seats.map((seat) => [seat, this.#play?.askedSince(seat)]))
    this.#moves?.run(questions, this.#deps.clock.now())
  }

  /** What each viewer is shown, as soon as there is a game. */
  get shownGame(): ShownGame | undefined {
    return this.#shownGame
  }

  #beginIfDealt(): void {
    const ceremony = this.#dealing?.ceremony
    if (ceremony === undefined) return
    this.#dealing = undefined
    this.#restarts = 0
    this.#begin(ceremony, this.#options)
  }

  #begin(ceremony: Ceremony, options: object): void {
    const { game, practice } = this.#setup
    const dice = this.#deps.diceOf(ceremony)
    const begun = Play.begin(game, options, ceremony, dice, practice?.line)
    // The options were checked when the table was opened.
    if (!begun.ok) throw new Error(begun.refusal.message)
    begun.value.follow(practice?.made ?? 0)
    this.#paused = false
    this.#begun = this.#deps.today()
    this.#deps.write({
      at: 'game',
      number: this.#number,
      begun: this.#begun,
      rulesVersion: game.rulesVersion,
      config: options,
      ceremony,
    })
    this.#take(begun.value, undefined)
    // What has been made already is no step that anybody was told of.
    if (practice !== undefined) this.#shownGame?.again(this.shown)
    this.settle()
  }

  #take(play: Play, banks: readonly number[] | undefined): void {
    const { seats, clock } = this.#setup
    this.#play = play
    play.listen(this.#onStep)
    this.#moves = clock === null ? undefined : new MoveClock(clock, seats, banks)
    this.#shownGame = new ShownGame(play, this.#setup, this.#deps)
  }

  readonly #onStep = (step: Step): void => {
    const { input, id } = step
    const banks = this.#moves?.banks(this.#deps.clock.now())
    this.#deps.write({
      at: 'input',
      input,
      ...(id === undefined ? {} : { id }),
      ...(banks === undefined ? {} : { banks }),
    })
    this.#shownGame?.step(step, this.shown)
    if (this.#play?.isOver === true) this.#end(this.#play)
  }

  #end(play: Play): void {
    if (this.#setup.tellsResults) {
      const { rulesVersion, config, inputs } = play.log
      const game = { number: this.#number, rulesVersion, config, ceremony: play.ceremony, inputs }
      this.#deps.write(overRecord(game, play.soFar))
    }
    this.#deps.over(this.#begun ?? '', play)
  }
}
