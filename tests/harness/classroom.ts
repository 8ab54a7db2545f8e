/** A lesson without a screen: the guide, and a table in the engine that follows the line of each scene. */
import { knownGame } from '../../src/engine/known-game'
import { listed, type AnyAction, type AnyView, type Refusal } from '../../src/engine/kernel'
import type { LessonsFace } from '../../src/renderer/games/face'
import { Guide } from '../../src/renderer/lessons/guide.svelte'
import { LEARNER, stageOf } from '../../src/renderer/lessons/stage'

export class Classroom {
  readonly guide: Guide
  readonly #lessons: LessonsFace
  readonly #name: string
  readonly #game: ReturnType<typeof knownGame>
  #state: object = {}
  #limit = 0
  rev = 0
  /** Why the rules forbade the last try. */
  refused: Refusal | null = null

  constructor(game: string, lessons: LessonsFace, name: string) {
    this.#game = knownGame(game)
    this.#lessons = lessons
    this.#name = name
    const { scenes } = this.lesson
    this.guide = new Guide(
      this.lesson,
      scenes.map((scene) => stageOf(scene, (deal) => lessons.dealt(deal, scene))),
      { scene: 0, stop: 0 },
      {
        open: (scene, made) => this.#open(scene, made),
        act: (action) => this.#act(action),
        showUntil: (rev) => {
          this.#limit = rev
          this.#goOn()
        },
        moved: () => undefined,
      },
    )
    this.guide.begin()
  }

  get lesson() {
    const lesson = this.#lessons.lessons[this.#name]
    if (lesson === undefined) throw new Error(`There is no lesson ${this.#name}.`)
    return lesson
  }

  get view(): AnyView {
    return this.#game.view(this.#state, LEARNER)
  }

  get isAsked(): boolean {
    const next = this.#game.next(this.#state)
    return next.kind === 'seats' && next.seats.includes(LEARNER)
  }

  /** Everything that a learner could try here: what the rules allow, and every card of the hand. */
  get tries(): readonly AnyAction[] {
    const { legal, hand } = this.view
    const allowed = listed(legal)
    const kind = allowed[0]?.type
    const isCard = kind === 'play' || kind === 'put-down'
    const cards = isCard ? hand.map((card) => ({ type: kind, card })) : []
    const text = (action: AnyAction) => JSON.stringify(action)
    const known = new Set(allowed.map(text))
    return [...allowed, ...cards.filter((action) => !known.has(text(action)))]
  }

  try(action: AnyAction): void {
    this.refused = null
    this.guide.try(action, this.view)
    this.guide.shows(this.rev)
  }

  /** Answers an ask with this or the solution, and goes on from everything else. */
  step(action = this.guide.solution(this.view)): void {
    if (this.guide.stop?.ask === undefined) this.guide.next()
    else if (action === undefined) throw new Error(`Nothing of ${this.#where} can be done.`)
    else this.try(action)
  }

  /** In a message about what went wrong. */
  get #where(): string {
    return `${this.#name}, “${this.guide.stop?.text ?? ''}”`
  }

  #open(scene: number, made: number): void {
    const { options = {}, players = 0 } = this.lesson.scenes[scene] ?? {}
    const read = this.#game.tableOptions(options, players)
    if (!read.ok) throw new Error(read.refusal.message)
    const begun = this.#game.setup(read.value)
    if (!begun.ok) throw new Error(begun.refusal.message)
    this.#state = begun.value
    this.rev = 0
    while (this.rev < made) this.#make()
  }

  /** The next input of the line. */
  #make(): void {
    const input = this.guide.stage?.line[this.rev]
    if (input === undefined) throw new Error(`${this.#where}: the line has come to its end.`)
    const made = this.#game.apply(this.#state, input)
    if (!made.ok) {
      throw new Error(`${this.#where}: ${JSON.stringify(input)}: ${made.refusal.message}`)
    }
    this.rev++
  }

  /** The others play, as far as the guide lets them. */
  #goOn(): void {
    while (this.rev < this.#limit && this.guide.stage?.line[this.rev]?.by !== LEARNER) this.#make()
  }

  #act(action: AnyAction): void {
    const acted = this.#game.apply(this.#state, { by: LEARNER, action })
    this.refused = acted.ok ? null : acted.refusal
    if (acted.ok) this.rev++
    this.#goOn()
  }
}
