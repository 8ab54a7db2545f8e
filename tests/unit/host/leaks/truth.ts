/** A game replayed from its true inputs, and whether what a viewer was told of it gives anything away. */
import type { AnyGame } from '../../../../src/engine/games'
import type {
  AnyEvent,
  AnyView,
  GameTypes,
  Input,
  Random,
  Viewer,
} from '../../../../src/engine/kernel'
import { samplesOf } from '../../../games'
import { renamed, type Account } from './account'
import { Past } from './past'

/** Powers whose open result rests on hidden cards: that is what they are for. */
const ASKING = ['quizmaster', 'guggitaler', 'skater', 'wuenschelrute', 'raeuber']

/** What is named openly stays the same, wherever the card of that name lies. */
const NAMING = ['fahnder', 'umwerter', 'jackpot']

function isNaming(input: Input<GameTypes>): boolean {
  if (input.by === 'chance') return false
  const { type, id } = input.action as { type: string; id?: string }
  return type === 'select' || (type === 'power' && NAMING.includes(id ?? ''))
}

export class Truth {
  readonly game: AnyGame
  readonly account: Account
  readonly past: Past
  state: object
  events: readonly AnyEvent[] = []
  #before: object
  #input: Input<GameTypes> | undefined

  constructor(game: AnyGame, options: object) {
    const made = game.setup(options)
    if (!made.ok) throw new Error(made.refusal.message)
    this.game = game
    this.state = made.value
    this.#before = made.value
    this.account = samplesOf(game.id).accountOf(made.value)
    this.past = new Past(game, this.account)
  }

  get isOver(): boolean {
    return this.game.next(this.state).kind === 'over'
  }

  step(input: Input<GameTypes>): void {
    this.#before = this.game.copy(this.state)
    this.#input = input
    const applied = this.game.apply(this.state, input)
    if (!applied.ok) throw new Error(`${applied.refusal.code}: ${applied.refusal.message}`)
    this.events = applied.value
    this.account.follow(this.#before, input, this.game.copy(this.state))
    this.past.follow(this.state, this.events)
  }

  /** What was wrong with telling him that, one sentence each. */
  leaks(viewer: Viewer, view: AnyView, events: readonly AnyEvent[], random: Random): string[] {
    const text = JSON.stringify(view)
    const found = this.account.complaints(viewer, view, events)
    const hidden = this.account.hidden(viewer)
    if (this.#seen(this.game.imagine(view, random), viewer) !== text) {
      found.push('the view tells something that cannot be imagined from it')
    }
    if (hidden.length < 2) return found
    const first = random(hidden.length)
    const one = hidden[first] as string
    const other = hidden[(first + 1 + random(hidden.length - 1)) % hidden.length] as string
    const swapped = this.account.swapped(this.game.copy(this.state), one, other)
    if (swapped !== undefined && this.#seen(swapped, viewer) !== text) {
      found.push(`the view is another one with ${one} in the place of ${other}`)
    }
    if (events.length > 0) found.push(...this.#consequences(viewer, text, events, one, other))
    return found
  }

  #seen(state: object, viewer: Viewer): string {
    return JSON.stringify(this.game.view(state, viewer))
  }

  /** The same thing done at a table where two hidden cards lie the other way round. */
  #consequences(
    viewer: Viewer,
    text: string,
    events: readonly AnyEvent[],
    one: string,
    other: string,
  ): string[] {
    const input = this.#input as Input<GameTypes>
    if (this.#mayShow(input)) return []
    const state = this.account.swapped(this.game.copy(this.#before), one, other)
    if (state === undefined) return []
    // Where it would not have been legal, everybody may conclude that it was.
    const applied = this.game.apply(state, isNaming(input) ? input : renamed(input, one, other))
    if (!applied.ok) return []
    const told = applied.value.map((event) => this.game.redact(event, viewer))
    const isSame =
      this.#seen(state, viewer) === text && JSON.stringify(told) === JSON.stringify(events)
    const what = JSON.stringify(input)
    return isSame ? [] : [`${what} has other consequences with ${one} in the place of ${other}`]
  }

  #mayShow(input: Input<GameTypes>): boolean {
    if (input.by === 'chance') return false
    const { type, id } = input.action as { type: string; id?: string }
    return (type === 'power' && ASKING.includes(id ?? '')) || this.#hasFaceDown()
  }

  /** Who wins against a card lying face down, and whether it is an animal, shows when the trick goes. */
  #hasFaceDown(): boolean {
    const { trick = [] } = this.#before as { trick?: readonly { faceDown: boolean }[] }
    return (
      trick.some(({ faceDown }) => faceDown) ||
      JSON.stringify(this.#input).includes('"faceDown":true')
    )
  }
}
