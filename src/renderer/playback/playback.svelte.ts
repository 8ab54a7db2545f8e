/**
 * What the table shows, and when: the only place with timers. Updates wait in line; each is shown with
 * the events that led to it, a finished trick stays for a while, and the scores until they are read. A viewer who
 * only watches sees the game as it is played: there the scores close by themselves, and the table catches up.
 */
import type { AnyEvent } from '../../engine/kernel'
import { lookOf } from '../games/faces.svelte'
import type { Happened, Pace, PlaybackSettings, Update } from './update'

/** What has to be read before the table goes on. */
export type Pause = 'trick' | 'scores'

const LINGER_MS = 2500
/** A trick on its way to its winner: nothing else happens meanwhile. */
const SWEEP_MS = 280
/** For viewers who only watch. */
const READ_MS = 5000
const WATCHED_TRICK_MS = 2000
const HURRIED_TRICK_MS = 500
/** Updates in line from which a watcher's table hurries, and from which it leaves them out. */
const HURRY_FROM = 4
const MAX_BEHIND = 12

export class Playback {
  readonly #settings: () => PlaybackSettings
  readonly #queue: Update[] = []
  #isRunning = false
  #wake: () => void = () => undefined
  #run = 0
  #isHeldBack = false
  /** The last revision to be shown for now. */
  #limit = Infinity
  #release: () => void = () => undefined
  /** Ends a pause by itself. */
  #closing: ReturnType<typeof setTimeout> | undefined

  /** Everything of this game that we have been told, and the part of it that the table has shown. */
  #told: readonly Happened[] = []
  past = $state.raw<readonly Happened[]>([])
  /** The view on the table. */
  shown = $state.raw<Update | null>(null)
  /** The one before it: where cards came from. */
  before = $state.raw<Update | null>(null)
  /** What is happening at this moment. */
  event = $state.raw<AnyEvent | null>(null)
  /** The last thing that is worth reading, at a table that shows everything at once. */
  lingering = $state.raw<AnyEvent | null>(null)
  #fading: ReturnType<typeof setTimeout> | undefined
  /** Whether the finished trick still lies on the table. */
  holdsTrick = $state(false)
  /** What somebody has to have read. */
  pause = $state.raw<Pause | null>(null)
  /** The update whose scores are being read. */
  scores = $state.raw<Update | null>(null)

  constructor(settings: () => PlaybackSettings) {
    this.#settings = settings
  }

  /** Whether the table shows the newest that the host told. */
  get isCurrent(): boolean {
    return this.#isIdle
  }
  #isIdle = $state(true)

  /** How many updates the table is behind the host. */
  get behind(): number {
    return this.#behind
  }
  #behind = $state(0)

  take(update: Update): void {
    const last = this.#queue.at(-1) ?? this.shown
    if (last !== null && isSame(last, update)) return
    // Somebody who has just come, or missed something, sees the table as it is.
    const continues = last?.number === update.number && last.rev === update.from
    this.#told = [...(continues ? this.#told : happened(update, update.past)), ...happened(update)]
    if (!continues) {
      this.#jumpTo(update)
      return
    }
    this.#queue.push(update)
    this.#behind = this.#queue.length
    this.#isIdle = false
    if (!this.#isRunning) this.#play().catch(reportError)
    else if (this.pause !== null) this.#closeInTime()
  }

  /** Leaves out what is still in line. */
  skipToNow(): void {
    const newest = this.#queue.at(-1)
    if (newest === undefined) this.skip()
    else this.#jumpTo(newest)
  }

  /** Until the next scores the table catches up as for a viewer who only watches: the round is played out. */
  hurryToScores(): void {
    this.#hurries = true
  }
  #hurries = false

  /** On with it: whatever is being shown has been seen. */
  skip(): void {
    this.#wake()
  }

  /** Nothing new is shown meanwhile: a finger lies on the table, or a dialog over it. */
  holdBack(isHeldBack: boolean): void {
    this.#isHeldBack = isHeldBack
    if (!isHeldBack) this.#release()
  }

  /** Nothing later is shown until somebody says so: in a lesson, while it explains. */
  showUntil(rev: number): void {
    this.#limit = rev
    this.#release()
  }

  clear(): void {
    this.#limit = Infinity
    this.#stop()
    this.shown = null
    this.#told = []
    this.past = []
  }

  #jumpTo(update: Update): void {
    this.#stop()
    this.shown = update
    this.past = this.#told
  }

