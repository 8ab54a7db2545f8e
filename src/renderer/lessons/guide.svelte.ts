/**
 * The guide through one lesson: where the learner is, what is explained, and whether a try was right. It holds the
 * table back while it explains, and lets it go on as far as the next sentence.
 */
import type { AnyAction, AnyView } from '../../engine/kernel'
import { listed } from '../../engine/kernel'
import { isSame } from '../../engine/fair/canonical'
import type { Lesson } from '../../protocol/lesson'
import { isSolution, solutionsOf, whyWrong, type Stage, type Stop } from './stage'

export interface GuideDeps {
  /** Opens the table of a scene with so many of its inputs made. */
  readonly open: (scene: number, made: number) => void
  readonly act: (action: AnyAction) => void
  /** Nothing later than this revision is shown. */
  readonly showUntil: (rev: number) => void
  readonly moved: (scene: number, stop: number) => void
}

/** A place in a lesson. */
export interface Place {
  readonly scene: number
  readonly stop: number
}

/** What the learner tried, and why it was not it: a key of a sentence, or nothing in particular. */
export interface Wrong {
  readonly action: AnyAction
  readonly key: string | undefined
}

export class Guide {
  readonly lesson: Lesson
  readonly #stages: readonly Stage[]
  readonly #deps: GuideDeps
  #scene = $state(0)
  #stop = $state(0)
  #wrong = $state.raw<Wrong | null>(null)
  #isFinished = $state(false)

  constructor(lesson: Lesson, stages: readonly Stage[], at: Place, deps: GuideDeps) {
    this.lesson = lesson
    this.#stages = stages
    this.#deps = deps
    if (stages[at.scene]?.stops[at.stop] !== undefined) {
      this.#scene = at.scene
      this.#stop = at.stop
    }
  }

  get stage(): Stage | undefined {
    return this.#stages[this.#scene]
  }

  get scene(): number {
    return this.#scene
  }

  get stop(): Stop | undefined {
    return this.stage?.stops[this.#stop]
  }

  get wrong(): Wrong | null {
    return this.#wrong
  }

  /** All has been said and done. */
  get isFinished(): boolean {
    return this.#isFinished
  }

  /** How far it is, of all the sentences of the lesson. */
  get progress(): { readonly done: number; readonly all: number } {
    const counts = this.#stages.map(({ stops }) => stops.length)
    const sum = (many: readonly number[]) => many.reduce((all, count) => all + count, 0)
    return { done: sum(counts.slice(0, this.#scene)) + this.#stop + 1, all: sum(counts) }
  }

  get hasBefore(): boolean {
    return this.#scene + this.#stop > 0
  }

  /** Opens the first table. */
  begin(): void {
    this.#open()
  }

  /** Whether the table has come as far as the sentence is about. */
  isDue(rev: number): boolean {
    return this.stop !== undefined && rev >= this.stop.rev
  }

  /** The table shows this revision now: what was asked for has been done. */
  shows(rev: number): void {
    if (this.stop?.ask !== undefined && rev > this.stop.rev) this.next()
  }

  next(): void {
    const { stage } = this
    if (stage === undefined) return
    this.#wrong = null
    if (this.#stop + 1 < stage.stops.length) {
      this.#stop++
      this.#limit()
    } else if (this.#scene + 1 < this.#stages.length) {
      this.#scene++
      this.#stop = 0
      this.#open()
    } else this.#isFinished = true
    this.#deps.moved(this.#scene, this.#stop)
  }

  back(): void {
    if (!this.hasBefore) return
    this.#wrong = null
    const rev = this.stop?.rev
    const scene = this.#scene
    if (this.#stop > 0) this.#stop--
    else {
      this.#scene--
      this.#stop = (this.stage?.stops.length ?? 1) - 1
    }
    // Where nothing has happened in between, the table stays as it is.
    if (this.#scene === scene && this.stop?.rev === rev) this.#limit()
    else this.#open()
    this.#deps.moved(this.#scene, this.#stop)
  }

  /** What the learner wants to do; the rules are the host's to keep. */
  try(action: AnyAction, { legal }: AnyView): void {
    const ask = this.stop?.ask
    if (ask === undefined) return
    const isLegal = listed(legal).some((other) => isSame(other, action)) || !legal.complete
    this.#wrong =
      isLegal && !isSolution(ask, action) ? { action, key: whyWrong(ask, action) } : null
    // What the rules forbid, the host refuses with the clause.
    if (this.#wrong === null) this.#deps.act(action)
  }

  /** The solution, as the table offers it now. */
  solution({ legal }: AnyView): AnyAction | undefined {
    const ask = this.stop?.ask
    if (ask === undefined) return undefined
    const solutions = solutionsOf(ask)
    if (!legal.complete) return solutions[0]
    return solutions.find((each) => legal.all.some((other) => isSame(other, each)))
  }

  show(view: AnyView): void {
    const action = this.solution(view)
    this.#wrong = null
    if (action !== undefined) this.#deps.act(action)
  }

  #open(): void {
    this.#deps.open(this.#scene, this.stop?.rev ?? 0)
    this.#limit()
  }

  #limit(): void {
    const { stage, stop } = this
    const after = stage?.stops[this.#stop + 1]?.rev ?? stage?.line.length ?? 0
    this.#deps.showUntil(stop?.ask === undefined ? (stop?.rev ?? 0) : after)
  }
}
