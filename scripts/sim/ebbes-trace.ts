/** Writes an ebbes game as facts that a program without our code can check. */
import type { Action, Event } from '../../src/engine/ebbes/actions'
import { nameOf } from '../../src/engine/ebbes/cards'
import { isTwoPlayerGame, playerCount } from '../../src/engine/ebbes/config'
import { ebbes, type Types } from '../../src/engine/ebbes/game'
import { numberOfRound, pairsOf } from '../../src/engine/ebbes/roles'
import { scoresOf } from '../../src/engine/ebbes/score'
import { seating, type State } from '../../src/engine/ebbes/state'
import type { Input } from '../../src/engine/kernel'
import { Facts } from './facts'

export class EbbesTrace extends Facts {
  /** The cards as dealt in this round, written once the starter and the designating cards are known. */
  private hands: readonly (readonly string[])[] | undefined

  private isFirstDeal = true

  seen(
    state: State,
    input: Input<Types>,
    events: readonly Event[],
    legal: readonly Action[],
  ): void {
    for (const event of events) {
      switch (event.type) {
        case 'opened':
          this.writeGame(state)
          break
        case 'dealt':
          this.writeStart(state)
          this.hands = event.hands
          if (isTwoPlayerGame(state.config))
            this.hands = [...event.hands, virtualCards(input, state)]
          break
        case 'played':
          this.writeRound(state)
          this.write({
            t: 'play',
            seat: event.player,
            legal:
              event.player === input.by
                ? legal.flatMap((action) => (action.type === 'play' ? [action.card] : []))
                : [event.card],
            card: event.card,
          })
          break
        case 'trick':
          this.write({ t: 'trick', cards: event.cards, winner: event.winner })
          break
        case 'scored': {
          const { roles } = ebbes.view(state, 'spectator')
          const { round, points, scores: totals, zilchRight: zilch } = event
          this.write({ t: 'score', round, roles, points, totals, zilch })
          break
        }
        case 'over':
          this.write({ t: 'over', winners: event.winners, reason: event.reason })
          break
        case 'starter':
          this.write({ t: 'starter', by: event.by, seat: event.player })
          break
        case 'selected':
          this.write({ t: 'select', seat: event.player, card: event.card })
          break
        case 'number':
        case 'designated':
        case 'turned-up':
          break
      }
    }
  }

  private writeGame({ config }: State): void {
    const { seats, variant1, variant2, rounds, goal, dabbscheedel } = config
    const options = { variant1, variant2, rounds, goal, dabbscheedel }
    this.write({ t: 'game', game: 'ebbes', seats, options })
  }

  /** A scenario may begin in the middle of a game. */
  private writeStart(state: State): void {
    const { round, zilchRight: zilch } = state
    const scores = scoresOf(state)
    if (this.isFirstDeal && (round > 1 || scores.some((score) => score !== 0))) {
      this.write({ t: 'start', round, scores, zilch })
    }
    this.isFirstDeal = false
  }

  private writeRound(state: State): void {
    if (this.hands === undefined) return
    const { round, dealer, starter, config } = state
    const designation = config.variant2
      ? { pairs: pairsOf(state).map(nameOf) }
      : { number: numberOfRound(state, round) }
    const order = seating(state)
    this.write({ t: 'round', round, dealer, starter, order, ...designation, hands: this.hands })
    this.hands = undefined
  }
}

/** Every third card of the deck is the virtual player's: it sits left of the dealer, so it comes first. */
const virtualCards = (input: Input<Types>, state: State): string[] =>
  input.by === 'chance' && input.outcome.type === 'deal'
    ? input.outcome.deck.filter((_, index) => index % playerCount(state.config) === 0)
    : []