  #stop(): void {
    this.#run++
    this.#hurries = false
    this.#queue.length = 0
    this.#behind = 0
    this.#wake()
    this.#release()
    this.before = null
    this.event = null
    this.#linger(null)
    this.pause = null
    this.scores = null
    this.holdsTrick = false
    this.#isRunning = false
    this.#isIdle = true
  }

  async #play(): Promise<void> {
    const run = this.#run
    this.#isRunning = true
    for (;;) {
      while (run === this.#run && this.#mustWait) await this.#released()
      if (run !== this.#run) return
      const next = this.#queue.shift()
      if (next === undefined) break
      this.#behind = this.#queue.length
      await this.#show(next, () => run === this.#run)
      if (run !== this.#run) return
      if (this.#settings().isWatching && this.#queue.length > MAX_BEHIND) {
        this.skipToNow()
        return
      }
    }
    this.#isRunning = false
    this.#isIdle = true
  }

  get #mustWait(): boolean {
    return this.#isHeldBack || (this.#queue[0]?.rev ?? 0) > this.#limit
  }

  async #show(update: Update, isOurs: () => boolean): Promise<void> {
    const { speed, trickTime } = this.#pace
    this.before = this.shown
    this.shown = update
    const { game } = update.view
    this.holdsTrick = update.events.some((event) => lookOf(game, event).is === 'trick')
    for (const event of update.events) {
      this.event = event
      this.past = this.#told.slice(0, this.past.length + 1)
      const look = lookOf(game, event)
      if (look.is === 'trick') {
        this.pause = trickTime === null ? 'trick' : null
        await this.#wait(trickTime === null ? Infinity : trickTime * 1000)
        if (!isOurs()) return
        this.holdsTrick = false
        this.pause = null
        if (speed > 0) await this.#wait(SWEEP_MS / speed)
      } else if (look.is === 'scores') {
        this.#hurries = false
        this.scores = update
        this.pause = 'scores'
        this.#closeInTime()
        await this.#wait(Infinity)
        if (!isOurs()) return
        this.scores = null
        this.pause = null
      } else if (speed > 0) await this.#wait((look.pace ?? 0) / speed)
      else if (look.lingers === true) this.#linger(event)
      if (!isOurs()) return
    }
    this.event = null
  }

  get #pace(): Pace {
    const { speed, trickTime, isWatching } = this.#settings()
    if (!isWatching && !this.#hurries) return { speed, trickTime }
    const watched = trickTime ?? WATCHED_TRICK_MS / 1000
    return this.#queue.length < HURRY_FROM
      ? { speed, trickTime: watched }
      : { speed: 0, trickTime: Math.min(watched, HURRIED_TRICK_MS / 1000) }
  }

  /** Unless the viewer is a player, for whom the others wait. */
  #closeInTime(): void {
    if (!this.#settings().isWatching) return
    this.#closing ??= setTimeout(() => this.#wake(), READ_MS)
  }

  #linger(event: AnyEvent | null): void {
    clearTimeout(this.#fading)
    this.lingering = event
    if (event !== null) this.#fading = setTimeout(() => (this.lingering = null), LINGER_MS)
  }

  async #wait(ms: number): Promise<void> {
    if (ms === 0) return
    await new Promise<void>((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        clearTimeout(this.#closing)
        this.#closing = undefined
        resolve()
      }
    })
    // What waited for the viewer has been read.
    if (ms !== Infinity && this.#isHeldBack) await this.#released()
  }

  #released(): Promise<void> {
    return new Promise((resolve) => {
      this.#release = resolve
    })
  }
}

const happened = ({ view, events }: Update, past: Update['past'] = events): readonly Happened[] =>
  (past ?? []).map((event) => ({ event, view }))

/** What has been told, or waits to be shown, is no reason to cut anything short. */
const isSame = (a: Update, b: Update): boolean =>
  a.number === b.number && a.rev === b.rev && JSON.stringify(a.view) === JSON.stringify(b.view)
