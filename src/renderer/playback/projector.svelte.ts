/** Shows a film: its position, whose view it shows, and whether it plays by itself. */
import type { ReplayStep } from '../../protocol/history'
import type { Eyes, Film, Stride } from '../replay/film'
import { stayOf } from './pace'

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

export class Projector {
  readonly film: Film
  readonly #seats: number
  readonly #trickTime: () => number | null
  #step = $state(0)
  #eyes = $state.raw<Eyes>('open')
  #isPlaying = $state(false)
  #speed = $state.raw<ReplaySpeed>(1)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Called when this user or the timer moves it; not when another player does. */
  onmoved: () => void = () => undefined

  constructor(film: Film, seats: number, trickTime: () => number | null) {
    this.film = film
    this.#seats = seats
    this.#trickTime = trickTime
    this.#step = film.beginning
  }

  get step(): number {
    return this.#step
  }
  get eyes(): Eyes {
    return this.#eyes
  }
  get isPlaying(): boolean {
    return this.#isPlaying
  }
  get speed(): ReplaySpeed {
    return this.#speed
  }
  get now(): ReplayStep {
    return { step: this.#step, eyes: this.#eyes, playing: this.#isPlaying }
  }
  get isAtEnd(): boolean {
    return this.#step === this.film.last
  }

  go(step: number): void {
    this.#stop()
    this.#move(step)
  }

  next(stride: Stride): void {
    this.go(this.film.next(stride, this.#step))
  }

  previous(stride: Stride): void {
    this.go(this.film.previous(stride, this.#step))
  }

  look(eyes: Eyes): void {
    if (!this.#isPossible(eyes)) return
    this.#eyes = eyes
    this.onmoved()
  }

  setSpeed(speed: ReplaySpeed): void {
    this.#speed = speed
    if (this.#isPlaying) this.#wait()
  }

  toggle(): void {
    if (this.#isPlaying) {
      this.#stop()
      this.onmoved()
      return
    }
    this.#isPlaying = true
    if (this.isAtEnd) this.#move(this.film.beginning)
    else this.onmoved()
    this.#wait()
  }

  /** Another player moves it: their film plays, ours stands where theirs does. */
  follow({ step, eyes, playing }: ReplayStep): void {
    clearTimeout(this.#timer)
    this.#step = this.#within(step)
    if (this.#isPossible(eyes)) this.#eyes = eyes
    this.#isPlaying = playing
  }

  /** The replay is no longer shown. */
  close(): void {
    this.onmoved = () => undefined
    this.#stop()
  }

  #within(step: number): number {
    return Math.min(Math.max(step, 0), this.film.last)
  }

  #isPossible(eyes: Eyes): boolean {
    return typeof eyes !== 'number' || eyes < this.#seats
  }

  #move(step: number): void {
    this.#step = this.#within(step)
    this.onmoved()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#isPlaying = false
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const stay = stayOf(
      this.film.game,
      this.film.eventsAt(this.#step, this.#eyes),
      this.#trickTime(),
    )
    this.#timer = setTimeout(() => this.#playOn(), stay / this.#speed)
  }

  #playOn(): void {
    const next = this.film.next('card', this.#step)
    if (next === this.film.last) this.#isPlaying = false
    this.#move(next)
    if (this.#isPlaying) this.#wait()
  }
}
