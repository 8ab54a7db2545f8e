/** What each viewer is shown of a game: their own view of every step, or of one round ago. */
import type { AnyEvent, Viewer } from '../../engine/kernel'
import { MAX_PAST } from '../../protocol/game'
import type { HostMessage, HostMessages } from '../../protocol/messages'
import type { GamesSetup, GamesDeps } from './games-setup'
import type { Play, Step } from './play'
import { DelayedView } from './delayed-view'

type Deps = Pick<GamesDeps, 'show' | 'offers'>

export class ShownGame {
  readonly #play: Play
  readonly #setup: GamesSetup
  readonly #deps: Deps
  /** The later view with all hands, for spectators of a table that allows it. */
  readonly #past: DelayedView | undefined

  constructor(play: Play, setup: GamesSetup, deps: Deps) {
    const { game, seats, opensLater } = setup
    this.#play = play
    this.#setup = setup
    this.#deps = deps
    this.#past = opensLater ? new DelayedView(game, play.config, seats) : undefined
    for (const input of play.log.inputs) {
      this.#past?.follow(input, play.isOver, () => undefined)
    }
  }

  /** `number` is that of the game. */
  step({ input, events }: Step, number: number): void {
    const { rev } = this.#play
    for (const seat of this.#seats) {
      this.#deps.show(seat, () => this.#update(number, seat, rev - 1, rev, events))
    }
    const past = this.#past
    if (past === undefined) {
      this.#deps.show('spectator', () => this.#update(number, 'spectator', rev - 1, rev, events))
    } else {
      past.follow(input, this.#play.isOver, (shown) => {
        const at = past.rev
        this.#deps.show('spectator', () => this.#update(number, 'spectator', at - 1, at, shown))
      })
    }
    if (!this.#play.isOver || !this.#isSealed) return
    const proof = this.#proof(number)
    for (const viewer of this.#viewers) this.#deps.show(viewer, () => proof)
  }

  /** The cards of a lesson were set, not dealt: there is nothing to check. */
  get #isSealed(): boolean {
    return this.#setup.practice === undefined
  }

  /** Sends everybody the whole game again. */
  again(number: number): void {
    for (const viewer of this.#viewers) {
      for (const message of this.snapshotFor(viewer, number)) this.#deps.show(viewer, () => message)
    }
  }

  /** For a page that knows nothing yet: the table as it is, and what has happened so far. */
  snapshotFor(viewer: Viewer, number: number): readonly HostMessage[] {
    const { events } = this.#seenBy(viewer)
    const past = this.#tellable(events, viewer).slice(-MAX_PAST)
    const update = { ...this.currentFor(viewer, number), past }
    return this.#play.isOver && this.#isSealed ? [update, this.#proof(number)] : [update]
  }

  /** The table as it is: small, as a guest can ask for it many times a second. */
  currentFor(viewer: Viewer, number: number): HostMessages['update'] {
    const { rev } = this.#seenBy(viewer)
    return this.#update(number, viewer, rev, rev, [])
  }

  #seenBy(viewer: Viewer): Pick<Play, 'rev' | 'events'> {
    return (viewer === 'spectator' ? this.#past : undefined) ?? this.#play
  }

  get #seats(): readonly number[] {
    return [...Array(this.#setup.seats).keys()]
  }

  get #viewers(): readonly Viewer[] {
    return [...this.#seats, 'spectator']
  }

  #update(
    number: number,
    viewer: Viewer,
    from: number,
    rev: number,
    events: readonly AnyEvent[],
  ): HostMessages['update'] {
    const past = viewer === 'spectator' ? this.#past : undefined
    const view = past === undefined ? this.#play.view(viewer) : past.view
    const offers = viewer === 'spectator' ? [] : this.#deps.offers(viewer, view)
    return {
      type: 'update',
      number,
      from,
      rev,
      quiet: this.#play.quiet.of(viewer),
      ...(offers.length > 0 && { offers }),
      view,
      events: this.#tellable(events, viewer),
      past: null,
      hands: past === undefined ? null : past.hands,
    }
  }

  /** The later view of a spectator hides nothing. */
  #tellable(events: readonly AnyEvent[], viewer: Viewer): readonly AnyEvent[] {
    if (viewer === 'spectator' && this.#past !== undefined) return events
    return events.map((event) => this.#setup.game.redact(event, viewer))
  }

  #proof(number: number): HostMessage {
    const { ceremony, log } = this.#play
    return { type: 'proof', number, ceremony, log: { ...log, config: { ...log.config } } }
  }
}
